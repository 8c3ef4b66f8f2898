import type { PageRelease } from '@fachwerk/shared/contracts';
import {
  isChosen,
  type PageView,
  releaseFor,
  type ReleasePlan,
  versionKey,
} from '@fachwerk/shared/federation';

export interface ViewRelease extends PageRelease {
  /** Differs from the stable release: shared caches must not store the page. */
  isTrial: boolean;
}
/** The release of a visitor by this plan; undefined while no shell is live. */
export type Compose = (view: PageView) => ViewRelease | undefined;

/** Limit: few rollouts run at a time, and failed versions in browsers are rare. */
const KEEP = 64;

/** Composes each release once per plan: thousands of visitors share a few releases. */
export function composedReleases(plan: ReleasePlan): Compose {
  const kept = new Map<string, ViewRelease | undefined>();
  const rollouts = plan.channels.flatMap(({ rollout }) => (rollout ? [rollout] : []));
  const named = new Set([
    ...Object.keys(plan.versions),
    ...Object.keys(plan.shells).map((version) => versionKey('shell', version)),
  ]);
  const stableId = releaseFor(plan)?.release.id;

  return ({ bucket, avoid = [] }) => {
    const avoided = avoid.filter((version) => named.has(version)).sort();
    const key = [rollouts.map((rollout) => (isChosen(bucket, rollout) ? 1 : 0)).join(''), ...avoided].join();
    if (kept.has(key)) return kept.get(key);

    const composed = releaseFor(plan, { bucket, avoid: avoided });
    const isTrial = composed?.release.id !== stableId || avoided.length > 0 || plan.preview !== undefined;
    const release = composed && { ...composed, isTrial };
    const [oldest] = kept.keys();
    if (kept.size >= KEEP && oldest !== undefined) kept.delete(oldest);
    kept.set(key, release);
    return release;
  };
}
