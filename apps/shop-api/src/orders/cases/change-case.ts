import type { Queryable } from '@fachwerk/database';
import type { CaseDisposition } from '@fachwerk/shared/contracts';
import { TIME_ZONE } from '@fachwerk/shared/time';
import { ShopError } from '../../kernel/errors/shop-error';
import { keyClash, requestHash } from '../../kernel/http/idempotency-key';
import {
  allocateStock,
  handOverAllocation,
  returnStock,
  type StockLine,
} from '../../stores/stock/stock-reservations';
import { type LineQuantity, piecesByLine } from '../lifecycle/change-lines';
import type { Actor } from '../lifecycle/find-step';
import { moveOrder } from '../lifecycle/move-order';
import { lockOrder, type Order } from '../lifecycle/order';
import { enqueueOrderMail } from '../mails/enqueue-order-mail';
import {
  arrive,
  type CaseLine,
  dispose,
  expected,
  give,
  hasRemedies,
  lacking,
  type Leavable,
  linesOf,
  notComing,
  notOwed,
  openWithdrawals,
  piecesAtBuyer,
  REPAIR_ADDS_MONTHS,
  repaired,
  replace,
  type Ruled,
  sum,
  unpaid,
  WARRANTY_MONTHS,
} from './case-rules';
import { markWithdrawalHandled } from './handled-withdrawal';
import {
  caseKey,
  caseOfKey,
  casesOfOrder,
  findCase,
  lockCase,
  type OrderCaseRow,
  writeCase,
} from './order-case';
import { refundAmount } from './refund-amount';

export interface By {
  actor: Actor;
  now: Date;
  /** Repeated with the same content it has one effect, with other content it is refused (409). */
  key?: string | undefined;
}

/** An event of a case with what it is about. */
export type CaseChange =
  | { event: 'arrived' | 'not-coming' | 'repaired' | 'replace'; lines: readonly LineQuantity[] }
  | { event: 'disposition'; lines: readonly LineQuantity[]; to: CaseDisposition; from?: Leavable | undefined }
  | { event: 'give'; lines?: readonly LineQuantity[] | undefined; total?: number | undefined }
  | { event: 'not-owed'; lines?: readonly LineQuantity[] | undefined; reason: string }
  | { event: 'dispatched' }
  | { event: 'close'; reason?: string | undefined };

/** A case with its order, both locked. */
export interface Locked {
  found: OrderCaseRow;
  order: Order | undefined;
}

export const refusal = (key: string): ShopError => new ShopError({ statusCode: 412, key });

/** Locks the order of a case, then the case: every change of goods and money takes the order first. */
export async function lockWithOrder(tx: Queryable, caseId: string): Promise<Locked | undefined> {
  const seen = await findCase(tx, caseId);
  if (!seen) return undefined;
  const order = seen.orderId === null ? undefined : await lockOrder(tx, seen.orderId);
  const found = await lockCase(tx, caseId);
  if (!found) return undefined;
  // Matched meanwhile: its order has to be locked first.
  if (found.orderId !== seen.orderId) throw refusal('caseError.moved');
  return { found, order };
}

/** Whether the key has made this change before; throws if it has named another one. */
export async function isRepeated(
  tx: Queryable,
  caseId: string,
  { actor, key }: By,
  content: unknown,
): Promise<boolean> {
  if (key === undefined) return false;
  const known = await caseOfKey(tx, caseKey(actor, key, requestHash(caseId, content)));
  if (known && (!known.isSame || known.caseId !== caseId)) throw keyClash();
  return known !== undefined;
}

export const keyOf = ({ actor, key }: By, caseId: string, content: unknown) =>
  key === undefined ? undefined : caseKey(actor, key, requestHash(caseId, content));

/**
 * The only function that changes goods, money or disposition of an open case. Locks order and case, asks the
 * rule of the event, and carries out what follows from it in the same transaction.
 */
export async function changeCase(
  tx: Queryable,
  caseId: string,
  change: CaseChange,
  by: By,
): Promise<OrderCaseRow | undefined> {
  const locked = await lockWithOrder(tx, caseId);
  if (!locked) return undefined;
  const { found, order } = locked;
  if (await isRepeated(tx, caseId, by, change)) return found;
  if (found.endedAt !== null) throw refusal('caseError.ended');
  const after = await carryOut(tx, { found, order, change, by });
  const { event, ...details } = change;
  return writeCase(tx, after, found.version + 1, {
    at: by.now,
    event,
    actor: by.actor,
    key: keyOf(by, caseId, change),
    details,
  });
}

interface Work {
  found: OrderCaseRow;
  order: Order | undefined;
  change: CaseChange;
  by: By;
}

async function carryOut(tx: Queryable, { found, order, change, by }: Work): Promise<OrderCaseRow> {
  const { lines, kind } = found;
  if ((change.event === 'replace' || change.event === 'repaired') && !hasRemedies(kind))
    throw refusal('caseError.noRemedy');
  if (change.event === 'dispatched') return { ...found, dispatchedAt: found.dispatchedAt ?? by.now };
  if (change.event === 'close') return closed(tx, found, change.reason, by);
  if (!order) throw refusal('caseError.unmatched');
  const asked = change.lines ?? (change.event === 'give' ? givable(order, lines) : openMoney(lines));
  const reference = `${order.id} ${found.number} ${found.version + 1}`;
  const ruled = (rule: Ruled): OrderCaseRow => ({ ...found, lines: linesAfter(rule) });
  switch (change.event) {
    case 'arrived':
      return ruled(arrive(lines, asked, await atBuyerOf(tx, order)));
    case 'not-coming':
      return ruled(notComing(lines, asked));
    case 'disposition': {
      if (change.to === 'BACK_TO_BUYER') await refuseSatisfied(tx, order, found, asked);
      const after = ruled(dispose(lines, asked, change.to, change.from));
      if (change.to === 'SHELF' && goodsIn(order, asked).length < asked.length)
        throw refusal('caseError.noShelf');
      if (change.to === 'SHELF') await putOnShelf(tx, order, asked, reference);
      return after;
    }
    case 'give': {
      const after = ruled(give(lines, asked));
      refuseOtherAmount(order, asked, change.total);
      await giveMoney(tx, { order, asked, number: found.number, by });
      return after;
    }
    case 'not-owed':
      return ruled(notOwed(lines, asked));
    case 'replace': {
      await refuseSatisfied(tx, order, found, asked);
      const after = ruled(replace(lines, asked));
      await takeNew(tx, order, asked, reference);
      return after;
    }
    case 'repaired':
      await refuseSatisfied(tx, order, found, asked);
      return repair(tx, { found, order, asked, now: by.now });
  }
}

/** `total`: the cents that the desk has read before it gives them; the order may have moved since. */
function refuseOtherAmount(order: Order, asked: readonly LineQuantity[], total: number | undefined): void {
  const amount = total === undefined ? undefined : refundAmount(order, asked);
  if (amount && amount.totalCents !== total) throw refusal('caseError.otherAmount');
}

/** The lines after a rule; a refusal is thrown. */
export function linesAfter(rule: Ruled): CaseLine[] {
  if ('refused' in rule) throw refusal(rule.refused);
  return rule.lines;
}

/**
 * Who has the money of a piece, of whatever case or call, gets neither a new one nor the own one. Pieces that
 * lie in the shop also stay there while a withdrawal in another case has their money open; this does not
 * concern a new piece for one that is still to come.
 */
async function refuseSatisfied(
  tx: Queryable,
  order: Order,
  found: OrderCaseRow,
  asked: readonly LineQuantity[],
): Promise<void> {
  const pieces = piecesByLine(asked);
  const lineOf = (lineId: number) => order.lines.find((one) => one.lineId === lineId);
  for (const [lineId, quantity] of pieces) {
    const line = lineOf(lineId);
    if (line && line.returned + quantity > line.handedOver) throw refusal('caseError.alreadySatisfied');
  }
  const cases = await casesOfOrder(tx, order.id);
  const withdrawals = openWithdrawals(cases, found.id);
  for (const [lineId, quantity] of pieces) {
    const line = lineOf(lineId);
    const withdrawn = sum(linesOf(withdrawals, lineId), (one) => Math.min(unpaid(one), one.notComing));
    const isComing = sum(linesOf([found], lineId), expected) >= quantity;
    if (!line || withdrawn === 0 || isComing) continue;
    const inShop = line.handedOver - line.returned - piecesAtBuyer(line, linesOf(cases, lineId));
    if (quantity + withdrawn > inShop) throw refusal('caseError.withdrawnElsewhere');
  }
}

const openMoney = (lines: readonly CaseLine[]): LineQuantity[] =>
  lines.flatMap((line) => (unpaid(line) > 0 ? [{ lineId: line.lineId, quantity: unpaid(line) }] : []));

/**
 * Pieces whose money is open and can go back: a part that was not sent is cancelled in its order, and what
 * another call has paid stays paid. Refused if money is open and none of it can go back.
 */
export function givable(order: Pick<Order, 'lines'>, lines: readonly CaseLine[]): LineQuantity[] {
  const open = openMoney(lines);
  const payable = open.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    if (!line) return [];
    const pieces = Math.min(quantity, line.handedOver - line.returned);
    return pieces > 0 ? [{ lineId, quantity: pieces }] : [];
  });
  if (payable.length === 0 && open.length > 0) throw refusal('caseError.notGiven');
  return payable;
}

/** How many pieces of a line the buyer of a locked order has. */
export async function atBuyerOf(tx: Queryable, order: Order): Promise<(lineId: number) => number> {
  const cases = await casesOfOrder(tx, order.id);
  return (lineId) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    return line ? piecesAtBuyer(line, linesOf(cases, lineId)) : 0;
  };
}

/** A gift card is no goods: it has no place that it left. */
export const goodsIn = ({ lines }: Order, asked: readonly LineQuantity[]): LineQuantity[] =>
  asked.filter(({ lineId }) => lines.find((line) => line.lineId === lineId)?.locationId !== null);

/** These pieces as stock of the place that handed them out. */
const stockOf = ({ lines }: Order, asked: readonly LineQuantity[]): StockLine[] =>
  asked.flatMap(({ lineId, quantity }): StockLine[] => {
    const line = lines.find((one) => one.lineId === lineId);
    return line && line.locationId !== null
      ? [{ itemId: line.itemId, locationId: line.locationId, quantity }]
      : [];
  });

/** On hand again: they can be sold. */
export async function putOnShelf(
  tx: Queryable,
  order: Order,
  asked: readonly LineQuantity[],
  reference: string,
): Promise<void> {
  const stock = stockOf(order, asked);
  if (stock.length > 0) await returnStock(tx, stock, reference);
}

/** New goods leave the stock without a charge: no line of the order and no invoice has them. */
async function takeNew(
  tx: Queryable,
  order: Order,
  asked: readonly LineQuantity[],
  reference: string,
): Promise<void> {
  const stock = stockOf(order, asked);
  if (stock.length < asked.length) throw refusal('caseError.noStock');
  const key = { cause: 'order', reference } as const;
  const { outcome } = await allocateStock(tx, stock, null, key);
  if (outcome !== 'allocated') throw refusal('caseError.noStock');
  await handOverAllocation(tx, key);
}

/** The step `return` of the order computes the money, corrects invoices and refunds. */
async function giveMoney(
  tx: Queryable,
  { order, asked, number, by }: { order: Order; asked: readonly LineQuantity[]; number: string; by: By },
): Promise<void> {
  const { moved } = await moveOrder(tx, order.id, 'return', {
    actor: by.actor,
    details: { lines: asked, case: number },
    now: by.now,
  });
  if (!moved) throw refusal('caseError.notGiven');
}

async function repair(
  tx: Queryable,
  {
    found,
    order,
    asked,
    now,
  }: { found: OrderCaseRow; order: Order; asked: readonly LineQuantity[]; now: Date },
): Promise<OrderCaseRow> {
  const cases = await casesOfOrder(tx, order.id);
  const ends = await warrantyEnds(tx, order.id, found.receivedAt);
  const result = repaired(found.lines, asked, (lineId) => {
    const handedOver = order.lines.find((line) => line.lineId === lineId)?.handedOver ?? 0;
    const extended = sum(linesOf(cases, lineId), (line) => line.extended);
    const until = ends.get(lineId) ?? ends.get(null);
    return until === undefined ? { extendable: 0, until: '' } : { extendable: handedOver - extended, until };
  });
  const after = linesAfter(result);
  const lines = after.flatMap((line, index) => {
    const quantity = line.extended - (found.lines[index]?.extended ?? 0);
    return quantity > 0 ? [{ lineId: line.lineId, quantity, until: line.warrantyUntil }] : [];
  });
  if (lines.length > 0)
    await enqueueOrderMail(
      tx,
      'repair-confirmed',
      order,
      {
        about: `${found.number} ${found.version + 1}`,
        caseNumber: found.number,
        repairedAt: now.toISOString(),
        lines,
      },
      { cause: 'shop' },
    );
  return { ...found, lines: after };
}

/**
 * The day on which the warranty of each line ends after a repair: counted from its last hand-over; null: from
 * the order, whose journal of before November 2026 names no pieces. A warranty that had ended before the
 * complaint is not extended: such a repair is goodwill.
 */
async function warrantyEnds(
  tx: Queryable,
  orderId: string,
  receivedAt: Date,
): Promise<Map<number | null, string>> {
  const rows = await tx.query<{ lineId: number | null; until: string }>(
    `select h.line_id as "lineId",
       to_char((max(h.at) at time zone '${TIME_ZONE}')::date + make_interval(months => $2), 'YYYY-MM-DD') as until
     from (
       select (piece ->> 'lineId')::integer as line_id, e.at
       from order_event e, jsonb_array_elements(e.details -> 'changes' -> 'handedOver') as piece
       where e.order_id = $1
       union all select null, placed_at from shop_order where id = $1) h
     group by h.line_id
     having max(h.at) + make_interval(months => $3) >= $4`,
    [orderId, WARRANTY_MONTHS + REPAIR_ADDS_MONTHS, WARRANTY_MONTHS, receivedAt],
  );
  return new Map(rows.map(({ lineId, until }) => [lineId, until]));
}

async function closed(
  tx: Queryable,
  found: OrderCaseRow,
  reason: string | undefined,
  by: By,
): Promise<OrderCaseRow> {
  const lack = lacking(found.lines);
  if (lack) throw refusal(lack.refused);
  if (found.lines.length === 0 && reason === undefined) throw refusal('caseError.needsReason');
  if (found.receiptNumber !== null)
    await markWithdrawalHandled(tx, found.receiptNumber, { by: by.actor, at: by.now });
  return { ...found, endedAt: by.now };
}
