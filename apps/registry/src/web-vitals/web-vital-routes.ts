import { createHash, timingSafeEqual } from 'node:crypto';
import * as calls from '@fachwerk/shared/calls';
import { WebVitalsReport } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { tellerOf } from '../telemetry/address-limit';
import { takeReports } from '../telemetry/report-body';
import type { VitalCounter } from './vital-counter';

const BODY_LIMIT = 16 * 1024;

/**
 * Receives what browsers have measured. 401 without the key, before the body is read; without a key of the
 * operator for every report. Otherwise 202, also for an invalid report, which does not count: a page that is
 * left cannot repeat it.
 */
export async function webVitalRoutes(
  app: FastifyInstance,
  { counter, metricsKey }: { counter: VitalCounter; metricsKey: string | undefined },
): Promise<void> {
  takeReports(app, {
    bodyLimit: BODY_LIMIT,
    status: 202,
    fault: 'a report of web vitals was not counted',
  });
  const expected = metricsKey === undefined ? undefined : hash(metricsKey);

  app.post(
    calls.sendWebVitals.path,
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        const given = request.headers[calls.METRICS_KEY_HEADER];
        if (typeof given !== 'string' || !expected || !timingSafeEqual(hash(given), expected))
          return reply.code(401).send({ message: 'The key is wrong.' });
      },
    },
    async (request, reply) => {
      const reporter = tellerOf(request);
      const report = counter.accepts(reporter) ? parseReport(request.body) : undefined;
      if (report) counter.count(report, reporter);
      return reply.header('cache-control', 'no-store').code(202).send();
    },
  );
}

/** Hashes have the same length, which `timingSafeEqual` needs. */
const hash = (key: string): Buffer => createHash('sha256').update(key).digest();

function parseReport(body: unknown): WebVitalsReport | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    return WebVitalsReport.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
