import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocal } from './is-local';
import { networkOf } from './network-of';
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
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request) => (isChange(request) ? limit.changes : limit.reads),
    keyGenerator: (request) => `${isChange(request) ? 'change' : 'read'}:${networkOf(request.ip)}`,
    allowList: (request) => isPrivate(request) || (!isChange(request) && isLocal(request)),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

const isChange = (request: FastifyRequest): boolean => request.method !== 'GET' && request.method !== 'HEAD';
