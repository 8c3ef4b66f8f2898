import type { Measured } from '@fachwerk/shared/contracts';
import type { Hits } from '../reasons/figures';
import { noClasses, percentile } from '../telemetry/mount-classes';

/** Counts of one version in the current stage. */
export interface Sample {
  version: string;
  views: number;
  mounts: number;
  failures: number;
  errors: number;
  goals: number;
  mountMs: number[];
  /** Counts of the last minutes, for the rule that reacts at once. */
  recent: { views: number; failures: number };
}

export const noSample = (version: string): Sample => ({
  version,
  views: 0,
  mounts: 0,
  failures: 0,
  errors: 0,
  goals: 0,
  mountMs: noClasses(),
  recent: { views: 0, failures: 0 },
});

/** A view that failed in two reports is counted twice; hits are limited to the number of views. */
export const hitsOf = ({ views }: { views: number }, hits: number): Hits => ({
  hits,
  of: Math.max(views, hits),
});

export const measuredOf = ({ mountMs, recent: _recent, ...counts }: Sample): Measured => ({
  ...counts,
  p50: percentile(mountMs, 0.5),
  p75: percentile(mountMs, 0.75),
});
