import { networkOf } from '@fachwerk/server-kit/network-of';
import type { FastifyRequest } from 'fastify';

/** What one address may tell. An IPv6 address counts as its network: whoever has one has 2^64. */
export interface AddressRules {
  reportsPerMinute: number;
  reportsPerDay: number;
  badReportsPerDay: number;
}

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
export function createAddressLimit(now: () => number, rules: AddressRules) {
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
    /** Whether a report is heard at all. */
    hears({ address, isOwnMachine }: Teller): boolean {
      return isOwnMachine || isWithin(networkOf(address), rules.reportsPerMinute, MINUTE_MS);
    },
    /** Whether it counts; `bad` are the versions of which it tells failures. */
    admits({ address, isOwnMachine }: Teller, bad: readonly string[]): boolean {
      if (isOwnMachine) return true;
      const network = networkOf(address);
      if (!isWithin(`${network} day`, rules.reportsPerDay, DAY_MS)) return false;
      return bad
        .map((version) => isWithin(`${network} ${version}`, rules.badReportsPerDay, DAY_MS))
        .every(Boolean);
    },
  };
}

export interface Teller {
  address: string;
  /** Development, tests, and the shop's own monitoring. */
  isOwnMachine: boolean;
}

/** Behind a proxy of this machine everybody comes from it: what was passed on is nobody's own. */
export const tellerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Teller => ({
  address: ip,
  isOwnMachine:
    OWN_MACHINE.includes(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined,
});
export type AddressLimit = ReturnType<typeof createAddressLimit>;
