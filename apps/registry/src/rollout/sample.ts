import type { Measured } from '@fachwerk/shared/contracts';
import { noClasses, percentile } from '../telemetry/mount-classes';
import type { Hits } from './evidence';

/** What was counted of one version in the current stage. */
export interface Sample {
  version: string;
  views: number;
  mounts: number;
  failures: number;
  errors: number;
  goals: number;
  mountMs: number[];
  /** Within the last minutes, for what cannot wait. */
  recent: { views: number; failures: number };
}

export const noSample = (version: string): Sample => ({
  ...{ version, views: 0, mounts: 0, failures: 0, errors: 0, goals: 0 },
  mountMs: noClasses(),
  recent: { views: 0, failures: 0 },
});

/** A view that failed in two parts is told twice; there are never more hits than views. */
export const hitsOf = ({ views }: { views: number }, hits: number): Hits => ({
  hits,
  of: Math.max(views, hits),
});

export const measuredOf = ({ mountMs, recent: _recent, ...counts }: Sample): Measured => ({
  ...counts,
  p50: percentile(mountMs, 0.5),
  p75: percentile(mountMs, 0.75),
});
