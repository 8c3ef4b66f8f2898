import { METRICS_KEY_HEADER } from '@fachwerk/shared/calls';
import type { FastifyInstance } from 'fastify';

/** CORS for third-party pages: they read the release and send telemetry; JSON needs a preflight request. */
export function allowEverybody(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    // Small answers that must be current.
    void reply.header('cache-control', 'no-cache').header('vary', 'origin');
    // The HTTP client of the shell sends credentials with every call, so browsers require the origin by name.
    // The only cookie that changes an answer is the bucket, a number: naming the origin exposes no more than
    // a wildcard.
    if (headers.origin)
      void reply.headers({
        'access-control-allow-origin': headers.origin,
        'access-control-allow-credentials': 'true',
        'cross-origin-resource-policy': 'cross-origin',
      });
  });
  app.options('/federation/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': `content-type, ${METRICS_KEY_HEADER}`,
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}
