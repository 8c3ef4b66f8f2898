import type { Queryable } from '@fachwerk/database';
import { readCaseNumber } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import { keyClash } from '../../kernel/http/idempotency-key';
import { returnStock } from '../../stores/stock/stock-reservations';
import { deskOf } from '../access/desk-of';
import { type LineQuantity, piecesByLine } from '../lifecycle/change-lines';
import { lockOrder, type Order } from '../lifecycle/order';
import { enqueueOrderMail } from '../mails/enqueue-order-mail';
import type { LetterDetails } from '../mails/order-letter';
import { arrive, dispose, moneyOf } from './case-rules';
import { atBuyerOf, type By, keyOf, linesAfter, refusal } from './change-case';
import { createCase, type Report } from './create-case';
import { countedNumber, stockedAt } from './foreign-order';
import { caseOfKey, caseOfNumber, findCase, lockCase, type OrderCaseRow, writeCase } from './order-case';

/** Pieces at the counter. `shelf`: of the quantity, what goes on the shelf of the place at once. */
export interface TakenLine {
  lineId: number;
  quantity: number;
  shelf: number;
}

export interface Taken {
  orderId: string;
  /** As it was typed. */
  orderOrCase: string;
  /** The open case that awaits the goods; undefined: a new one. */
  caseNumber: string | undefined;
  /** The case that was sent: who shows the slip of a case need not name it. */
  asked: string | undefined;
  report: Omit<Report, 'lines' | 'pictures'>;
  lines: readonly TakenLine[];
  /** Company id of the store that has the goods now, or `online`. */
  place: string;
  /** Null: the warehouse. */
  placeName: string | null;
}

/**
 * Goods of an order of another desk have arrived at this place. What goes on its shelf is its own stock from
 * now; the rest is set aside for the desk of the case, which decides about the money.
 */
export async function takeBack(tx: Queryable, taken: Taken, by: By): Promise<OrderCaseRow> {
  const { place, report, orderId } = taken;
  const lines = joined(taken.lines);
  const order = await lockOrder(tx, orderId);
  if (!order) throw refusal('caseError.foreign');
  // Again under the lock: two calls at the same moment.
  const before = await takenBefore(tx, taken, by);
  if (before) return before;
  const isTaken = (lineId: number) => lines.some((line) => line.lineId === lineId);
  if (order.lines.some(({ lineId, locationId }) => locationId === null && isTaken(lineId)))
    throw refusal('caseError.cardStays');
  const { caseNumber } = taken;
  const found =
    caseNumber === undefined
      ? await createCase(tx, orderId, { ...report, lines }, { actor: by.actor, now: by.now, mailCause: null })
      : await awaitingCase(tx, order, caseNumber);
  const arrived = linesAfter(arrive(found.lines, lines, await atBuyerOf(tx, order)));
  const shelved = lines.flatMap(({ lineId, shelf }) => (shelf > 0 ? [{ lineId, quantity: shelf }] : []));
  const after = shelved.length > 0 ? linesAfter(dispose(arrived, shelved, 'SHELF')) : arrived;
  const version = found.version + 1;
  await shelve(tx, { order, lines, place, reference: `${order.id} ${found.number} ${version}` });
  const pieces = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  await enqueueOrderMail(
    tx,
    'case-taken-back',
    order,
    {
      about: `${found.number} ${version}`,
      caseNumber: found.number,
      caseKind: found.kind,
      placeName: taken.placeName,
      lines: pieces,
      money: moneyFor({ ...found, lines: after }, pieces, by.now),
    },
    { cause: 'shop' },
  );
  return writeCase(tx, { ...found, lines: after }, version, {
    at: by.now,
    event: 'taken-back',
    actor: by.actor,
    key: keyOfTaken(taken, by),
    details: { lines: pieces, shelf: shelved, place },
  });
}

/** What was sent, without what proves the order: that is personal. */
type Sent = Pick<Taken, 'orderOrCase' | 'asked' | 'report' | 'lines'>;

const keyOfTaken = ({ orderOrCase, asked, report, lines }: Sent, by: By) =>
  keyOf(by, countedNumber(orderOrCase), { asked, report, lines });

/** The case in which the same call has taken these goods, whatever has happened to them since. */
export async function takenBefore(db: Queryable, sent: Sent, by: By): Promise<OrderCaseRow | undefined> {
  const key = keyOfTaken(sent, by);
  const known = key && (await caseOfKey(db, key));
  if (known && !known.isSame) throw keyClash();
  return known && findCase(db, known.caseId);
}

/** One entry for each line; no more on the shelf than has come. */
function joined(lines: readonly TakenLine[]): TakenLine[] {
  const shelves = piecesByLine(lines.map(({ lineId, shelf }) => ({ lineId, quantity: shelf })));
  return [...piecesByLine(lines)].map(([lineId, quantity]) => {
    const shelf = shelves.get(lineId) ?? 0;
    if (shelf > quantity) throw refusal('caseError.tooManyToDispose');
    return { lineId, quantity, shelf };
  });
}

async function awaitingCase(tx: Queryable, order: Order, number: string): Promise<OrderCaseRow> {
  const seen = await caseOfNumber(tx, readCaseNumber(number) ?? '');
  const found = seen?.orderId === order.id ? await lockCase(tx, seen.id) : undefined;
  if (!found) throw refusal('caseError.foreign');
  // Matched to another order since it was looked for.
  if (found.orderId !== order.id) throw refusal('caseError.moved');
  if (found.endedAt !== null) throw refusal('caseError.ended');
  return found;
}

/** Undefined while the money is due as it was promised. */
function moneyFor(
  { lines, dueOn }: Pick<OrderCaseRow, 'lines' | 'dueOn'>,
  pieces: readonly LineQuantity[],
  now: Date,
): LetterDetails['money'] {
  const about = lines.filter(({ lineId }) => pieces.some((piece) => piece.lineId === lineId));
  const state = moneyOf(about);
  if (state === 'GIVEN') return 'given';
  if (state === 'NOT_OWED') return 'not-owed';
  return dueOn !== null && berlinDate(now.toISOString()) > dueOn ? 'late' : undefined;
}

/** On hand in this place: they can be sold there. */
async function shelve(
  tx: Queryable,
  {
    order,
    lines,
    place,
    reference,
  }: { order: Order; lines: readonly TakenLine[]; place: string; reference: string },
): Promise<void> {
  const stock = lines.flatMap(({ lineId, shelf }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    return line && shelf > 0 ? [{ itemId: line.itemId, locationId: place, quantity: shelf }] : [];
  });
  if (stock.length === 0) return;
  const stocked = await stockedAt(
    tx,
    { place, soldBy: deskOf(order) },
    stock.map(({ itemId }) => itemId),
  );
  if (stock.some(({ itemId }) => !stocked.has(itemId))) throw refusal('caseError.notStocked');
  await returnStock(tx, stock, reference);
}
