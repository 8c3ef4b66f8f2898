import { SHOP_LOCALE } from './shop-locale';

/** Whether texts of the API, which are German, fit a page with this `shopLocale`. */
export const isGerman = (locale: string): boolean => locale.startsWith('de');

/**
 * The locale for numbers and dates of a page. "en-DE" writes "€1,234.50", but "1.234,5": one form for both,
 * and the same in all browsers, has "en-GB".
 */
export const formatLocale = (locale: string): string => (isGerman(locale) ? SHOP_LOCALE : 'en-GB');
