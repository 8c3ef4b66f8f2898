import { confirmNewsletter, type NewsletterForm, subscribeNewsletter } from '@fachwerk/shared/contracts';
import { NEWSLETTER_CONSENT, NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { formRoute } from '../../kernel/form-answers/form-route';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import type { Counted } from '../../kernel/limits/attempt-limit';
import type { CustomersContext } from '../context/customers-context';
import { createNewsletterLinks } from './newsletter-links';
import { brokenLink, linkPage, PAGE, topicsOf } from './newsletter-requests';
import { addSubscription } from './newsletter-subscriptions';
import { requestSubscription } from './request-subscription';

/** A visitor asks, and confirms with the link of the mail. */
export async function subscribeRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, events, now } = context;
  const links = createNewsletterLinks(context);

  async function ask(form: NewsletterForm, request: FastifyRequest): Promise<void> {
    const asked = { email: form.email, topics: topicsOf(form), textVersion: NEWSLETTER_CONSENT };
    await requestSubscription(db, context, asked, request);
    events.emit('mail:enqueued');
  }

  formRoute(app, formAnswers, subscribeNewsletter, {
    form: 'newsletter',
    page: () => PAGE,
    keep: ['email', ...NEWSLETTER_TOPICS],
    async handle(form, request, reply) {
      const counted: Counted[] = [
        ['newsletterNetwork', request.ip],
        ['newsletter', form.email],
      ];
      const guarded = { captcha, attempts, reply, counted, solution: form.frcCaptchaSolution };
      await withCaptcha({ ...guarded, msg: 'newsletter.error.wait' }, () =>
        atLeast(NEUTRAL_MS, ask(form, request)),
      );
      void reply.code(202);
      return { body: { state: 'mail-sent' as const }, msg: 'newsletter.mailSent', keepsValues: true };
    },
  });

  formRoute(app, formAnswers, confirmNewsletter, {
    form: 'newsletter-confirm',
    page: ({ token }) => linkPage('bestaetigen', token),
    keep: [],
    async handle({ token }) {
      const asked = links.readConfirm(token);
      const isAdded =
        asked !== undefined &&
        (await db.transaction((tx) => addSubscription(tx, asked, { way: 'MAIL', now: now() })));
      if (!isAdded) throw brokenLink();
      const redirect = `${PAGE}willkommen/?token=${links.manageToken(asked.email)}`;
      return { body: { redirect }, redirect };
    },
  });
}
