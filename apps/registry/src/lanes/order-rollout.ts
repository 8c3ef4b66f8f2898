import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import type { Rollout, RolloutOrder } from '@fachwerk/shared/contracts';
import { Refusal } from '../http/refusal';
import { changeLane, endRollout, type LockedLane, makeStable } from './change-lane';
import { ROLLOUT_COLUMNS, type RolloutRow, toRollout } from './rollout-row';

export interface Ordered extends Omit<RolloutOrder, 'version'> {
  /** Published, with its hash. */
  version: string;
  major: number;
  /** As the audit log names who ordered it. */
  actor: string;
}

/** Orders of all lanes and the closing of one come one after the other: what the gate saw is still so when it is written. */
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
  const change = (lane: LockedLane) => {
    if (to === 0) return takeAway(lane, rounded);
    return to === 100 ? giveToAll(lane, rounded) : giveToSome(lane, rounded);
  };
  // To take away is always allowed.
  const ask = to > 0 ? gate : undefined;
  const row = await changeLane(
    db,
    order,
    change,
    ask && ((inside) => lockGate(inside).then(() => ask(inside))),
  );
  return toRollout(row);
}

const nameOf = ({ mfe, version }: Pick<Ordered, 'mfe' | 'version'>): string => `${mfe}@${version}`;

async function takeAway(lane: LockedLane, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = lane;
  if (open?.version === order.version) {
    await lane.audit(order.actor, 'roll-back', order.version, `Taken from ${open.percent} % of visitors.`);
    return endRollout(lane, open, {
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

async function giveToAll(lane: LockedLane, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = lane;
  const ending = { state: 'finished', by: order.actor, reason: 'Ordered: everybody gets it.' } as const;
  if (open && open.version !== order.version) await replace(lane, open, order);
  const own = open?.version === order.version ? open : await insert(lane, order);
  await makeStable(lane, order.version);
  const before = stable === null || stable === order.version ? '' : ` Before: ${stable}.`;
  await lane.audit(order.actor, 'finish', order.version, `Everybody gets it, by order.${before}`);
  return endRollout(lane, own, ending);
}

async function giveToSome(lane: LockedLane, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = lane;
  if (stable === order.version)
    throw new Refusal(
      409,
      `${nameOf(order)} is what everybody has: it cannot be given to ${order.to} % of visitors.`,
    );
  const stays = order.hold ? ' and stays there' : '';
  if (open?.version === order.version) {
    const changed = await changeShare(lane, open, order);
    await lane.audit(
      order.actor,
      'roll-out',
      order.version,
      `From ${open.percent} % to ${order.to} % of visitors${stays}.`,
    );
    return changed;
  }
  if (open) await replace(lane, open, order);
  const inserted = await insert(lane, order);
  await lane.audit(order.actor, 'roll-out', order.version, `${order.to} % of visitors get it${stays}.`);
  return inserted;
}

/** The salt stays: growing adds visitors and takes nobody's version away. */
async function changeShare(lane: LockedLane, open: RolloutRow, order: Ordered): Promise<RolloutRow> {
  const [changed] = await lane.db.query<RolloutRow>(
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

async function replace(lane: LockedLane, open: RolloutRow, order: Ordered): Promise<void> {
  await endRollout(lane, open, {
    state: 'replaced',
    by: order.actor,
    reason: `${nameOf(order)} took its place.`,
  });
  await lane.audit(order.actor, 'roll-back', open.version, `${nameOf(order)} takes its place.`);
}

async function insert(lane: LockedLane, order: Ordered): Promise<RolloutRow> {
  const hold = order.hold ?? false;
  const [inserted] = await lane.db.query<RolloutRow>(
    `insert into registry.rollout as r (mfe, major, version, base, percent, state, salt, hold, started_by, reason)
     values ($1, $2, $3, $4, $5, case when $6 then 'held' else 'running' end, $7, $6, $8, case when $6 then 'Ordered to stay.' end)
     returning ${ROLLOUT_COLUMNS}`,
    [
      ...[lane.mfe, lane.major, order.version, lane.stable === order.version ? lane.lastGood : lane.stable],
      ...[order.to, hold, randomBytes(12).toString('base64url'), order.actor],
    ],
  );
  if (!inserted) throw new Error(`No rollout of ${nameOf(order)} was written.`);
  // Ordering a version brings a retired lane back.
  await lane.db.query('update registry.lane set retired_at = null where mfe = $1 and major = $2', [
    lane.mfe,
    lane.major,
  ]);
  return inserted;
}
