/** Reads a German number: "1.200,5" and "1.200,50 €" are 1200.5; undefined for other texts. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(/[\s€]|\.(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

/** The value of a filter for two typed numbers, in any order; undefined if there is none. */
export function rangeValue(first: string, second: string): string | undefined {
  const [from, to] = [readNumber(first), readNumber(second)];
  if (from === undefined) return to === undefined ? undefined : `bis-${to}`;
  if (to === undefined) return `ab-${from}`;
  return from <= to ? `${from}-${to}` : `${to}-${from}`;
}
