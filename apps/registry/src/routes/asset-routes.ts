import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveSet } from '../release/live-set';
import { isName, isVersion, SHELL } from '../storage/version-folder';

interface Options {
  storageDir: string;
  liveSet: () => Promise<LiveSet>;
}

const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Foreign pages name the shell without a version: they follow a new one within a minute. */
const ONE_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

/** Every published version for ever, and the live shell under a name that stays. */
export async function assetRoutes(app: FastifyInstance, { storageDir, liveSet }: Options): Promise<void> {
  const root = resolve(storageDir);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  });
  const sendFile = (reply: FastifyReply, id: string, version: string, path: string, cacheControl: string) => {
    if (!isName(id) || !isVersion(version)) return reply.callNotFound();
    return reply
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding')
      .sendFile(path, join(root, id, version));
  };

  app.get<{ Params: { mfe: string; version: string; '*': string } }>(
    '/assets/:mfe/:version/*',
    ({ params }, reply) => sendFile(reply, params.mfe, params.version, params['*'], ONE_YEAR),
  );

  app.get('/shell/shell.js', async (_request, reply) => {
    const { shell } = await liveSet();
    if (!shell) return reply.callNotFound();
    return sendFile(reply, SHELL, shell.version, shell.script, ONE_MINUTE);
  });

  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', ({ params }, reply) =>
    sendFile(reply, SHELL, params.version, params['*'], ONE_YEAR),
  );
}
