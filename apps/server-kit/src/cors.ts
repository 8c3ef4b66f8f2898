import type { FastifyInstance } from 'fastify';

/** Origins that may call with the visitor's session: a list (`https://*.shop.example` for subdomains) or a function. */
export type AllowedOrigins = readonly string[] | ((origin: string) => boolean);

const EXPOSED = 'x-refreshed-csrf';
const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'content-type, x-csrf-token, idempotency-key, accept';
const REMEMBER_SECONDS = '600';

export function originMatcher(allowed: AllowedOrigins): (origin: string) => boolean {
  if (typeof allowed === 'function') return allowed;
  const patterns = allowed.map((text) => {
    const escaped = text.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${escaped.replace('*', '[a-z0-9-]+(\\.[a-z0-9-]+)*')}$`, 'i');
  });
  return (origin) => patterns.some((pattern) => pattern.test(origin));
}

/** Pages of the shop on other host names of the same site; anybody else gets no CORS header at all. */
export function registerCors(app: FastifyInstance, isAllowed: (origin: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !isAllowed(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', REMEMBER_SECONDS)
      .code(204)
      .send();
  });
}
