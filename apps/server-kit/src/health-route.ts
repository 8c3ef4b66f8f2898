import type { FastifyInstance } from 'fastify';

/**
 * `GET /healthz` for load balancers: 200 when `check` succeeds, else the answer of the app's error handler.
 */
export function healthRoute(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await check();
    return { status: 'ok' };
  });
}
