import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import type { Rollout, RolloutOrder } from '@fachwerk/shared/contracts';
import { Refusal } from '../http/refusal';
import { changeChannel, endRollout, type LockedChannel, makeStable } from './change-channel';
import { ROLLOUT_COLUMNS, type RolloutRow, toRollout } from './rollout-row';

export interface Ordered extends Omit<RolloutOrder, 'version'> {
  /** Published, with its hash. */
  version: string;
  major: number;
  /** As the audit log names who ordered it. */
  actor: string;
}

/** Orders of all channels and the closing of one come one after the other: what the gate saw is still so when it is written. */
const GATE_LOCK = 4_711_004;
export const lockGate = (inside: Queryable): Promise<unknown> =>
  inside.query('select pg_advisory_xact_lock($1)', [GATE_LOCK]);

/** Refuses by throwing; nothing is changed then. */
export type OrderGate = (inside: Queryable) => Promise<void>;

/** Gives a version to a share of visitors, to everybody or to nobody. */
export async function orderRollout(db: Database, order: Ordered, gate?: OrderGate): Promise<Rollout> {
  // As fine as buckets and the column are: nothing is ordered that would be something else in the plan.
  const to = Math.round(order.to * 100) / 100;
  if (order.to > 0 && to === 0)
    throw new Refusal(400, 'The smallest share is 0.01 %; 0 takes a version away.');
  const rounded = { ...order, to };
  const change = (channel: LockedChannel) => {
    if (to === 0) return takeAway(channel, rounded);
    return to === 100 ? giveToAll(channel, rounded) : giveToSome(channel, rounded);
  };
  // To take away is always allowed.
  const ask = to > 0 ? gate : undefined;
  const row = await changeChannel(
    db,
    order,
    change,
    ask && ((inside) => lockGate(inside).then(() => ask(inside))),
  );
  return toRollout(row);
}

const nameOf = ({ mfe, version }: Pick<Ordered, 'mfe' | 'version'>): string => `${mfe}@${version}`;

async function takeAway(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = channel;
  if (open?.version === order.version) {
    await channel.audit(order.actor, 'roll-back', order.version, `Taken from ${open.percent} % of visitors.`);
    return endRollout(channel, open, {
      state: 'rolled-back',
      by: order.actor,
      reason: 'Ordered: nobody gets it.',
    });
  }
  if (stable === order.version)
    throw new Refusal(
      409,
      `${nameOf(order)} is what everybody has. \`pnpm rollback ${order.mfe}-mfe\` brings back the one before.`,
    );
  throw new Refusal(409, `Nobody has ${nameOf(order)}: no rollout of it is open.`);
}

async function giveToAll(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = channel;
  const ending = { state: 'finished', by: order.actor, reason: 'Ordered: everybody gets it.' } as const;
  if (open && open.version !== order.version) await replace(channel, open, order);
  const own = open?.version === order.version ? open : await insert(channel, order);
  await makeStable(channel, order.version);
  const before = stable === null || stable === order.version ? '' : ` Before: ${stable}.`;
  await channel.audit(order.actor, 'finish', order.version, `Everybody gets it, by order.${before}`);
  return endRollout(channel, own, ending);
}

async function giveToSome(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = channel;
  if (stable === order.version)
    throw new Refusal(
      409,
      `${nameOf(order)} is what everybody has: it cannot be given to ${order.to} % of visitors.`,
    );
  const stays = order.hold ? ' and stays there' : '';
  if (open?.version === order.version) {
    const changed = await changeShare(channel, open, order);
    await channel.audit(
      order.actor,
      'roll-out',
      order.version,
      `From ${open.percent} % to ${order.to} % of visitors${stays}.`,
    );
    return changed;
  }
  if (open) await replace(channel, open, order);
  const inserted = await insert(channel, order);
  await channel.audit(order.actor, 'roll-out', order.version, `${order.to} % of visitors get it${stays}.`);
  return inserted;
}

/** The salt stays: growing adds visitors and takes nobody's version away. */
async function changeShare(channel: LockedChannel, open: RolloutRow, order: Ordered): Promise<RolloutRow> {
  const [changed] = await channel.db.query<RolloutRow>(
    `update registry.rollout r set percent = $2, hold = $3, state = case when $3 then 'held' else 'running' end,
       reason = case when $3 then 'Ordered to stay.' end,
       -- The same order again begins nothing anew; to go on after a halt does.
       stage_since = case when percent = $2 and state = (case when $3 then 'held' else 'running' end)
         then stage_since else now() end
     where id = $1 returning ${ROLLOUT_COLUMNS}`,
    [open.id, order.to, order.hold ?? false],
  );
  return changed ?? open;
}

async function replace(channel: LockedChannel, open: RolloutRow, order: Ordered): Promise<void> {
  await endRollout(channel, open, {
    state: 'replaced',
    by: order.actor,
    reason: `${nameOf(order)} took its place.`,
  });
  await channel.audit(order.actor, 'roll-back', open.version, `${nameOf(order)} takes its place.`);
}

async function insert(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const hold = order.hold ?? false;
  const [inserted] = await channel.db.query<RolloutRow>(
    `insert into registry.rollout as r (mfe, major, version, base, percent, state, salt, hold, started_by, reason)
     values ($1, $2, $3, $4, $5, case when $6 then 'held' else 'running' end, $7, $6, $8, case when $6 then 'Ordered to stay.' end)
     returning ${ROLLOUT_COLUMNS}`,
    [
      ...[
        channel.mfe,
        channel.major,
        order.version,
        channel.stable === order.version ? channel.lastGood : channel.stable,
      ],
      ...[order.to, hold, randomBytes(12).toString('base64url'), order.actor],
    ],
  );
  if (!inserted) throw new Error(`No rollout of ${nameOf(order)} was written.`);
  // Ordering a version brings a retired channel back.
  await channel.db.query('update registry.channel set retired_at = null where mfe = $1 and major = $2', [
    channel.mfe,
    channel.major,
  ]);
  return inserted;
}
