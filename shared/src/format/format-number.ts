import { formatLocale } from './format-locale';
import { formatterFor } from './formatters';

/**
 * Number with grouped thousands: "1.234" or, with `digits`, "4,5". `locale` is the `shopLocale` of the page.
 */
export const formatNumber = (value: number, locale: string, digits = 0): string =>
  formatterFor(formatLocale(locale), { maximumFractionDigits: digits }).format(value);

/** Amount in running text: "75 €", or "49,90 €" with cents. */
export const formatEuros = (cents: number, locale: string): string =>
  formatterFor(formatLocale(locale), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** "1.200 × Schraube": pieces of an item in a list. */
export const formatPieces = (quantity: number, name: string, locale: string): string =>
  `${formatNumber(quantity, locale)} × ${name}`;
