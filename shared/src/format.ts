/** Numbers and amounts of money as visitors read them. */
export { formatCount } from './format/format-count';
export { formatEuros, formatNumber } from './format/format-number';
export { SHOP_LOCALE } from './format/shop-locale';
