import type { FastifyRequest } from 'fastify';

/**
 * The browser requests an address that the visitor may never open, for later use or for prerendering. The
 * answer must not change anything.
 */
export const isPrefetch = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  // `Purpose` is the header of browsers without `Sec-Purpose`.
  [headers['sec-purpose'], headers.purpose].some((value) => /^prefetch\b/.test(String(value)));
