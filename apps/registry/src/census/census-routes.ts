import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Census } from '@fachwerk/shared/contracts';
import { parseBody } from '../http/parse-body';
import type { RegistryContext } from '../registry-context';
import { one, type Query } from '../routes/query';
import { readUses, replaceContentUses } from './uses';

const Text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** `POST /federation/census`: all uses of the page server's content. */
const CensusReport = z.object({
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

const MAX_BODY = 20 * 1024 * 1024;

/** For everybody: what stands in public pages anyway. */
export async function censusReadRoutes(
  app: FastifyInstance,
  { db }: Pick<RegistryContext, 'db'>,
): Promise<void> {
  app.get<Query<'widget'>>('/federation/census', async (request, reply): Promise<Census> => {
    void reply.header('cache-control', 'no-store');
    return { uses: await readUses(db, one(request.query.widget)) };
  });
}

/** For page servers. */
export async function censusReportRoutes(
  app: FastifyInstance,
  { db, access }: Pick<RegistryContext, 'db' | 'access'>,
): Promise<void> {
  app.post('/federation/census', { bodyLimit: MAX_BODY }, async (request, reply) => {
    await access.census(request);
    await replaceContentUses(db, parseBody(CensusReport, request.body).uses);
    return reply.code(204).send();
  });
}
