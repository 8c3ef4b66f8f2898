/**
 * The languages of the shop, each under its id with its own name, the locale of its pages, and the one that
 * writes numbers and dates. "en-DE" writes "€1,234.50", but "1.234,5": one form for both, and the same in
 * all browsers, has "en-GB".
 */
export const LANGUAGES = {
  de: { locale: 'de-DE', format: 'de-DE', name: 'Deutsch' },
  en: { locale: 'en-DE', format: 'en-GB', name: 'English' },
} as const;
export type Language = keyof typeof LANGUAGES;

/** The language of products, content and documents, and of everything that has no other text. */
export const DEFAULT_LANGUAGE = 'de' satisfies Language;

export const isLanguage = (value: unknown): value is Language =>
  Object.keys(LANGUAGES).some((language) => language === value);

/** The language of a locale such as "en-DE": the part before the dash. */
export function languageOf(locale: string): Language {
  const language = locale.split('-')[0];
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The cookie with the language that a visitor has chosen; the mobile app sets it as well. */
export const LANGUAGE_COOKIE = 'language';

/** `lang` of a German name or text of the catalogue on a page in this locale; undefined on a German page. */
export const contentLanguage = (locale: string): Language | undefined =>
  languageOf(locale) === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE;
