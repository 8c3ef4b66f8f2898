import type { StockErrorData } from '@fachwerk/shared/contracts';

/** The reason for a limited quantity; undefined without a limit. */
export function stockError(requested: number, available: number): StockErrorData | undefined {
  if (available <= 0) return { code: 'SOLD_OUT', requested, available: 0 };
  return requested > available ? { code: 'REDUCED', requested, available } : undefined;
}

/** A line of an item that is sold in stores only, whatever is in stock. */
export const restricted = (requested: number): StockErrorData => ({
  code: 'RESTRICTED',
  requested,
  available: 0,
});
