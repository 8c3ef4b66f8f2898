import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';

export type OpenRollout = NonNullable<ChannelStatus['rollout']>;

export const channelKey = ({ mfe, major }: { mfe: string; major: number }): string => `${mfe}@${major}`;

/** "cart", or "cart (Major 2)" if several majors are live. */
export const channelName = (
  channel: { mfe: string; major: number },
  channels: readonly ChannelStatus[],
): string =>
  channels.filter(({ mfe }) => mfe === channel.mfe).length > 1
    ? `${channel.mfe} (Major ${channel.major})`
    : channel.mfe;

/** "1.4.0-3f9a2c1" */
export const bareVersion = (version: string): string => version.slice(version.indexOf('@') + 1);

export const openRollout = ({ rollout }: ChannelStatus): OpenRollout | null =>
  rollout && rollout.endedAt === null ? rollout : null;

/** Effect of a rollback now; null if there is no earlier version. */
export interface WayBack {
  /** Version that visitors get; null after the first version was removed. */
  to: string | null;
  /** Version that visitors do not get any more. */
  from: string;
  /** Percentage of visitors that have it now. */
  percent: number;
}

/** A rollback ends an open rollout, or else makes the last good version stable again (RollbackOrder). */
export function wayBack(channel: ChannelStatus): WayBack | null {
  const rollout = openRollout(channel);
  if (rollout) return { from: rollout.version, to: channel.stable ?? rollout.base, percent: rollout.percent };
  if (!channel.stable || !channel.lastGood || channel.lastGood === channel.stable) return null;
  return { from: channel.stable, to: channel.lastGood, percent: 100 };
}

/** Order by urgency: failing, waiting for a decision, running, changed today, then by name. */
function urgency(channel: ChannelStatus, now: string): number {
  const rollout = openRollout(channel);
  if (rollout?.comparison.decision === 'roll-back') return 0;
  if (rollout && (rollout.state === 'held' || rollout.comparison.decision === 'hold')) return 1;
  if (rollout && rollout.comparison.candidate.failures > 0) return 2;
  if (rollout) return 3;
  if (channel.rolledBack) return 4;
  return parseInstant(now).getTime() - parseInstant(channel.changedAt).getTime() < DAY_MS ? 5 : 6;
}
const DAY_MS = 86_400_000;

export const byUrgency = (channels: readonly ChannelStatus[], now: string): ChannelStatus[] =>
  channels
    .map((channel) => ({ channel, rank: urgency(channel, now) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank === 5 ? b.channel.changedAt.localeCompare(a.channel.changedAt) : 0) ||
        a.channel.mfe.localeCompare(b.channel.mfe) ||
        a.channel.major - b.channel.major,
    )
    .map(({ channel }) => channel);
