import type { DisplayPrice } from '@fachwerk/shared/contracts';

// One formatter for the process: making one per price is fifteen times slower.
const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** 123450 -> "1.234,50 €" with a no-break space. */
export const displayCents = (cents: number): string => euro.format(cents / 100);

export const displayPrice = (cents: number): DisplayPrice => ({
  value: cents,
  displayValue: displayCents(cents),
});
