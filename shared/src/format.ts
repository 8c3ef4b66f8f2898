/** Numbers and amounts of money as visitors read them. */
export { formatCount } from './format/format-count';
export { formatEuros, formatNumber, formatPieces } from './format/format-number';
export { formatWeight } from './format/format-weight';
export { fillMessage } from './format/fill-message';
export { formatLocale, isGerman } from './format/format-locale';
export { priceText, unitPriceText } from './format/price-text';
export { readableKey } from './format/readable-key';
export { SHOP_LOCALE } from './format/shop-locale';
