/** Counts values by class; a class contains its upper limit, and the last class has none. */
export interface Histogram {
  classCount: number;
  none(): number[];
  classOf(value: number): number;
  /** With linear interpolation within a class; null without values. */
  percentile(classes: readonly number[], share: number): number | null;
}

/** `highest` is the end of the last class for percentiles; `digits` are those after the comma. */
export function histogram(limits: readonly number[], highest: number, digits = 0): Histogram {
  const classCount = limits.length + 1;
  const factor = 10 ** digits;
  return {
    classCount,
    none: () => Array.from({ length: classCount }, () => 0),
    classOf(value) {
      const index = limits.findIndex((limit) => value <= limit);
      return index < 0 ? limits.length : index;
    },
    percentile(classes, share) {
      const total = countOf(classes);
      if (total === 0) return null;
      let before = 0;
      for (const [index, count] of classes.entries()) {
        if (count > 0 && before + count >= total * share) {
          const low = limits[index - 1] ?? 0;
          const high = limits[index] ?? highest;
          const value = low + ((total * share - before) / count) * (high - low);
          // Upwards: rounded down to the lower limit it would belong to the class below.
          return Math.ceil(value * factor - 1e-6) / factor;
        }
        before += count;
      }
      return highest;
    },
  };
}

export const countOf = (classes: readonly number[]): number => classes.reduce((sum, count) => sum + count, 0);

export function addClasses(sum: number[], added: readonly number[]): void {
  for (const [index, count] of added.entries()) sum[index] = (sum[index] ?? 0) + count;
}
