import {
  changeNewsletter,
  endNewsletter,
  endNewsletterByMail,
  readNewsletter,
  tellNewsletterReason,
} from '@fachwerk/shared/contracts';
import { NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownCustomer } from '../../identity/customer/own-customer';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { oneClickRoute } from '../../kernel/mail/one-click';
import { networkOf } from '../context/consent-proof';
import type { CustomersContext } from '../context/customers-context';
import { maskedAddress } from './masked-address';
import { createNewsletterLinks } from './newsletter-links';
import { brokenLink, ENDED, linkPage, topicsOf, topicsPage } from './newsletter-requests';
import {
  changeTopics,
  countReason,
  endSubscription,
  findSubscription,
  subscribeOwner,
} from './newsletter-subscriptions';

/** A subscriber changes topics, ends and answers why; a customer also subscribes. */
export async function newsletterRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, now } = context;
  const links = createNewsletterLinks(context);

  /** The address of a link, or of a login. */
  async function addressOf(token: string, request: FastifyRequest): Promise<string> {
    if (token !== '') {
      const email = links.readManage(token);
      if (email === undefined) throw brokenLink();
      return email;
    }
    return (await ownCustomer(db, request)).email;
  }

  route(app, readNewsletter, async (request) => {
    const { token = '' } = request.query;
    const email = await addressOf(token, request);
    const subscription = await findSubscription(db, email);
    return {
      email: token === '' ? email : maskedAddress(email),
      isSubscribed: subscription !== undefined,
      isPaused: subscription?.isPaused ?? false,
      topics: subscription?.topics ?? [],
    };
  });

  formRoute(app, formAnswers, changeNewsletter, {
    form: 'newsletter-topics',
    page: ({ token }) => topicsPage(token),
    keep: [...NEWSLETTER_TOPICS],
    async handle(form, request) {
      const email = await addressOf(form.token, request);
      const topics = topicsOf(form);
      await db.transaction(async (tx) => {
        if (form.token === '')
          return subscribeOwner(tx, { email, topics, network: networkOf(request) }, now());
        // A link changes a subscription and begins none: it may be older than its end.
        if (!(await changeTopics(tx, email, topics))) throw brokenLink();
      });
      return { body: { state: 'saved' as const }, msg: 'newsletter.saved' };
    },
  });

  formRoute(app, formAnswers, endNewsletter, {
    form: 'newsletter-end',
    page: ({ token }) => linkPage('abmelden', token),
    keep: [],
    async handle({ token }, request) {
      const email = await addressOf(token, request);
      await db.transaction((tx) => endSubscription(tx, email, { by: 'PERSON', now: now() }));
      return { body: { redirect: ENDED }, redirect: ENDED };
    },
  });

  formRoute(app, formAnswers, tellNewsletterReason, {
    form: 'newsletter-reason',
    page: () => ENDED,
    keep: ['reason'],
    async handle({ reason }, request, reply) {
      await enforceAttemptLimits(attempts, reply, [['newsletterReason', request.ip]], {
        msg: 'newsletter.error.wait',
      });
      await countReason(db, reason, now());
      return { body: { state: 'counted' as const }, msg: 'newsletter.reasonCounted' };
    },
  });

  await oneClickRoute(app, endNewsletterByMail, async (token) => {
    const email = links.readManage(token);
    if (email === undefined) throw brokenLink();
    await db.transaction((tx) => endSubscription(tx, email, { by: 'PERSON', now: now() }));
  });
}
