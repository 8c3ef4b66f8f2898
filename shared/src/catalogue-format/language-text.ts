import { formatLocale } from '../format/format-locale';
import { SHOP_LOCALE } from '../format/shop-locale';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  names.set(locale, known);
  return known;
}

/** "Deutsch" for "de", "German" on an English page; undefined for an unknown language. */
export const languageText = (language: string, locale: string = SHOP_LOCALE): string | undefined =>
  /^[a-z]{2}$/.test(language) ? namesIn(formatLocale(locale)).of(language) : undefined;
