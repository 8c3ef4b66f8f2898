import type { FastifyInstance } from 'fastify';
import { pickWidgets, type Release } from '@fachwerk/shared/contracts';
import type { PageConfig } from '@fachwerk/shared/widget';
import type { LiveSet } from '../release/live-set';
import { absoluteConfig, publicOrigin } from './page-origin';

interface Options {
  liveSet: () => Promise<LiveSet>;
  pageConfig: PageConfig;
  publicUrl: string | undefined;
}

const MAX_NAMES = 50;
const NOTHING: Release = { id: 'none', mfes: {}, widgets: {}, chunks: {} };

/** What is live, for page servers, the shell on pages of others, and editors. */
export function federationRoutes(app: FastifyInstance, { liveSet, pageConfig, publicUrl }: Options): void {
  // Small, and asked for by servers or once per page: always the truth.
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'origin');
    // The shell's HTTP client sends cookies with every call, and browsers then want the origin by name. No answer
    // here depends on a cookie: naming it gives nobody more than the wildcard of the files does.
    if (headers.origin)
      reply.headers({
        'access-control-allow-origin': headers.origin,
        'access-control-allow-credentials': 'true',
      });
  });

  app.get('/federation/release', async (_request, reply) => {
    const { pageRelease } = await liveSet();
    if (!pageRelease) return reply.code(503).send({ message: 'No shell is published yet.' });
    return pageRelease;
  });

  app.get<{ Querystring: { widgets?: string | string[] } }>('/federation/resolve', async (request) => {
    const { pageRelease } = await liveSet();
    const names = [request.query.widgets ?? []].flat().flatMap((list) => list.split(','));
    return pickWidgets(pageRelease?.release ?? NOTHING, names.slice(0, MAX_NAMES));
  });

  app.get('/federation/widgets', async () => (await liveSet()).widgets);

  app.get<{ Querystring: { lang?: string | string[] } }>('/federation/messages', async (request) =>
    [request.query.lang ?? 'de'].flat()[0] === 'de' ? (await liveSet()).messages : {},
  );

  app.get('/federation/config', async (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    if (!origin) return reply.code(400).send({ message: 'The Host header is no host name.' });
    return absoluteConfig(pageConfig, origin);
  });
}
