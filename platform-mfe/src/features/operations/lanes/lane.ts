import type { LaneStatus } from '@fachwerk/shared/contracts';

export type OpenRollout = NonNullable<LaneStatus['rollout']>;

export const laneKey = ({ mfe, major }: { mfe: string; major: number }): string => `${mfe}@${major}`;

/** "cart", or "cart (Major 2)" where several majors are live. */
export const laneName = (lane: { mfe: string; major: number }, lanes: readonly LaneStatus[]): string =>
  lanes.filter(({ mfe }) => mfe === lane.mfe).length > 1 ? `${lane.mfe} (Major ${lane.major})` : lane.mfe;

/** "cart@1.4.0-3f9a2c1", whether the registry says the name before the version or not. */
export const fullVersion = (mfe: string, version: string): string =>
  version.includes('@') ? version : `${mfe}@${version}`;
/** "1.4.0-3f9a2c1" */
export const bareVersion = (version: string): string => version.slice(version.indexOf('@') + 1);

export const openRollout = ({ rollout }: LaneStatus): OpenRollout | null =>
  rollout && rollout.endedAt === null ? rollout : null;

/** What a rollback would make live now; null: there is nothing to go back to. */
export interface WayBack {
  /** What visitors get; null: nothing, it was the first version. */
  to: string | null;
  /** What they do not get any more. */
  from: string;
  /** Of visitors who have it now. */
  percent: number;
}

/** A rollback ends an open rollout, or else makes the last good version stable again (RollbackOrder). */
export function wayBack(lane: LaneStatus): WayBack | null {
  const rollout = openRollout(lane);
  if (rollout) return { from: rollout.version, to: lane.stable ?? rollout.base, percent: rollout.percent };
  if (!lane.stable || !lane.lastGood || lane.lastGood === lane.stable) return null;
  return { from: lane.stable, to: lane.lastGood, percent: 100 };
}

/** Who needs somebody to look first: what goes wrong, what waits for a decision, what moves, what changed today, the rest by name. */
function urgency(lane: LaneStatus, now: string): number {
  const rollout = openRollout(lane);
  if (rollout?.comparison.decision === 'roll-back') return 0;
  if (rollout && (rollout.state === 'held' || rollout.comparison.decision === 'hold')) return 1;
  if (rollout && rollout.comparison.candidate.failures > 0) return 2;
  if (rollout) return 3;
  if (lane.rolledBack) return 4;
  return Date.parse(now) - Date.parse(lane.changedAt) < DAY_MS ? 5 : 6;
}
const DAY_MS = 86_400_000;

export const byUrgency = (lanes: readonly LaneStatus[], now: string): LaneStatus[] =>
  lanes
    .map((lane) => ({ lane, rank: urgency(lane, now) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank === 5 ? b.lane.changedAt.localeCompare(a.lane.changedAt) : 0) ||
        a.lane.mfe.localeCompare(b.lane.mfe) ||
        a.lane.major - b.lane.major,
    )
    .map(({ lane }) => lane);
