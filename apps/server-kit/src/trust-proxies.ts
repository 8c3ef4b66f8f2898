import type { FastifyServerOptions } from 'fastify';

/**
 * Fastify's `trustProxy`: only the addresses that our own proxies added to X-Forwarded-For count. A visitor
 * can write everything before them.
 */
export const trustProxies =
  (proxies: number): NonNullable<FastifyServerOptions['trustProxy']> =>
  (_address: string, hop: number) =>
    hop < proxies;
