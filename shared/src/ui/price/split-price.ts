export interface PriceParts {
  /** Everything before the decimal comma. */
  whole: string;
  /** The two digits after the comma. */
  cents: string;
  /** The rest, e.g. " €". */
  rest: string;
}

/** Splits a formatted price ("1.234,50 €"); null for other formats, which are shown unchanged. */
export function splitPrice(displayValue: string): PriceParts | null {
  const match = /^(.*\d),(\d\d)(\D*)$/.exec(displayValue);
  if (!match) return null;
  const [, whole = '', cents = '', rest = ''] = match;
  return { whole, cents, rest };
}
