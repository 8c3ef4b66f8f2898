/** A suspected version returns to the shared processes after this time. */
const SUSPECTED_MS = 10 * 60_000;
/** A version that has ended a process of its own stays alone for a day after the last time. */
const CONVICTED_MS = 24 * 60 * 60_000;
/** Limit of remembered versions; the oldest are dropped first. */
const MOST = 1000;

/**
 * Versions that render in a process of their own. Only there a hang or crash is proof: in a shared process
 * code of another version may have run.
 */
export function separation(now: () => number = Date.now) {
  const untils = new Map<string, number>();
  const set = (key: string, until: number) => {
    const known = untils.get(key) ?? 0;
    untils.delete(key);
    untils.set(key, Math.max(known, until));
    const [oldest] = untils.keys();
    if (untils.size > MOST && oldest !== undefined) untils.delete(oldest);
  };
  return {
    isAlone: (key: string): boolean => (untils.get(key) ?? 0) > now(),
    suspect: (keys: readonly string[]): void => keys.forEach((key) => set(key, now() + SUSPECTED_MS)),
    convict: (key: string): void => set(key, now() + CONVICTED_MS),
  };
}
