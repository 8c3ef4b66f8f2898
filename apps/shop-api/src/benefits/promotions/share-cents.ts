export interface Weighted {
  entryId: string;
  cents: number;
}

/**
 * Shares an amount in proportion to the values of the lines, in whole cents whose sum is exact. Cents that
 * remain after rounding down go to the largest remainders; equal ones in the order of the entry ids, so that
 * the order of the lines has no effect. No share exceeds its line, if the amount does not exceed the sum.
 */
export function shareCents(amount: number, lines: readonly Weighted[]): Map<string, number> {
  const sum = lines.reduce((total, { cents }) => total + BigInt(cents), 0n);
  if (sum === 0n || amount === 0) return new Map();
  const parts = lines.map(({ entryId, cents }) => {
    const product = BigInt(amount) * BigInt(cents);
    return { entryId, share: Number(product / sum), remainder: product % sum };
  });
  const rest = amount - parts.reduce((total, { share }) => total + share, 0);
  const byRemainder = parts.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || compare(a, b),
  );
  for (const part of byRemainder.slice(0, rest)) part.share += 1;
  return new Map(parts.map(({ entryId, share }) => [entryId, share]));
}

const compare = (a: { entryId: string }, b: { entryId: string }): number => (a.entryId < b.entryId ? -1 : 1);
