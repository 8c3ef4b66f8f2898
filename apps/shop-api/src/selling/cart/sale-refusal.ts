export type SaleRefusal = 'advice-required';

interface Sold {
  duties: { needsAdvice?: boolean };
}

/** Why an item cannot be bought online at all; undefined if it can. Each way to an order asks here. */
export const saleRefusal = ({ duties }: Sold): SaleRefusal | undefined =>
  duties.needsAdvice ? 'advice-required' : undefined;
