import type { Database } from '@fachwerk/database';
import { Refusal } from '../http/refusal';
import { changeLane, endRollout, type LaneKey, type LockedLane } from './change-lane';

export interface RollBack {
  actor: string;
  /** The version that shall go, if the caller says it. */
  from?: string | undefined;
}

export interface RolledBack {
  /** What visitors have no more. */
  gone: string;
  /** What everybody has; null where the first version of a lane was taken back. */
  stable: string | null;
}

/** An open rollout ends; without one the last good version is stable again. */
export function rollBack(db: Database, key: LaneKey, { actor, from }: RollBack): Promise<RolledBack> {
  return changeLane(db, key, async (lane) => {
    const goes = lane.open?.version ?? lane.stable;
    // An order that comes twice, or after somebody else's, would go one step too far.
    if (from !== undefined && goes !== from)
      throw new Refusal(
        409,
        `Nothing was changed: ${key.mfe}@${from} was to go, but by now ${goes === null ? 'nothing is live' : `it would be ${key.mfe}@${goes}`}. Look at what is live, then order again.`,
      );
    if (lane.open) {
      const { version, percent } = lane.open;
      await endRollout(lane, lane.open, {
        state: 'rolled-back',
        by: actor,
        reason: `Rolled back by ${actor}.`,
      });
      await lane.audit(actor, 'roll-back', version, `Taken from ${percent} % of visitors.`);
      return { gone: version, stable: lane.stable };
    }
    return bringBack(lane, actor);
  });
}

async function bringBack(lane: LockedLane, actor: string): Promise<RolledBack> {
  const { db, mfe, major, stable, lastGood } = lane;
  if (stable === null)
    throw new Refusal(409, `${mfe} with major ${major} is not live: nothing to roll back.`);
  if (lastGood === null)
    throw new Refusal(
      409,
      `Before ${mfe}@${stable} there was no other version: nothing to go back to. Roll out another one: \`pnpm rollout ${mfe}-mfe@<version> --to 100\`.`,
    );
  // A second rollback goes one further back, never forth to what was just taken away.
  const [earlier] = await db.query<{ base: string | null }>(
    `select base from registry.rollout
     where mfe = $1 and major = $2 and version = $3 and state = 'finished' order by ended_at desc, id desc limit 1`,
    [mfe, major, lastGood],
  );
  const next = earlier?.base === lastGood || earlier?.base === stable ? null : (earlier?.base ?? null);
  await db.query(
    'update registry.lane set stable = $3, last_good = $4, changed_at = now() where mfe = $1 and major = $2',
    [mfe, major, lastGood, next],
  );
  await lane.audit(actor, 'roll-back', stable, `Everybody gets ${mfe}@${lastGood} again.`);
  return { gone: stable, stable: lastGood };
}

/** The lane that is meant when nobody says a major: the only one, or the only one with an open rollout. */
export async function laneMeant(db: Database, mfe: string, major: number | undefined): Promise<LaneKey> {
  if (major !== undefined) return { mfe, major };
  const lanes = await db.query<{ major: number; isOpen: boolean }>(
    `select l.major, r.id is not null as "isOpen" from registry.lane l
     left join registry.rollout r on r.mfe = l.mfe and r.major = l.major and r.ended_at is null
     where l.mfe = $1 and (l.stable is not null or r.id is not null) order by l.major`,
    [mfe],
  );
  const open = lanes.filter(({ isOpen }) => isOpen);
  const [meant, ...others] = open.length === 1 ? open : lanes;
  if (!meant) throw new Refusal(404, `Nothing of ${mfe} is live.`);
  if (others.length > 0)
    throw new Refusal(
      400,
      `${mfe} is live with the majors ${lanes.map((lane) => lane.major).join(' and ')}: say which one (--major).`,
    );
  return { mfe, major: meant.major };
}
