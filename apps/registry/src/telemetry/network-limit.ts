import { countOf } from './histogram';
import type { Tally } from './tally';

/** What a network may add to the counts of a version within a stage. */
export interface NetworkRules {
  /** Reports of a view or of mount times, without a failure or an error. */
  reports: number;
  failures: number;
  errors: number;
  goals: number;
  /** Failures that the page server has found itself. */
  serverFailures: number;
}

/** Counts of one report for one version. */
export interface NetworkReport {
  tally: Tally;
  isOfPageServer: boolean;
}

const KINDS = ['reports', 'failures', 'errors', 'goals', 'serverFailures'] as const;

/** What a report adds before the limits. */
export function offerOf({ tally, isOfPageServer }: NetworkReport): NetworkRules {
  const { views, failures, errors, goals, mountMs } = tally;
  const isGood = failures + errors === 0;
  return {
    reports: isGood && views + countOf(mountMs) > 0 ? 1 : 0,
    failures: isOfPageServer ? 0 : failures,
    errors,
    goals,
    serverFailures: isOfPageServer ? failures : 0,
  };
}

export function sumOf(offers: readonly NetworkRules[]): NetworkRules {
  const sum = { reports: 0, failures: 0, errors: 0, goals: 0, serverFailures: 0 };
  for (const offer of offers) for (const kind of KINDS) sum[kind] += offer[kind];
  return sum;
}

/**
 * What counts of the reports of one network, after the reports that are in `before`. A further failing view
 * does not count at all, neither as failing nor as a view: else a visitor who repeats a failing page would
 * lower the share of failing views.
 */
export function withinLimits(
  reports: readonly NetworkReport[],
  before: NetworkRules,
  rules: NetworkRules,
): Tally[] {
  const used = { ...before };
  return reports.flatMap((report) => {
    const offer = offerOf(report);
    const admitted = { ...offer };
    for (const kind of KINDS) {
      admitted[kind] = Math.min(offer[kind], Math.max(0, rules[kind] - used[kind]));
      used[kind] += offer[kind];
    }
    const failures = admitted.failures + admitted.serverFailures;
    const isBad = report.tally.failures + report.tally.errors > 0;
    const counts = isBad ? failures + admitted.errors > 0 : admitted.reports === offer.reports;
    return counts ? [{ ...report.tally, failures, errors: admitted.errors, goals: admitted.goals }] : [];
  });
}
