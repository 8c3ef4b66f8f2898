import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { PageConfig } from '@fachwerk/shared/widget';
import { followLiveSet } from './release/live-set';
import { assetRoutes } from './routes/asset-routes';
import { federationRoutes } from './routes/federation-routes';

export { publishVersion, type PublishOptions } from './storage/publish-version';

export interface RegistryOptions {
  /** Where published versions lie: `<id>/<version>/...` and live.json. */
  storageDir: string;
  /** Where the pages of this shop are; handed to pages of others with absolute addresses. */
  pageConfig: PageConfig;
  /** Address of the shop; without it the address that was asked. */
  publicUrl?: string;
  logger?: FastifyServerOptions['logger'];
}

/** Knows the published versions and answers which ones are live. */
export async function buildRegistry(options: RegistryOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: options.logger ?? false });
  const liveSet = followLiveSet(options.storageDir, app.log);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      // Public files without cookies: pages of others on other hosts load them, with integrity.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    const message = status === 500 ? 'The registry could not answer.' : error.message;
    return reply.code(status).header('cache-control', 'no-store').send({ message });
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: `Nothing is published at ${request.url.split('?')[0]}.` }),
  );

  await app.register(async (scope) => assetRoutes(scope, { storageDir: options.storageDir, liveSet }));
  await app.register(async (scope) =>
    federationRoutes(scope, { liveSet, pageConfig: options.pageConfig, publicUrl: options.publicUrl }),
  );
  return app;
}
