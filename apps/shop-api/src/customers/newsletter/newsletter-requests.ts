import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { hashed } from '../../kernel/limits/hashed';
import { mailNetwork } from '../../kernel/mail/mail-limits';

/** The pages; their content comes from the CMS. */
export const PAGE = '/newsletter/';
export const ENDED = `${PAGE}abgemeldet/`;
const MAX_TOKEN = 500;
/** With the token, so that the button works again after a failure. */
export const linkPage = (name: 'bestaetigen' | 'abmelden', token: unknown) =>
  `${PAGE}${name}/${typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN ? `?token=${encodeURIComponent(token)}` : ''}`;
/** Topics are changed on the page of a link, and in the account. */
export const topicsPage = (token: unknown) =>
  typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN
    ? `${PAGE}aendern/?token=${encodeURIComponent(token)}`
    : '/account/newsletter/';

export const topicsOf = (form: Record<NewsletterTopic, boolean>): NewsletterTopic[] =>
  NEWSLETTER_TOPICS.filter((topic) => form[topic]);
export const networkOf = (request: FastifyRequest): string | null => {
  const network = mailNetwork(request);
  return network === null ? null : hashed(network);
};
export const brokenLink = () => new ShopError({ statusCode: 400, key: 'newsletter.error.link' });
