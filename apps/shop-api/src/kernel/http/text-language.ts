import { onlyCookieOf } from '@fachwerk/server-kit/cookies';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_COOKIE } from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';
import { wantsPage } from '../errors/error-page';

/** The language that the visitor has chosen for pages and mails, by the cookie of the page server. */
export function chosenLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const value = onlyCookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/**
 * The language of the texts in an answer: `lang` of a script (a call that `isTranslated`), or of the pages of
 * a visitor whose browser sends a form without script.
 */
export function textLanguage(request: FastifyRequest): Language {
  if (wantsPage(request)) return chosenLanguage(request);
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
