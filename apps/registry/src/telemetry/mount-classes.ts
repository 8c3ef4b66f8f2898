/**
 * Upper limits of the histogram classes in milliseconds, each about a quarter wider than the previous; the
 * last class has none.
 */
export const CLASS_LIMITS: readonly number[] = [
  ...[25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000],
  ...[1250, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10_000],
];
export const CLASS_COUNT = CLASS_LIMITS.length + 1;
/** Longer times come from a clock that was set. */
const LONGEST = 20_000;

export const noClasses = (): number[] => Array.from({ length: CLASS_COUNT }, () => 0);

export function classOf(ms: number): number {
  const index = CLASS_LIMITS.findIndex((limit) => ms <= limit);
  return index < 0 ? CLASS_LIMITS.length : index;
}

export const countOf = (classes: readonly number[]): number => classes.reduce((sum, count) => sum + count, 0);

/** Percentile with linear interpolation within a class; null for an empty histogram. */
export function percentile(classes: readonly number[], share: number): number | null {
  const total = countOf(classes);
  if (total === 0) return null;
  let before = 0;
  for (const [index, count] of classes.entries()) {
    if (count > 0 && before + count >= total * share) {
      const low = CLASS_LIMITS[index - 1] ?? 0;
      const high = CLASS_LIMITS[index] ?? LONGEST;
      return Math.round(low + ((total * share - before) / count) * (high - low));
    }
    before += count;
  }
  return LONGEST;
}

/** Number of views above the limit, which is rounded up to the limit of its class. */
export const slowerThan = (classes: readonly number[], ms: number): number =>
  countOf(classes.slice(classOf(ms) + 1));
