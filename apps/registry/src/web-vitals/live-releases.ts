import { releaseFor, type ReleasePlan } from '@fachwerk/shared/federation';

/** A release for each choice of trial versions: two to the power of the open rollouts. */
const MOST_ROLLOUTS = 6;
const ALL = 100;

const known = new WeakMap<ReleasePlan, ReadonlySet<string>>();

/**
 * Ids of the releases that visitors can get now. Reports name their release; others are invented, or of a
 * visitor whose browser has refused a version. Of more open rollouts than six the first ones count.
 */
export function liveReleases(plan: ReleasePlan): ReadonlySet<string> {
  const before = known.get(plan);
  if (before) return before;
  const trials = plan.channels.flatMap(({ rollout }) => rollout?.id ?? []).slice(0, MOST_ROLLOUTS);
  const ids = new Set<string>();
  for (let choice = 0; choice < 2 ** trials.length; choice += 1) {
    const channels = plan.channels.map((channel) => {
      if (!channel.rollout) return channel;
      const isGiven = (choice & (1 << trials.indexOf(channel.rollout.id))) !== 0;
      return { ...channel, rollout: { ...channel.rollout, percent: isGiven ? ALL : 0 } };
    });
    const release = releaseFor({ ...plan, channels }, { bucket: 1 })?.release;
    if (release) ids.add(release.id);
  }
  known.set(plan, ids);
  return ids;
}
