import { onlyCookieOf } from '@fachwerk/server-kit/cookies';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_COOKIE } from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';

/** The language that the visitor has chosen for pages and mails, by the cookie of the page server. */
export function chosenLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const value = onlyCookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}
