/** Creating a formatter takes two hundred times as long as using it. Pages have one locale. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Number with grouped thousands: "1.234" or, with `digits`, "4,5". `locale` is the `shopLocale` of the page.
 */
export const formatNumber = (value: number, locale: string, digits = 0): string =>
  formatterFor(locale, { maximumFractionDigits: digits }).format(value);

/** Amount in running text: "75 €", or "49,90 €" with cents. */
export const formatEuros = (cents: number, locale: string): string =>
  formatterFor(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** "1.200 × Schraube": pieces of an item in a list. */
export const formatPieces = (quantity: number, name: string, locale: string): string =>
  `${formatNumber(quantity, locale)} × ${name}`;
