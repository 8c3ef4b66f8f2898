export interface PriceParts {
  /** Everything before the decimal mark. */
  whole: string;
  /** Comma or point. */
  mark: string;
  /** The two digits after the mark. */
  cents: string;
  /** The rest, e.g. " €". */
  rest: string;
}

/** Splits a formatted price ("1.234,50 €", "€1,234.50"); null for other formats: they are shown unchanged. */
export function splitPrice(price: string): PriceParts | null {
  const match = /^(.*\d)([.,])(\d\d)(\D*)$/.exec(price);
  if (!match) return null;
  const [, whole = '', mark = '', cents = '', rest = ''] = match;
  return { whole, mark, cents, rest };
}
