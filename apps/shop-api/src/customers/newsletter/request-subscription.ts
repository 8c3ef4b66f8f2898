import type { Queryable } from '@fachwerk/database';
import type { FastifyRequest } from 'fastify';
import { chosenLanguage } from '../../kernel/http/text-language';
import { mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { newsletterConfirmMail, newsletterKnownMail } from '../../kernel/mail/templates/newsletter';
import { networkOf } from '../context/consent-proof';
import type { CustomersContext } from '../context/customers-context';
import { type AskedSubscription, createNewsletterLinks } from './newsletter-links';
import { findSubscription } from './newsletter-subscriptions';

type Asked = Pick<AskedSubscription, 'email' | 'topics' | 'textVersion'>;

/**
 * Sends the mail that confirms a subscription, or to a subscriber the one that has the links. Over the limits
 * of mails it throws a ShopError 429. The caller emits `mail:enqueued`.
 */
export async function requestSubscription(
  db: Queryable,
  context: Pick<CustomersContext, 'newsletterSealer' | 'pageUrl' | 'now'>,
  asked: Asked,
  request: FastifyRequest,
): Promise<void> {
  const { email } = asked;
  const links = createNewsletterLinks(context);
  const known = await findSubscription(db, email);
  const mail =
    known && !known.isPaused
      ? newsletterKnownMail({ update: links.update(email), end: links.end(email) })
      : newsletterConfirmMail(
          links.confirm({ ...asked, network: networkOf(request), askedAt: context.now() }),
        );
  const to = { email, language: chosenLanguage(request) };
  await enqueueMail(db, to, mail, { cause: 'visitor', network: mailNetwork(request) });
}
