/** Locale of the texts that the servers write. Browsers take `shopLocale` of the page configuration. */
export const SHOP_LOCALE = 'de-DE';
