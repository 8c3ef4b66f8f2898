import * as calls from '@fachwerk/shared/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Census } from '@fachwerk/shared/contracts';
import { parseBody } from '../http/parse-body';
import type { RegistryContext } from '../registry-context';
import { publicOrigin } from '../routes/page-origin';
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

/**
 * For everybody: what stands in our public pages anyway. Which pages of others use our widgets, and with which props, is theirs to tell: that
 * needs a token, or an operator on a page of the shop.
 */
export async function censusReadRoutes(
  app: FastifyInstance,
  { db, access, publicUrl }: Pick<RegistryContext, 'db' | 'access' | 'publicUrl'>,
): Promise<void> {
  const isKnown = async (request: FastifyRequest): Promise<boolean> => {
    const { authorization, origin } = request.headers;
    if (authorization !== undefined) return Boolean(await access.known(request));
    // The answer may be read from any origin: the operator's cookie counts where no other one asks.
    if (origin !== undefined && origin !== publicOrigin(request, publicUrl)) return false;
    return Boolean(await access.actorOf(request));
  };

  app.get<Query<'widget'>>(calls.readCensus.path, async (request, reply): Promise<Census> => {
    void reply.header('cache-control', 'no-store');
    const isAll = await isKnown(request);
    const uses = await readUses(db, one(request.query.widget));
    return { uses: isAll ? uses : uses.filter(({ source }) => source === 'content') };
  });
}

/** For page servers. */
export async function censusReportRoutes(
  app: FastifyInstance,
  { db, access }: Pick<RegistryContext, 'db' | 'access'>,
): Promise<void> {
  app.post(calls.readCensus.path, { bodyLimit: MAX_BODY }, async (request, reply) => {
    await access.census(request);
    await replaceContentUses(db, parseBody(CensusReport, request.body).uses);
    return reply.code(204).send();
  });
}
