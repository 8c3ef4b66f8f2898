import type { FastifyInstance } from 'fastify';
import { TelemetryReport } from '@fachwerk/shared/contracts';
import { giveBucket, hasBucket } from './bucket-cookie';
import type { TelemetryCounter } from './counter';

export interface TelemetryRoutes {
  counter: TelemetryCounter;
  publicUrl: string | undefined;
  /** Which widgets a page of others uses. */
  onUses?: (page: string, uses: NonNullable<TelemetryReport['uses']>) => Promise<void>;
}

const BODY_LIMIT = 64 * 1024;

/** In a scope of its own: nothing that is sent here makes an answer other than 204. */
export async function telemetryRoutes(
  app: FastifyInstance,
  { counter, publicUrl, onUses }: TelemetryRoutes,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (!error.statusCode || error.statusCode >= 500)
      request.log.warn({ err: error }, 'telemetry was not counted');
    return reply.code(204).send();
  });

  app.post('/federation/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    giveBucket(request, reply, publicUrl);
    const report = parseReport(request.body);
    if (report) {
      await counter.count(report, {
        address: request.ip,
        isDrawn: hasBucket(request),
      });
      if (report.uses && onUses) await onUses(report.page, report.uses);
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}

function parseReport(body: unknown): TelemetryReport | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    return TelemetryReport.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
