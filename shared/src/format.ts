/** Numbers and amounts of money as visitors read them. */
export { formatCount } from './format/format-count';
export { formatEuros, formatNumber, formatPieces } from './format/format-number';
export { SHOP_LOCALE } from './format/shop-locale';
