import { isLocal } from '@fachwerk/server-kit/is-local';
import { networkOf, networkShares } from '@fachwerk/server-kit/network-of';
import type { FastifyRequest } from 'fastify';

/**
 * Key of an address for limits. An IPv6 address counts as its /64 network, because one client owns all 2^64
 * addresses of it.
 */
export interface AddressRules {
  reportsPerMinute: number;
  reportsPerDay: number;
  badReportsPerDay: number;
}

/**
 * The share of one of several processes that count separately: together they accept no more than one would,
 * except for a limit below the number of processes.
 */
export const shareOf = (rules: AddressRules, processes: number): AddressRules => ({
  reportsPerMinute: Math.ceil(rules.reportsPerMinute / processes),
  reportsPerDay: Math.ceil(rules.reportsPerDay / processes),
  badReportsPerDay: Math.ceil(rules.badReportsPerDay / processes),
});

/** Maximum number of addresses in memory; the oldest are dropped first. */
const MOST_REMEMBERED = 100_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWN_NETWORKS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(networkOf);

interface Window {
  since: number;
  count: number;
}

/**
 * Bounds the work and the list of failures. A report over a limit is not counted at all. Limits are kept in
 * memory: n instances accept n times as much at most. What decides a rollout is limited exactly
 * (./network-limit.ts).
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

  /** For IPv6 also the limit of the site. Each share is counted. */
  const areWithin = (address: string, suffix: string, most: number, ms: number): boolean =>
    networkShares(address)
      .map(({ key, times }) => isWithin(`${key} ${suffix}`, most * times, ms))
      .every(Boolean);

  return {
    /** Whether a report is processed at all. */
    accepts({ address, isOwnMachine }: Reporter): boolean {
      return isOwnMachine || areWithin(address, 'minute', rules.reportsPerMinute, MINUTE_MS);
    },
    /** Whether it counts. */
    admits({ address, isOwnMachine }: Reporter): boolean {
      return isOwnMachine || areWithin(address, 'day', rules.reportsPerDay, DAY_MS);
    },
    /** Whether its failures are listed; `bad` are the versions with failures in the report. */
    lists({ address, isOwnMachine }: Reporter, bad: readonly string[]): boolean {
      return (
        isOwnMachine ||
        bad.map((version) => areWithin(address, version, rules.badReportsPerDay, DAY_MS)).every(Boolean)
      );
    },
  };
}

export interface Reporter {
  address: string;
  /** Addresses without limits: development, tests and monitoring. */
  isOwnMachine: boolean;
}

/** The visitor of a page server, by the network in its report. */
export const visitorIn = (network: string): Reporter => ({
  address: network,
  isOwnMachine: OWN_NETWORKS.includes(network),
});

export const tellerOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Reporter => ({
  address: request.ip,
  isOwnMachine: isLocal(request),
});
