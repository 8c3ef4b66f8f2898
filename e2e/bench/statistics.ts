/** Value at a share of the sorted list, e.g. 0.95; the list may not be empty. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** `median (first quartile–third quartile)`; only the median if all three are equal. */
export function medianAndSpread(values: readonly number[], digits = 0): string {
  const [low = '', middle = '', high = ''] = [0.25, 0.5, 0.75].map((share) =>
    percentile(values, share).toFixed(digits),
  );
  return low === high ? middle : `${middle} (${low}–${high})`;
}

/** Ratio of medians with its 95 % bootstrap interval; both lists come from one interleaved run. */
export function ratioOfMedians(
  ours: readonly number[],
  theirs: readonly number[],
): { ratio: number; low: number; high: number } {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const resample = (values: readonly number[]) =>
    values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN);
  const ratios = Array.from({ length: 2000 }, () => median(resample(ours)) / median(resample(theirs)));
  return {
    ratio: median(ours) / median(theirs),
    low: percentile(ratios, 0.025),
    high: percentile(ratios, 0.975),
  };
}
