import { formatLocale } from '../format/format-locale';
import { SHOP_LOCALE } from '../format/shop-locale';

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
const german = namesIn(SHOP_LOCALE);
const english = namesIn('en-GB');

/** "Deutsch" for "de", "German" on an English page; undefined for an unknown language. */
export const languageText = (language: string, locale: string = SHOP_LOCALE): string | undefined =>
  /^[a-z]{2}$/.test(language)
    ? (formatLocale(locale) === SHOP_LOCALE ? german : english).of(language)
    : undefined;
