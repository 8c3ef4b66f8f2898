import { countOf, histogram } from './histogram';

/**
 * Upper limits of the histogram classes in milliseconds, each about a quarter wider than the previous; the
 * last class has none.
 */
export const CLASS_LIMITS: readonly number[] = [
  ...[25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000],
  ...[1250, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10_000],
];
/** Longer times come from a clock that was set. */
const LONGEST = 20_000;

const times = histogram(CLASS_LIMITS, LONGEST);
export const { classCount: CLASS_COUNT, none: noClasses, classOf, percentile } = times;

/** Number of views above the limit, which is rounded up to the limit of its class. */
export const slowerThan = (classes: readonly number[], ms: number): number =>
  countOf(classes.slice(classOf(ms) + 1));
