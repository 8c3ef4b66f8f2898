import { displayNames } from '../format/display-names';
import { SHOP_LOCALE } from '../format/shop-locale';

/** "Deutsch" for "de", "German" on an English page; undefined for an unknown language. */
export const languageText = (language: string, locale: string = SHOP_LOCALE): string | undefined =>
  /^[a-z]{2}$/.test(language) ? displayNames('language', locale).of(language) : undefined;
