import { networkOf } from '../http/network-of';

/** What one address may tell. An IPv6 address counts as its network: whoever has one has 2^64. */
export const ADDRESS_RULES = {
  /** Reports that count in a minute; a page view sends two or three. */
  reportsPerMinute: 120,
  /** Reports of failures or errors of one version that count in a day: fewer than any rule needs to roll back. */
  badReportsPerDay: 4,
};

/** Addresses in memory; with more than that the oldest are forgotten. */
const MOST_REMEMBERED = 100_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWN_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

interface Window {
  since: number;
  count: number;
}

/**
 * One address must not decide a rollout. A report over a limit does not count at all, neither for nor against a version. Kept per instance:
 * n instances count n times as much at most.
 */
export function createAddressLimit(now: () => number, rules = ADDRESS_RULES) {
  const windows = new Map<string, Window>();

  const isWithin = (key: string, most: number, ms: number): boolean => {
    const at = now();
    const known = windows.get(key);
    const window = known && at - known.since < ms ? known : { since: at, count: 0 };
    window.count += 1;
    if (known !== window) {
      windows.delete(key);
      windows.set(key, window);
    }
    const oldest = windows.size > MOST_REMEMBERED ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    return window.count <= most;
  };

  return {
    /** Whether a report counts; `bad` are the versions of which it tells failures. */
    admits(address: string, bad: readonly string[]): boolean {
      // Development, tests, and the shop's own monitoring.
      if (OWN_MACHINE.includes(address)) return true;
      const network = networkOf(address);
      if (!isWithin(network, rules.reportsPerMinute, MINUTE_MS)) return false;
      return bad
        .map((version) => isWithin(`${network} ${version}`, rules.badReportsPerDay, DAY_MS))
        .every(Boolean);
    },
  };
}
export type AddressLimit = ReturnType<typeof createAddressLimit>;
