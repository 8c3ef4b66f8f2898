import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../http/shop-error';
import type { AttemptLimit, Counted } from '../limits/attempt-limit';
import { requireSession } from '../session/session-plugin';

const countedOf = (request: FastifyRequest): Counted[] => [
  ['orderNetwork', request.ip],
  ['order', requireSession(request).id],
];

/** Refuses orders after too many refused ones. An accepted order is not counted. */
export function createOrderLimits(attempts: AttemptLimit) {
  return {
    async enforce(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const waits = await Promise.all(
        countedOf(request).map(([kind, value]) => attempts.waiting(kind, value)),
      );
      const seconds = Math.max(...waits);
      if (seconds === 0) return;
      void reply.header('retry-after', String(seconds));
      throw new ShopError(429, 'checkout.error.wait', [], { minutes: Math.ceil(seconds / 60) });
    },

    async countRefusal(request: FastifyRequest): Promise<void> {
      for (const [kind, value] of countedOf(request)) await attempts.attempt(kind, value);
    },
  };
}
