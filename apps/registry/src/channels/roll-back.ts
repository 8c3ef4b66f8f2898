import type { Database } from '@fachwerk/database';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import { changeChannel, type ChannelKey, endRollout, type LockedChannel } from './change-channel';

export interface RollBack {
  actor: string;
  /** The version that the caller wants to remove. */
  from?: string | undefined;
}

export interface RolledBack {
  /** The version that was removed. */
  gone: string;
  /** The stable version now; null if the first version of a release channel was removed. */
  stable: string | null;
}

/** Ends the open rollout; without one, makes the last good version stable again. */
export function rollBack(db: Database, key: ChannelKey, { actor, from }: RollBack): Promise<RolledBack> {
  return changeChannel(db, key, async (channel) => {
    const goes = channel.open?.version ?? channel.stable;
    // A repeated or concurrent order must not roll back one version too far.
    if (from !== undefined && goes !== from)
      throw new Refusal(
        409,
        `Nothing was changed: ${key.mfe}@${from} was to go, but by now ${goes === null ? 'nothing is live' : `it would be ${key.mfe}@${goes}`}. Look at what is live, then order again.`,
      );
    if (channel.open) {
      const { version, percent } = channel.open;
      await endRollout(channel, channel.open, {
        state: 'rolled-back',
        by: actor,
        reasons: [reason('rolled-back-by', { by: actor })],
      });
      await channel.audit(actor, 'roll-back', version, [reason('ended', { percent })]);
      return { gone: version, stable: channel.stable };
    }
    return bringBack(channel, actor);
  });
}

async function bringBack(channel: LockedChannel, actor: string): Promise<RolledBack> {
  const { db, mfe, major, stable, lastGood } = channel;
  if (stable === null)
    throw new Refusal(409, `${mfe} with major ${major} is not live: nothing to roll back.`);
  if (lastGood === null)
    throw new Refusal(
      409,
      `Before ${mfe}@${stable} there was no other version: nothing to go back to. Roll out another one: \`fachwerk rollout ${mfe}-mfe@<version> --to 100\`.`,
    );
  // A second rollback goes back one version further; it never restores the version that was just removed.
  const [earlier] = await db.query<{ base: string | null }>(
    `select base from registry.rollout
     where mfe = $1 and major = $2 and version = $3 and state = 'finished' order by ended_at desc, id desc limit 1`,
    [mfe, major, lastGood],
  );
  const next = earlier?.base === lastGood || earlier?.base === stable ? null : (earlier?.base ?? null);
  await db.query(
    'update registry.channel set stable = $3, last_good = $4, changed_at = now() where mfe = $1 and major = $2',
    [mfe, major, lastGood, next],
  );
  await channel.audit(actor, 'roll-back', stable, [reason('restored', { subject: `${mfe}@${lastGood}` })]);
  return { gone: stable, stable: lastGood };
}

/**
 * The release channel of an order without a major: the only live one, or the only one with an open rollout.
 */
export async function channelMeant(
  db: Database,
  mfe: string,
  major: number | undefined,
): Promise<ChannelKey> {
  if (major !== undefined) return { mfe, major };
  const channels = await db.query<{ major: number; isOpen: boolean }>(
    `select c.major, r.id is not null as "isOpen" from registry.channel c
     left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
     where c.mfe = $1 and (c.stable is not null or r.id is not null) order by c.major`,
    [mfe],
  );
  const open = channels.filter(({ isOpen }) => isOpen);
  const [meant, ...others] = open.length === 1 ? open : channels;
  if (!meant) throw new Refusal(404, `Nothing of ${mfe} is live.`);
  if (others.length > 0)
    throw new Refusal(
      400,
      `${mfe} is live with the majors ${channels.map((channel) => channel.major).join(' and ')}. Name one with --major.`,
    );
  return { mfe, major: meant.major };
}
