import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import type { Rollout, RolloutOrder } from '@fachwerk/shared/contracts';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import { changeChannel, endRollout, type LockedChannel, makeStable } from './change-channel';
import { ROLLOUT_COLUMNS, type RolloutRow, toRollout } from './rollout-row';

export interface Ordered extends Omit<RolloutOrder, 'version'> {
  /** A published version, with its hash. */
  version: string;
  major: number;
  /** Actor for the audit log. */
  actor: string;
}

/**
 * Serialises the orders of all release channels, so that the findings of the gate are still valid when the
 * order is written.
 */
const GATE_LOCK = 4_711_004;
export const lockGate = (inside: Queryable): Promise<unknown> =>
  inside.query('select pg_advisory_xact_lock($1)', [GATE_LOCK]);

/** Throws to refuse the order; the transaction is rolled back. */
export type OrderGate = (inside: Queryable) => Promise<void>;

/** Sets the percentage of visitors that get a version. */
export async function orderRollout(db: Database, order: Ordered, gate?: OrderGate): Promise<Rollout> {
  // Rounded to the precision of buckets and of the column, so that plan and order agree.
  const to = Math.round(order.to * 100) / 100;
  if (order.to > 0 && to === 0) throw new Refusal(400, 'The smallest share is 0.01 %; 0 ends the rollout.');
  const rounded = { ...order, to };
  const change = (channel: LockedChannel) => {
    if (to === 0) return takeAway(channel, rounded);
    return to === 100 ? giveToAll(channel, rounded) : giveToSome(channel, rounded);
  };
  // Ending a rollout is always allowed.
  const check = to > 0 ? gate : undefined;
  const row = await changeChannel(
    db,
    order,
    change,
    check && ((inside) => lockGate(inside).then(() => check(inside))),
  );
  return toRollout(row);
}

const STAYS = reason('ordered-hold');

const nameOf = ({ mfe, version }: Pick<Ordered, 'mfe' | 'version'>): string => `${mfe}@${version}`;

async function takeAway(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = channel;
  if (open?.version === order.version) {
    await channel.audit(order.actor, 'roll-back', order.version, [
      reason('ended', { percent: open.percent }),
    ]);
    return endRollout(channel, open, {
      state: 'rolled-back',
      by: order.actor,
      reasons: [reason('ordered-end')],
    });
  }
  if (stable === order.version)
    throw new Refusal(
      409,
      `${nameOf(order)} is what everybody has. \`fachwerk rollback ${order.mfe}-mfe\` brings back the one before.`,
    );
  throw new Refusal(409, `No visitor has ${nameOf(order)}: it has no open rollout.`);
}

async function giveToAll(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = channel;
  const ending = { state: 'finished', by: order.actor, reasons: [reason('ordered-all')] } as const;
  if (open && open.version !== order.version) await replace(channel, open, order);
  const own = open?.version === order.version ? open : await insert(channel, order);
  await makeStable(channel, order.version);
  const before = stable === null || stable === order.version ? [] : [reason('previous', { version: stable })];
  await channel.audit(order.actor, 'finish', order.version, [reason('ordered-all'), ...before]);
  return endRollout(channel, own, ending);
}

async function giveToSome(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const { open, stable } = channel;
  if (stable === order.version)
    throw new Refusal(
      409,
      `${nameOf(order)} is what everybody has: it cannot be given to ${order.to} % of visitors.`,
    );
  const stays = order.hold ? [STAYS] : [];
  if (open?.version === order.version) {
    const changed = await changeShare(channel, open, order);
    await channel.audit(order.actor, 'roll-out', order.version, [
      reason('from-to', { from: open.percent, to: order.to }),
      ...stays,
    ]);
    return changed;
  }
  if (open) await replace(channel, open, order);
  const inserted = await insert(channel, order);
  await channel.audit(order.actor, 'roll-out', order.version, [
    reason('to-some', { percent: order.to }),
    ...stays,
  ]);
  return inserted;
}

/** The salt stays the same: a higher percentage only adds visitors. */
async function changeShare(channel: LockedChannel, open: RolloutRow, order: Ordered): Promise<RolloutRow> {
  const [changed] = await channel.db.query<RolloutRow>(
    `update registry.rollout r set percent = $2, hold = $3, state = case when $3 then 'held' else 'running' end,
       reason = case when $3 then $4::text end, reasons = case when $3 then $5::jsonb else '[]' end,
       -- The same order again begins nothing anew; to go on after a halt does.
       stage_since = case when percent = $2 and state = (case when $3 then 'held' else 'running' end)
         then stage_since else now() end
     where id = $1 returning ${ROLLOUT_COLUMNS}`,
    [open.id, order.to, order.hold ?? false, STAYS.text, JSON.stringify([STAYS])],
  );
  return changed ?? open;
}

async function replace(channel: LockedChannel, open: RolloutRow, order: Ordered): Promise<void> {
  await endRollout(channel, open, {
    state: 'replaced',
    by: order.actor,
    reasons: [reason('replaced', { subject: nameOf(order) })],
  });
  await channel.audit(order.actor, 'roll-back', open.version, [
    reason('replaced', { subject: nameOf(order) }),
  ]);
}

async function insert(channel: LockedChannel, order: Ordered): Promise<RolloutRow> {
  const hold = order.hold ?? false;
  const [inserted] = await channel.db.query<RolloutRow>(
    `insert into registry.rollout as r (mfe, major, version, base, percent, state, salt, hold, started_by, reason, reasons)
     values ($1, $2, $3, $4, $5, case when $6 then 'held' else 'running' end, $7, $6, $8, case when $6 then $9::text end,
       case when $6 then $10::jsonb else '[]' end)
     returning ${ROLLOUT_COLUMNS}`,
    [
      ...[
        channel.mfe,
        channel.major,
        order.version,
        channel.stable === order.version ? channel.lastGood : channel.stable,
      ],
      ...[order.to, hold, randomBytes(12).toString('base64url'), order.actor],
      ...[STAYS.text, JSON.stringify([STAYS])],
    ],
  );
  if (!inserted) throw new Error(`No rollout of ${nameOf(order)} was written.`);
  // A rollout reopens a retired release channel.
  await channel.db.query('update registry.channel set retired_at = null where mfe = $1 and major = $2', [
    channel.mfe,
    channel.major,
  ]);
  return inserted;
}
