import type { Queryable } from '@fachwerk/database';
import type { WithdrawalExclusion } from '@fachwerk/shared/catalogue-format';
import type { CaseKind, CaseWish } from '@fachwerk/shared/contracts';
import { fullName, MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { requestHash } from '../../kernel/http/idempotency-key';
import type { MailCause } from '../../kernel/mail/mail-limits';
import { readOrderNumber } from '../../kernel/text/order-number';
import type { CleanPicture } from '../../kernel/uploads/picture';
import { deskOf } from '../access/desk-of';
import { LETTERS_UNTIL } from '../database/letters-until';
import { type LineQuantity, piecesByLine } from '../lifecycle/change-lines';
import { type Actor, buyerOf } from '../lifecycle/find-step';
import { moveOrder } from '../lifecycle/move-order';
import { lockOrder, type Order } from '../lifecycle/order';
import { keptPieces, openPieces } from '../lifecycle/order-money';
import { stepOf } from '../lifecycle/order-states';
import { enqueueOrderMail } from '../mails/enqueue-order-mail';
import { addPictures } from './case-pictures';
import {
  type CaseLine,
  expected,
  lacking,
  linesOf,
  newCaseLine,
  newCaseLines,
  openWithdrawals,
  piecesAtBuyer,
  sum,
  takeOverLine,
  unpaid,
  unsatisfied,
  withoutReturned,
} from './case-rules';
import { type By, refusal } from './change-case';
import { markWithdrawalHandled } from './handled-withdrawal';
import { type CaseKey, casesOfOrder, insertCase, lockCase, type OrderCaseRow, writeCase } from './order-case';

export interface Report {
  kind: Exclude<CaseKind, 'WITHDRAWAL'>;
  wish: CaseWish;
  text: string;
  lines: readonly LineQuantity[];
  pictures?: readonly CleanPicture[];
}

/** What a case has of its order. */
export const ofOrder = (order: Order) => ({
  orderId: order.id,
  orderNumber: order.number,
  desk: deskOf(order),
  name: fullName(order.contact),
  email: order.email,
});

/**
 * A return or a complaint about pieces that the buyer has, and that no open case expects. What a buyer sends
 * twice is one case: a form without script has no key. `mailCause` null: another mail names the case.
 */
export async function createCase(
  tx: Queryable,
  orderId: string,
  { pictures = [], ...report }: Report,
  by: By & { caseKey?: CaseKey | undefined; mailCause: MailCause | null },
): Promise<OrderCaseRow> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.kind === 'reservation') throw refusal('caseError.notPossible');
  const cases = await casesOfOrder(tx, orderId);
  const reportHash = requestHash(orderId, report);
  if (by.mailCause?.cause === 'visitor') {
    const since = new Date(by.now.getTime() - SENT_TWICE_MS);
    const sentBefore = await openReport(tx, orderId, reportHash, since);
    const known = cases.find(({ id }) => id === sentBefore);
    if (known) {
      await addPictures(tx, known.id, pictures);
      return known;
    }
  }
  const pieces = piecesByLine(report.lines);
  const open = cases.filter(({ endedAt }) => endedAt === null);
  for (const [lineId, quantity] of pieces) {
    const line = order.lines.find((one) => one.lineId === lineId);
    if (!line) throw refusal('caseError.unknownLine');
    const awaited = sum(linesOf(open, lineId), expected);
    // A gift card does not come back: its money is given after a withdrawal only.
    const most = line.locationId === null ? 0 : piecesAtBuyer(line, linesOf(cases, lineId)) - awaited;
    // The buyer has ticked the line without a number.
    const isTick = by.mailCause?.cause === 'visitor' && quantity === MAX_LINE_QUANTITY;
    if (isTick && most > 0) pieces.set(lineId, most);
    else if (quantity > most) throw refusal('caseError.tooManyPieces');
  }
  const { kind, wish, text } = report;
  const lines = [...pieces].map(([lineId, quantity]) => ({ lineId, quantity }));
  const own = { ...ofOrder(order), kind, wish, text, lines: newCaseLines(pieces), reportHash };
  const stored = await insertCase(tx, { ...own, receivedAt: by.now, endedAt: null, receiptNumber: null });
  await addPictures(tx, stored.id, pictures);
  const mail = { about: stored.number, caseNumber: stored.number, caseKind: kind, lines };
  if (by.mailCause) await enqueueOrderMail(tx, 'case-received', order, mail, by.mailCause);
  const { now: at, actor, caseKey: key } = by;
  return writeCase(tx, stored, 1, { at, event: 'create', actor, key, details: { lines } });
}

/** The same words this much later are another report: one more piece comes back. */
const SENT_TWICE_MS = 10 * 60_000;

async function openReport(
  tx: Queryable,
  orderId: string,
  hash: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'select id from order_case where order_id = $1 and report_hash = $2 and received_at > $3 and ended_at is null',
    [orderId, hash, since],
  );
  return row?.id;
}

/** A withdrawal as it is stored. */
export interface StoredWithdrawal {
  receiptNumber: string;
  receivedAt: Date;
  name: string;
  email: string;
  orderNumber: string;
  orderId: string | null;
  /** Null: in free words. */
  lines: readonly LineQuantity[] | null;
  text: string;
}

/** Cancels what has not left of withdrawn pieces: nothing has to come back. Returns the cancelled pieces. */
export async function cancelHere(
  tx: Queryable,
  order: Order,
  lines: readonly LineQuantity[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<LineQuantity[]> {
  const here = piecesHere(order, lines);
  if (here.length === 0) return [];
  const { moved } = await moveOrder(tx, order.id, 'withdraw', { actor, now, details: { lines: here } });
  return moved ? here : [];
}

/** Pieces without others of the same lines. */
export function without(lines: readonly LineQuantity[], others: readonly LineQuantity[]): LineQuantity[] {
  const taken = piecesByLine(others);
  return [...piecesByLine(lines)].flatMap(([lineId, pieces]) => {
    const quantity = pieces - (taken.get(lineId) ?? 0);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
}

/**
 * A withdrawal, in the transaction that stores it. None is refused: of a known order that is not ready yet,
 * pieces that have not left are cancelled at once, and its case has the other declared pieces that the buyer
 * keeps; without any, or if an open case has them, it is handled. Otherwise staff matches it.
 */
export async function takeWithdrawal(
  tx: Queryable,
  given: StoredWithdrawal,
  by: Pick<By, 'actor' | 'now'>,
): Promise<void> {
  const order = given.orderId === null ? undefined : await lockOrder(tx, given.orderId);
  const { lines, receiptNumber } = given;
  if (!order || !lines) return createWithdrawalCase(tx, given, by);
  const cancelled = await cancelHere(tx, order, lines, { actor: buyerOf(order), now: by.now });
  if (cancelled.length === 0) return createWithdrawalCase(tx, given, by);
  const others = without(lines, cancelled);
  if (others.length > 0) return createWithdrawalCase(tx, { ...given, lines: others }, by);
  await markWithdrawalHandled(tx, receiptNumber, { by: by.actor, at: by.now });
}

/** Made for the buyer, and of no use to others: no right of withdrawal (BGB §312g(2) no. 1). */
const MADE_TO_ORDER: readonly (string | null)[] = [
  'CUT_TO_SIZE',
  'MIXED_PAINT',
] satisfies WithdrawalExclusion[];

/** What is made to order may be cut or mixed once it is picked: people decide. */
const piecesHere = ({ kind, state, lines }: Order, asked: readonly LineQuantity[]): LineQuantity[] =>
  stepOf(kind, state, 'withdraw') === undefined
    ? []
    : [...piecesByLine(asked)].flatMap(([lineId, wanted]) => {
        const line = lines.find((one) => one.lineId === lineId);
        const isMade = state !== 'CONFIRMED' && MADE_TO_ORDER.includes(line?.withdrawalExclusion ?? null);
        const quantity = line && !line.isFreeGift && !isMade ? Math.min(wanted, openPieces(line)) : 0;
        return quantity > 0 ? [{ lineId, quantity }] : [];
      });

async function createWithdrawalCase(
  tx: Queryable,
  given: StoredWithdrawal,
  { actor, now }: Pick<By, 'actor' | 'now'>,
): Promise<void> {
  const order = given.orderId === null ? undefined : await lockOrder(tx, given.orderId);
  const { name, email, text, receiptNumber, receivedAt } = given;
  // The receipt is owed; the work is that of the open case.
  if (order && given.lines && (await areWithdrawn(tx, order, given.lines)))
    return void (await markWithdrawalHandled(tx, receiptNumber, { by: actor, at: now }));
  const stored = await insertCase(tx, {
    kind: 'WITHDRAWAL',
    wish: 'REFUND',
    name,
    email,
    text,
    receiptNumber,
    receivedAt,
    endedAt: null,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? readOrderNumber(given.orderNumber) ?? given.orderNumber,
    desk: order ? deskOf(order) : WAREHOUSE_DESK,
    lines: order ? await withdrawnPieces(tx, order, given.lines ?? undefined) : [],
  });
  const awaited = order ? await takeOver(tx, order, stored, { actor, now }) : [];
  const lines = order ? await thatCanCome(tx, order, awaited, stored.id) : [];
  const details = { lines: given.lines };
  await writeCase(tx, { ...stored, lines }, 1, { at: now, event: 'create', actor, details });
}

/** An open withdrawal has these pieces already. */
async function areWithdrawn(tx: Queryable, { id }: Order, asked: readonly LineQuantity[]): Promise<boolean> {
  const open = openWithdrawals(await casesOfOrder(tx, id));
  const wanted = [...piecesByLine(asked)];
  return (
    wanted.length > 0 &&
    wanted.every(([lineId, pieces]) => sum(linesOf(open, lineId), ({ pieces: had }) => had) >= pieces)
  );
}

/**
 * What was to be given back by agreement is withdrawn from now: pieces whose money is open belong to the
 * withdrawal alone, whether they have arrived or not. A case that has none left ends. Returns the lines of
 * the withdrawal.
 */
async function takeOver(
  tx: Queryable,
  order: Order,
  withdrawal: OrderCaseRow,
  { actor, now }: Pick<By, 'actor' | 'now'>,
): Promise<CaseLine[]> {
  const taken = new Map(withdrawal.lines.map((line) => [line.lineId, line]));
  /** Pieces by line that no case has handed over yet. */
  const rest = new Map(withdrawal.lines.map((line) => [line.lineId, expected(line)]));
  for (const { id, kind, endedAt } of await casesOfOrder(tx, order.id)) {
    const found = kind === 'WITHDRAWAL' || endedAt !== null ? undefined : await lockCase(tx, id);
    if (!found || found.endedAt !== null) continue;
    const lines: LineQuantity[] = [];
    const arrived: LineQuantity[] = [];
    const left = found.lines.map((line) => {
      const { lineId } = line;
      const to = taken.get(lineId);
      if (!to) return line;
      const most = rest.get(lineId) ?? 0;
      const after = takeOverLine(line, to, most);
      taken.set(lineId, after.to);
      rest.set(lineId, most - after.moved);
      if (after.moved > 0) lines.push({ lineId, quantity: after.moved });
      if (after.arrived > 0) arrived.push({ lineId, quantity: after.arrived });
      return after.from;
    });
    if (lines.length === 0) continue;
    const after = { ...found, lines: left, endedAt: lacking(left) ? null : now };
    const details = { lines, arrived, withdrawal: withdrawal.number };
    await writeCase(tx, after, found.version + 1, { at: now, event: 'withdrawn', actor, details });
  }
  return [...taken.values()];
}

/** Nothing is awaited of a withdrawal that the buyer neither has nor can still get. */
export async function thatCanCome(
  tx: Queryable,
  order: Order,
  lines: readonly CaseLine[],
  caseId: string,
): Promise<CaseLine[]> {
  const others = (await casesOfOrder(tx, order.id)).filter(({ id }) => id !== caseId);
  const withdrawals = openWithdrawals(others);
  const reports = others.filter(({ kind, endedAt }) => kind !== 'WITHDRAWAL' && endedAt === null);
  return lines.map((line) => {
    const { lineId } = line;
    const ordered = order.lines.find((one) => one.lineId === lineId);
    if (!ordered) return line;
    const canCome = piecesAtBuyer(ordered, [...linesOf(others, lineId), line]) + openPieces(ordered);
    const awaited =
      sum(linesOf(withdrawals, lineId), expected) +
      // Paid or exchanged before they come.
      sum(linesOf(reports, lineId), (one) =>
        Math.max(0, expected(one) - Math.min(unpaid(one), unsatisfied(one))),
      );
    return withoutReturned(line, canCome - awaited);
  });
}

/** Asked pieces, by default all: those that the buyer keeps, and that no other open withdrawal has. */
export async function withdrawnPieces(
  tx: Queryable,
  order: Order,
  asked: readonly LineQuantity[] | undefined,
  exceptCaseId?: string,
): Promise<ReturnType<typeof newCaseLine>[]> {
  const cases = await casesOfOrder(tx, order.id);
  const others = openWithdrawals(cases, exceptCaseId);
  const wanted = asked && piecesByLine(asked);
  return order.lines.flatMap((line) => {
    const kept = keptPieces(line);
    const taken = sum(linesOf(others, line.lineId), unpaid);
    const pieces = Math.min(wanted ? (wanted.get(line.lineId) ?? 0) : kept, kept - taken);
    return pieces > 0 ? [newCaseLine(line.lineId, pieces, line.giftCardValue !== null)] : [];
  });
}

/** A case that was never matched belongs to no books: it goes with the withdrawal that it was made of. */
export async function removeOldCases(db: Queryable): Promise<void> {
  await db.query(`delete from order_case where order_id is null and received_at < ${LETTERS_UNTIL}`);
}

/**
 * Open withdrawals without a case: those of before there were cases, and those that servers of the release
 * before store while the shop is updated.
 */
export async function addMissingCases(tx: Queryable, now: Date): Promise<number> {
  const withdrawals = await tx.query<StoredWithdrawal & { [column: string]: unknown }>(
    `select w.receipt_number as "receiptNumber", w.received_at as "receivedAt", w.name, w.email,
       w.order_number as "orderNumber", w.order_id as "orderId", w.lines, w.text
     from withdrawal w
     where w.handled_at is null
       and not exists (select from order_case c where c.receipt_number = w.receipt_number)
     order by w.received_at, w.id limit 200 for update of w skip locked`,
  );
  for (const one of withdrawals) await takeWithdrawal(tx, one, { actor: 'timer', now });
  return withdrawals.length;
}
