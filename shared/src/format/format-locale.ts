import { isLanguage, LANGUAGES } from '../language/languages';

/** Whether texts of the API, which are German, fit a page with this `shopLocale`. */
export const isGerman = (locale: string): boolean => locale.startsWith('de');

/** The locale for numbers and dates of a page; English for a language that the shop does not have. */
export function formatLocale(locale: string): string {
  const language = locale.split('-')[0];
  return LANGUAGES[isLanguage(language) ? language : 'en'].format;
}
