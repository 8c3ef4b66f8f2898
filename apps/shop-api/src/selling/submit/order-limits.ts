import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AttemptLimit, type Counted, refuseWaiting } from '../../kernel/limits/attempt-limit';
import { requireSession } from '../../kernel/session/session-plugin';

const countedOf = (request: FastifyRequest): Counted[] => [
  ['orderNetwork', request.ip],
  ['order', requireSession(request).id],
];

/** Refuses orders after too many refused ones. An accepted order is not counted. */
export function createOrderLimits(attempts: AttemptLimit) {
  return {
    async enforce(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await refuseWaiting(attempts, reply, countedOf(request), { msg: 'checkout.error.wait' });
    },

    async countRefusal(request: FastifyRequest): Promise<void> {
      for (const [kind, value] of countedOf(request)) await attempts.attempt(kind, value);
    },
  };
}
