import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { versionKey } from '@fachwerk/shared/federation';
import { SHELL } from '../versions/version-store';
import { addClasses } from './histogram';
import { classOf, noClasses } from './mount-classes';

/**
 * Counts are views with at least one event: a loop that throws a thousand times is one view with an error.
 */
export interface Tally {
  mfe: string;
  version: string;
  views: number;
  /** Number of widgets; the only count that is not a number of views. */
  mounts: number;
  failures: number;
  errors: number;
  goals: number;
  /** Histogram of the slowest widget of each view. */
  mountMs: number[];
}

/** Mounts of one widget. */
export interface WidgetTally {
  mfe: string;
  widget: string;
  mounts: number;
  mountMs: number[];
}

/** A release names the second major of "cart" "cart@2", and its widgets "cart-page@2". */
export const mfeOf = (name: string): string => name.split('@')[0] ?? name;

/** Counts of one report per version, by "cart@1.4.0-3f9a2c1". */
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
  for (const { mfe, version, cause } of report.failed)
    of(cause?.mfe ?? mfe, cause?.version ?? version).failures = 1;
  for (const { mfe, version } of report.errors) of(mfe, version).errors = 1;
  const { shell } = report.versions;
  if (shell !== undefined) blameShell(of(SHELL, shell), report);
  return tallies;
}

/** Mounts of a report per widget; `isKnown` selects the versions that are counted. */
export function tallyWidgets(
  { mounted }: TelemetryReport,
  isKnown: (version: { mfe: string; version: string }) => boolean,
): WidgetTally[] {
  return mounted.filter(isKnown).map(({ mfe, widget, ms }) => {
    const mountMs = noClasses();
    mountMs[classOf(ms)] = 1;
    return { mfe: mfeOf(mfe), widget: mfeOf(widget), mounts: 1, mountMs };
  });
}

export function addWidgetTally(sum: WidgetTally, { mounts, mountMs }: WidgetTally): void {
  sum.mounts += mounts;
  addClasses(sum.mountMs, mountMs);
}

/**
 * The shell mounts every widget, so it may cause any failure; the comparison with the other shell shows it.
 */
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
  addClasses(sum.mountMs, mountMs);
}
