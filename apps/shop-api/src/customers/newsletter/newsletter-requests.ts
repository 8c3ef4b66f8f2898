import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@fachwerk/shared/rules';
import { ShopError } from '../../kernel/errors/shop-error';
import { withToken } from '../../kernel/http/with-token';

/** The pages; their content comes from the CMS. */
export const PAGE = '/newsletter/';
export const ENDED = `${PAGE}abgemeldet/`;
export const linkPage = (name: 'bestaetigen' | 'abmelden', token: unknown) =>
  withToken(`${PAGE}${name}/`, token);
/** Topics are changed on the page of a link, and in the account. */
export const topicsPage = (token: unknown) =>
  typeof token === 'string' && token !== '' ? withToken(`${PAGE}aendern/`, token) : '/account/newsletter/';

export const topicsOf = (form: Record<NewsletterTopic, boolean>): NewsletterTopic[] =>
  NEWSLETTER_TOPICS.filter((topic) => form[topic]);
export const brokenLink = () => new ShopError({ statusCode: 400, key: 'newsletter.error.link' });
