import type { FastifyInstance } from 'fastify';

/** Pages of others ask what is live, and their shells tell how it went; browsers ask first before they send JSON. */
export function allowEverybody(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    // Small, and asked for by servers or once per page: always the truth.
    void reply.header('cache-control', 'no-cache').header('vary', 'origin');
    // The shell's HTTP client sends cookies with every call, and browsers then want the origin by name. The only cookie that an answer
    // depends on is the bucket, a number: naming the origin gives nobody more than the wildcard of the files does.
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
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}
