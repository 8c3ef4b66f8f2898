import { timingSafeEqual } from 'node:crypto';
import { type BounceReport, reportBounces } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { type Counted, enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { endConsentsOf } from '../consents/consents';
import type { CustomersContext } from '../context/customers-context';
import { hashOfToken } from '../services';
import { countSoftBounce, endSubscription } from './newsletter-subscriptions';

/** What the mail provider reports: a mailbox that does not exist, or a reader who calls it spam, ends. */
export async function bounceRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, attempts, bounceToken, now } = context;

  route(app, reportBounces, async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    // Without a configured token there is no such call.
    if (!bounceToken) throw new ShopError({ statusCode: 404, key: 'error.route.notFound' });
    if (!timingSafeEqual(bounceToken, hashOfToken(token))) {
      const counted: Counted[] = [['mailProvider', request.ip]];
      await enforceAttemptLimits(attempts, reply, counted, { msg: 'newsletter.error.wait' });
      throw new ShopError({ statusCode: 401, key: 'error.login.required' });
    }
    for (const event of request.body.events) await take(event);
    return { taken: request.body.events.length };
  });

  const take = ({ email, kind }: BounceReport['events'][number]): Promise<void> =>
    db.transaction(async (tx) => {
      if (kind === 'soft') return countSoftBounce(tx, email, now());
      const end = { by: kind === 'hard' ? 'BOUNCE' : 'COMPLAINT', now: now() } as const;
      await endSubscription(tx, email, end);
      await endConsentsOf(tx, email, end);
    });
}
