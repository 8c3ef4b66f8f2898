import * as calls from '@fachwerk/shared/calls';
import type { UsageInventory } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RegistryContext } from '../context/registry-context';
import { publicOrigin } from '../http/page-origin';
import { parseBody } from '../http/parse-body';
import { one, type Query } from '../http/query';
import { readUses, replaceContentUses } from './uses';

const Text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** `POST /federation/census`: all uses of widgets in the content of the page server. */
const UsageReport = z.object({
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

/**
 * Uses in our own pages are public. Uses on third-party pages may be confidential: they need a token, or an
 * operator on a page of the shop.
 */
export async function usageReadRoutes(
  app: FastifyInstance,
  { db, access, publicUrl }: Pick<RegistryContext, 'db' | 'access' | 'publicUrl'>,
): Promise<void> {
  const isKnown = async (request: FastifyRequest): Promise<boolean> => {
    const { authorization, origin } = request.headers;
    if (authorization !== undefined) return Boolean(await access.known(request));
    // The answer is readable from any origin, so the operator's cookie counts only for requests of our own
    // origin.
    if (origin !== undefined && origin !== publicOrigin(request, publicUrl)) return false;
    return Boolean(await access.actorOf(request));
  };

  app.get<Query<'widget'>>(calls.readUsageInventory.path, async (request, reply): Promise<UsageInventory> => {
    void reply.header('cache-control', 'no-store');
    const isAll = await isKnown(request);
    const uses = await readUses(db, one(request.query.widget));
    return { uses: isAll ? uses : uses.filter(({ source }) => source === 'content') };
  });
}

export async function usageReportRoutes(
  app: FastifyInstance,
  { db, access }: Pick<RegistryContext, 'db' | 'access'>,
): Promise<void> {
  app.post(calls.readUsageInventory.path, { bodyLimit: MAX_BODY }, async (request, reply) => {
    await access.pageServer(request);
    await replaceContentUses(db, parseBody(UsageReport, request.body).uses);
    return reply.code(204).send();
  });
}
