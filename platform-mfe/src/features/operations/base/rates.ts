import type { Measured, RolloutHistory } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';

export const METRICS = ['failures', 'errors', 'p75', 'goals'] as const;
export type Metric = (typeof METRICS)[number];

type Counted = Pick<Measured, 'views' | 'mounts' | 'failures' | 'errors' | 'goals' | 'p75'>;
type Minute = RolloutHistory['minutes'][number];

export interface Figure {
  /** A share (0 to 1) or milliseconds; null without data. */
  value: number | null;
  /** Number of hits; null for times. */
  count: number | null;
  /** Number of views or mounts. */
  of: number;
}

/**
 * Metrics of the rules: page views with a failed widget, with an error, with a reached goal, and the mount
 * time.
 */
export function figureOf(metric: Metric, counted: Counted): Figure {
  if (metric === 'p75') return { value: counted.p75, count: null, of: counted.mounts };
  const of = counted.views;
  const count = counted[metric];
  return { value: of > 0 ? count / of : null, count, of };
}

export interface Point {
  /** Start, as ISO instant. */
  at: string;
  figure: Figure;
}

const MOST_POINTS = 48;

/** Minutes per point, so that a chart of a day stays readable. */
export const minutesPerPoint = (from: string, to: string): number => {
  const minutes = Math.max(1, (parseInstant(to).getTime() - parseInstant(from).getTime()) / 60_000);
  return [1, 2, 5, 10, 15, 30, 60, 120, 240].find((step) => minutes / step <= MOST_POINTS) ?? 480;
};

/** Counts of one version in steps of some minutes, oldest first; steps without visitors are omitted. */
export function pointsOf(minutes: readonly Minute[], version: string, metric: Metric, step: number): Point[] {
  const groups = new Map<number, Minute[]>();
  for (const minute of minutes) {
    if (minute.version !== version) continue;
    const start = Math.floor(parseInstant(minute.minute).getTime() / (step * 60_000)) * step * 60_000;
    groups.set(start, [...(groups.get(start) ?? []), minute]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([start, group]) => ({
      at: new Date(start).toISOString(),
      figure: figureOf(metric, sum(group)),
    }));
}

function sum(group: readonly Minute[]): Counted {
  const total = (field: 'views' | 'mounts' | 'failures' | 'errors' | 'goals') =>
    group.reduce((all, minute) => all + minute[field], 0);
  const timed = group.filter(({ p75 }) => p75 !== null);
  const weight = timed.reduce((all, { mounts }) => all + mounts, 0);
  // The mean weighted by mounts is precise enough for a line.
  const p75 = timed.reduce((all, minute) => all + (minute.p75 ?? 0) * minute.mounts, 0) / weight;
  return {
    views: total('views'),
    mounts: total('mounts'),
    failures: total('failures'),
    errors: total('errors'),
    goals: total('goals'),
    p75: weight > 0 ? Math.round(p75) : null,
  };
}
