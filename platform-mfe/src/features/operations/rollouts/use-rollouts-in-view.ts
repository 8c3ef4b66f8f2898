import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { useCallback, useEffect, useState } from 'react';
import { channelKey } from '../channels/channel';

/** Channel to its newest rollout. */
type Newest = Readonly<Record<string, number>>;

/** Open ones, and what was taken back within a day. */
const toldOf = (channels: readonly ChannelStatus[]): Newest =>
  Object.fromEntries(
    channels.flatMap((channel) => {
      const { id } = channel.rollout ?? channel.rolledBack ?? {};
      return id === undefined ? [] : [[channelKey(channel), id]];
    }),
  );

/**
 * The rollouts that the registry tells of, and those that ended while somebody watched: they stay, with their outcome, until they are
 * put away or a newer one of the same channel comes. What rolls itself back must not just vanish.
 */
export function useRolloutsInView(channels: readonly ChannelStatus[]): {
  ids: readonly number[];
  dismiss(id: number): void;
} {
  const told = toldOf(channels);
  const key = JSON.stringify(told);
  const [seen, setSeen] = useState<Newest>({});
  const [dismissed, setDismissed] = useState<readonly number[]>([]);

  useEffect(() => setSeen((last) => ({ ...last, ...(JSON.parse(key) as Newest) })), [key]);

  const dismiss = useCallback((id: number) => setDismissed((last) => [...last, id]), []);
  // What the registry tells comes first, in the order of the channels.
  const ids = Object.values({ ...told, ...seen, ...told }).filter((id) => !dismissed.includes(id));
  return { ids, dismiss };
}
