import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { useCallback, useEffect, useState } from 'react';
import { channelKey } from '../base/channel';

/** Newest rollout by release channel. */
type Newest = Readonly<Record<string, number>>;

/** Open rollouts, and those that were rolled back within a day. */
const reportedOf = (channels: readonly ChannelStatus[]): Newest =>
  Object.fromEntries(
    channels.flatMap((channel) => {
      const { id } = channel.rollout ?? channel.rolledBack ?? {};
      return id === undefined ? [] : [[channelKey(channel), id]];
    }),
  );

/**
 * The rollouts of the status, and those that ended while the page was open: they stay with their outcome
 * until they are dismissed or a newer rollout of the same channel starts.
 */
export function useRolloutsInView(channels: readonly ChannelStatus[]): {
  ids: readonly number[];
  dismiss(id: number): void;
} {
  const reported = reportedOf(channels);
  const key = JSON.stringify(reported);
  const [seen, setSeen] = useState<Newest>({});
  const [dismissed, setDismissed] = useState<readonly number[]>([]);

  useEffect(() => setSeen((last) => ({ ...last, ...(JSON.parse(key) as Newest) })), [key]);

  const dismiss = useCallback((id: number) => setDismissed((last) => [...last, id]), []);
  // Rollouts of the status come first, in the order of the channels.
  const ids = Object.values({ ...reported, ...seen, ...reported }).filter((id) => !dismissed.includes(id));
  return { ids, dismiss };
}
