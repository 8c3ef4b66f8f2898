/**
 * Number with grouped thousands: "1.234" or, with `digits`, "4,5". `locale` is the `shopLocale` of the page.
 */
export const formatNumber = (value: number, locale: string, digits = 0): string =>
  value.toLocaleString(locale, { maximumFractionDigits: digits });

/** Amount in running text: "75 €", or "49,90 €" with cents. */
export const formatEuros = (cents: number, locale: string): string =>
  (cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
