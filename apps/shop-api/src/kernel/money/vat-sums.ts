/** Net amount of a price including VAT; `rate` in basis points. */
export const netCents = (cents: number, rate: number): number =>
  Math.round((cents * FULL_RATE) / (FULL_RATE + rate));
const FULL_RATE = 10_000;

/** An amount with VAT at one rate. */
export interface TaxedCents {
  /** In basis points. */
  rate: number;
  cents: number;
}

export interface VatSum {
  /** In basis points. */
  rate: number;
  netCents: number;
  taxCents: number;
}

/**
 * Net amount and VAT of each rate, highest rate first. The net amount is rounded once per rate: cart,
 * checkout, order and documents show the same sums because all of them call this function.
 */
export function vatSums(amounts: readonly TaxedCents[]): VatSum[] {
  const gross = new Map<number, number>();
  for (const { rate, cents } of amounts) gross.set(rate, (gross.get(rate) ?? 0) + cents);
  return [...gross]
    .sort(([a], [b]) => b - a)
    .map(([rate, cents]) => {
      const net = netCents(cents, rate);
      return { rate, netCents: net, taxCents: cents - net };
    });
}
