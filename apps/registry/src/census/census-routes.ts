import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Census } from '@fachwerk/shared/contracts';
import type { Database } from '@fachwerk/database';
import { readUses, replaceContentUses } from './uses';

const Text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** `POST /federation/census`: all uses of the page server's content. */
export const CensusReport = z.object({
  uses: z
    .array(
      z.object({
        page: Text(500),
        file: z.string().check(z.maxLength(300)),
        widget: Text(80),
        major: z.nullable(z.int()),
        props: z.record(z.string(), z.unknown()),
      }),
    )
    .check(z.maxLength(50_000)),
});
export type CensusReport = z.output<typeof CensusReport>;

export interface CensusRoutes {
  db: Database;
  /** Throws 401 or 403 unless the request carries a token of scope census (or operate). */
  requireCensus(request: FastifyRequest): Promise<unknown>;
}

const MAX_BODY = 20 * 1024 * 1024;

export function censusRoutes(app: FastifyInstance, { db, requireCensus }: CensusRoutes): void {
  app.get<{ Querystring: { widget?: string } }>('/federation/census', async (request, reply) => {
    const { widget } = request.query;
    reply.header('cache-control', 'no-store');
    return { uses: await readUses(db, typeof widget === 'string' ? widget : undefined) } satisfies Census;
  });

  app.post('/federation/census', { bodyLimit: MAX_BODY }, async (request, reply) => {
    await requireCensus(request);
    const report = CensusReport.safeParse(request.body);
    if (!report.success) {
      const [issue] = report.error.issues;
      const message = `The census cannot be read: ${issue?.path.map(String).join('.')}: ${issue?.message}.`;
      return reply.code(400).send({ message });
    }
    await replaceContentUses(db, report.data.uses);
    return reply.code(204).send();
  });
}
