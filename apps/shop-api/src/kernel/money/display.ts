import type { DisplayPrice } from '@fachwerk/shared/contracts';
import { formatLocale, SHOP_LOCALE } from '@fachwerk/shared/format';

// One formatter per process and locale: creating one per price takes fifteen times as long.
const euros = new Map<string, Intl.NumberFormat>();

/** 123450 -> "1.234,50 €" with a no-break space. */
export function displayCents(cents: number, locale: string = SHOP_LOCALE): string {
  const format =
    euros.get(locale) ?? new Intl.NumberFormat(formatLocale(locale), { style: 'currency', currency: 'EUR' });
  euros.set(locale, format);
  return format.format(cents / 100);
}

const fineEuros = new Map<number, Intl.NumberFormat>();

/** Cents, also fractions of them, with a number of decimals of euros: 0.39 and 4 -> "0,0039 €". */
export function displayFine(cents: number, decimals: number): string {
  // Half a cent rounds up, as in every price: the formatter sees the binary fraction below it.
  if (decimals === 2) return displayCents(Math.round(cents));
  const format =
    fineEuros.get(decimals) ??
    new Intl.NumberFormat(SHOP_LOCALE, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: decimals,
    });
  fineEuros.set(decimals, format);
  return format.format(cents / 100);
}

export const displayPrice = (cents: number): DisplayPrice => ({
  value: cents,
  displayValue: displayCents(cents),
});
