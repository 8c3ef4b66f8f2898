import type { Database } from '@fachwerk/database';
import { checkRetire } from '../gate/check-retire';
import { readInUse } from '../gate/read-in-use';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import { changeChannel, type ChannelKey, endRollout, type LockedChannel } from './change-channel';
import { lockGate } from './order-rollout';

/**
 * Closes the release channel of an old major if no page and no other version needs it. Its files stay for
 * pages that are still open.
 */
export async function retireChannel(
  db: Database,
  { mfe, major }: ChannelKey,
  { actor }: { actor: string },
): Promise<void> {
  if (mfe === 'shell') throw new Refusal(409, 'The shell cannot be retired: without it there is no page.');
  const retire = async (channel: LockedChannel): Promise<void> => {
    if (channel.stable === null && !channel.open)
      throw new Refusal(
        409,
        `${mfe} with major ${major} is not live${channel.isRetired ? ' any more' : ''}.`,
      );
    const verdict = checkRetire({ mfe, major, ...(await readInUse(channel.db)) });
    if (!verdict.passes) {
      const why = verdict.findings.map(({ message, pages }) => `${message} (${pages.join(', ')})`).join(' ');
      throw new Refusal(422, `${mfe} with major ${major} is still needed. ${why}`, { verdict });
    }
    const version = channel.stable ?? channel.open?.version ?? '';
    if (channel.open)
      await endRollout(channel, channel.open, {
        state: 'rolled-back',
        by: actor,
        reasons: [reason('retired', { major })],
      });
    await channel.db.query(
      `update registry.channel set stable = null, last_good = null, changed_at = now(), retired_at = now()
       where mfe = $1 and major = $2`,
      [mfe, major],
    );
    await channel.audit(actor, 'retire', version, [reason('retired', { major })]);
  };
  return changeChannel(db, { mfe, major }, retire, lockGate);
}
