import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocal } from './is-local';
import { networkOf, SITE_TIMES, siteOf } from './network-of';
import { isPrivate } from './private-listener';

export interface RateLimit {
  /** Calls per minute and address. */
  changes: number;
  reads: number;
}

export const generousLimit: RateLimit = { changes: 600, reads: 6000 };

/**
 * Enough for every shopper, too little for a flood. Counted in memory: each process accepts this many.
 * Requests of our own servers (private listener) and reads from the same machine are not counted.
 */
export async function registerRateLimit(app: FastifyInstance, limit: RateLimit): Promise<void> {
  const isFree = (request: FastifyRequest): boolean =>
    isPrivate(request) || (!isChange(request) && isLocal(request));
  const mostOf = (request: FastifyRequest): number => (isChange(request) ? limit.changes : limit.reads);
  const keyOf = (request: FastifyRequest, network: string): string =>
    `${isChange(request) ? 'change' : 'read'}:${network}`;

  await app.register(rateLimit, {
    global: true,
    timeWindow: MINUTE_MS,
    max: mostOf,
    keyGenerator: (request) => keyOf(request, networkOf(request.ip)),
    allowList: isFree,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });

  const checkSite = app.createRateLimit({
    timeWindow: MINUTE_MS,
    max: (request) => mostOf(request) * SITE_TIMES,
    keyGenerator: (request) => keyOf(request, siteOf(request.ip)),
    allowList: (request) => isFree(request) || siteOf(request.ip) === networkOf(request.ip),
  });
  app.addHook('onRequest', async (request) => {
    const site = await checkSite(request);
    if (!site.isAllowed && site.isExceeded) throw new SiteLimitError();
  });
}

/** More requests than the networks of one IPv6 site have together. */
class SiteLimitError extends Error {
  override name = 'SiteLimitError';
  statusCode = 429;
  constructor() {
    super('Rate limit of the site exceeded.');
  }
}

const MINUTE_MS = 60_000;
const isChange = (request: FastifyRequest): boolean => request.method !== 'GET' && request.method !== 'HEAD';
