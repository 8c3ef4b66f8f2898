import type { StockErrorData } from '@fachwerk/shared/contracts';

/** The reason for a limited quantity; undefined without a limit. */
export function stockError(requested: number, available: number): StockErrorData | undefined {
  if (available <= 0) return { code: 'SOLD_OUT', requested, available: 0 };
  return requested > available ? { code: 'REDUCED', requested, available } : undefined;
}
