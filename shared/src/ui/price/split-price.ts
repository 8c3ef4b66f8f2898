export interface PriceParts {
  /** Before the decimal comma, with everything in front of it. */
  whole: string;
  /** The two figures behind the comma. */
  cents: string;
  /** What follows, e.g. " €". */
  rest: string;
}

/** Takes a price as shoppers read it ("1.234,50 €") apart; null for any other shape, which is then shown as it is. */
export function splitPrice(displayValue: string): PriceParts | null {
  const match = /^(.*\d),(\d\d)(\D*)$/.exec(displayValue);
  if (!match) return null;
  const [, whole = '', cents = '', rest = ''] = match;
  return { whole, cents, rest };
}
