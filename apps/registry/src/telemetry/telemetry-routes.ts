import * as calls from '@fachwerk/shared/calls';
import { TelemetryReport } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../access/access';
import { type Reporter, tellerOf, visitorIn } from './address-limit';
import { bucketIn, giveBucket } from './bucket-cookie';
import type { TelemetryCounter } from './counter';
import { takeReports } from './report-body';

export interface TelemetryRoutes {
  counter: TelemetryCounter;
  access: Access;
  publicUrl: string | undefined;
  /** Uses of widgets on a third-party page. */
  onUses?: (page: string, uses: NonNullable<TelemetryReport['uses']>) => Promise<void>;
}

const BODY_LIMIT = 64 * 1024;

/** Telemetry always answers 204, also for invalid reports. */
export async function telemetryRoutes(
  app: FastifyInstance,
  { counter, access, publicUrl, onUses }: TelemetryRoutes,
): Promise<void> {
  takeReports(app, { bodyLimit: BODY_LIMIT, status: 204, fault: 'telemetry was not counted' });

  app.post(calls.sendTelemetry.path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    giveBucket(request, reply, publicUrl);
    const visitor = await visitorOfPageServer(access, request);
    const reporter = visitor ?? tellerOf(request);
    const report = counter.accepts(reporter) ? parseReport(request.body) : undefined;
    if (report) {
      await counter.count(report, {
        ...reporter,
        bucket: bucketIn(request),
        isOfPageServer: visitor !== undefined,
      });
      if (report.uses && onUses && isFrom(request, report.page)) await onUses(report.page, report.uses);
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}

/** A page server reports for all its visitors, each with the limits that the visitor's browser has. */
async function visitorOfPageServer(access: Access, request: FastifyRequest): Promise<Reporter | undefined> {
  const network = request.headers[calls.VISITOR_NETWORK];
  if (typeof network !== 'string' || request.headers.authorization === undefined) return undefined;
  return access.pageServer(request).then(
    () => visitorIn(network),
    () => undefined,
  );
}

/**
 * The Origin header must match the origin of the reported page, so that a page cannot report for another one.
 */
const isFrom = ({ headers: { origin } }: FastifyRequest, page: string): boolean =>
  origin === undefined || page.startsWith(`${origin}/`);

function parseReport(body: unknown): TelemetryReport | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    return TelemetryReport.safeParse(JSON.parse(body, storable)).data;
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL stores no NUL and no half of a character, which also remains where a browser cuts a message. One
 * such text would keep everything from being written that waits beside it.
 */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\u0000\p{Surrogate}]/gu, '') : value;
