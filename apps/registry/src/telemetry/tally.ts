import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { versionKey } from '@fachwerk/shared/federation';
import { SHELL } from '../versions/version-store';
import { classOf, noClasses } from './mount-classes';

/** Views, and how many of them had something to tell: a loop that throws a thousand times is one view with an error. */
export interface Tally {
  mfe: string;
  version: string;
  views: number;
  /** Widgets; the only count that is not one of views. */
  mounts: number;
  failures: number;
  errors: number;
  goals: number;
  /** The slowest widget of each view, by class. */
  mountMs: number[];
}

/** "cart@2" is how a release names the second major of "cart"; the version says the major already. */
export const mfeOf = (name: string): string => name.split('@')[0] ?? name;

/** What one report says of each version, by "cart@1.4.0-3f9a2c1". */
export function tallyReport(report: TelemetryReport): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const of = (name: string, version: string): Tally => {
    const mfe = mfeOf(name);
    const key = versionKey(mfe, version);
    const tally = tallies.get(key) ?? emptyTally(mfe, version);
    tallies.set(key, tally);
    return tally;
  };

  for (const [mfe, version] of Object.entries(report.versions)) {
    const tally = of(mfe, version);
    tally.views = report.isFirst ? 1 : 0;
    tally.goals = report.goals > 0 ? 1 : 0;
  }
  for (const [tally, slowest] of slowestMounts(report, of)) tally.mountMs[classOf(slowest)] = 1;
  for (const { mfe, version } of report.failed) of(mfe, version).failures = 1;
  for (const { mfe, version } of report.errors) of(mfe, version).errors = 1;
  const { shell } = report.versions;
  if (shell !== undefined) blameShell(of(SHELL, shell), report);
  return tallies;
}

/** It mounts every widget: whatever goes wrong with one may be its doing, and shows in the comparison with the other shell. */
function blameShell(tally: Tally, { mounted, failed, errors }: TelemetryReport): void {
  tally.mounts = mounted.length;
  tally.failures = failed.length > 0 ? 1 : 0;
  tally.errors = errors.length > 0 ? 1 : 0;
  if (mounted.length > 0) tally.mountMs[classOf(Math.max(...mounted.map(({ ms }) => ms)))] = 1;
}

function slowestMounts(
  { mounted }: TelemetryReport,
  of: (mfe: string, version: string) => Tally,
): Map<Tally, number> {
  const slowest = new Map<Tally, number>();
  for (const { mfe, version, ms } of mounted) {
    const tally = of(mfe, version);
    tally.mounts += 1;
    slowest.set(tally, Math.max(slowest.get(tally) ?? 0, ms));
  }
  return slowest;
}

export const emptyTally = (mfe: string, version: string): Tally => ({
  mfe,
  version,
  views: 0,
  mounts: 0,
  failures: 0,
  errors: 0,
  goals: 0,
  mountMs: noClasses(),
});

export function addTally(sum: Tally, { views, mounts, failures, errors, goals, mountMs }: Tally): void {
  sum.views += views;
  sum.mounts += mounts;
  sum.failures += failures;
  sum.errors += errors;
  sum.goals += goals;
  for (const [index, count] of mountMs.entries()) sum.mountMs[index] = (sum.mountMs[index] ?? 0) + count;
}
