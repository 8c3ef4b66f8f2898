import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_COOKIE } from '@fachwerk/shared/rules';
import type { PageContent } from '../content/content-schema';
import { cookieOf } from './cookies';

/**
 * Where a language is chosen: before the language and a slash. Pages link it as `languageUrl` of their
 * configuration.
 */
export const LANGUAGE_URL = '/language/';

/** The language of a page view. */
export interface PageLanguage {
  language: Language;
  /** The visitor may choose another one for this page. */
  isChosen: boolean;
}

/** The language of pages for other hosts, of previews and of everything else without a choice. */
export const FIXED_LANGUAGE: PageLanguage = { language: DEFAULT_LANGUAGE, isChosen: false };

/**
 * The language that the visitor has chosen, by a cookie of the page server or of the mobile app; German
 * otherwise. The cookie is untrusted: only the languages of the shop are accepted (docs/decisions/0181).
 */
export function chosenLanguage(cookies: string | undefined): Language {
  const value = cookieOf(cookies, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** A page with a language of its own has it for everybody. */
export const languageOfPage = (
  { language }: Pick<PageContent, 'language'>,
  cookies: string | undefined,
): PageLanguage =>
  language === undefined
    ? { language: chosenLanguage(cookies), isChosen: true }
    : { language, isChosen: false };
