import type { ChannelStatus } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';
import { bareVersion, openRollout } from '../base/channel';
import { percentText } from '../base/figures-text';

/** Parses "2,5", "2.5" or "10 %"; null for an invalid share. Precision of the registry: 0.01 %. */
export function readPercent(text: string): number | null {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim());
  const percent = Number(match?.[1]?.replace(',', '.'));
  return match && percent <= 100 ? percent : null;
}

interface PlannedOrder {
  channel: ChannelStatus;
  version: string;
  percent: number;
  isHeld: boolean;
}

/** Describes what becomes live, before the order is sent. */
export function effectOfOrder({ channel, version, percent, isHeld }: PlannedOrder, text: Translate): string {
  const open = openRollout(channel);
  const values = {
    version: bareVersion(version),
    stable: channel.stable ? bareVersion(channel.stable) : '',
    percent: percentText(percent),
    other: open ? bareVersion(open.version) : '',
  };
  const said: string[] = [];
  if (percent === 0) said.push(text('operations.effect.none', values));
  else if (percent === 100)
    said.push(text(open?.version === version ? 'operations.effect.finish' : 'operations.effect.all', values));
  else {
    said.push(text(channel.stable ? 'operations.effect.some' : 'operations.effect.someFirst', values));
    said.push(text(isHeld ? 'operations.effect.held' : 'operations.effect.advances', values));
  }
  if (open && open.version !== version && percent > 0) said.push(text('operations.effect.replaces', values));
  return said.join(' ');
}
