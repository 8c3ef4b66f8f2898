import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY, type PaymentType } from '@fachwerk/shared/rules';
import { releaseVoucher } from '../../benefits/promotions/redemptions';
import { keyClash } from '../../kernel/http/idempotency-key';
import type { MailCause } from '../../kernel/mail/mail-limits';
import { handOverAllocation, releaseAllocation } from '../../stores/stock/stock-reservations';
import { findOpeningPlan } from '../../stores/store/find-opening-plan';
import { type ChangedLines, changeLines, type LineQuantity } from './change-lines';
import { type Actor, findStep } from './find-step';
import { lockOrder, type Order } from './order';
import { connections, type OrderMailKind, publish } from './order-connections';
import { changesOf, type StepChanges } from './order-history';
import { endedBenefits, isWholly, moneyMovesOf, openPieces, settlementOf } from './order-money';
import { type Outcome, type Step, stepOf } from './order-states';
import { timerOf } from './order-timers';
import { blockReturnedCards } from './returned-cards';

export interface MoveDetails {
  [detail: string]: unknown;
  /** The pieces that the step concerns; without it all of them. */
  lines?: readonly LineQuantity[];
  /** For 'choose-payment'. */
  paymentMethod?: PaymentType;
}

export interface Move {
  actor: Actor;
  details?: MoveDetails;
  /** Names the event with its details: repeated it has one effect, with others it is refused (409). */
  key?: string | undefined;
  now?: Date;
}

export interface MoveResult {
  /** False: the actor cannot cause the event in this state, or asks for pieces that are not there. */
  moved: boolean;
  /** After the step. */
  order: Order;
}

/**
 * The only function that changes the state of an order. Locks it, looks up the step, and carries out what
 * follows from it in the same transaction. Locks the order, its cart, its stock, its promotions and its gift
 * card, in this order.
 */
export async function moveOrder(
  tx: Queryable,
  orderId: string,
  event: OrderEvent,
  { actor, details: given = {}, key, now = new Date() }: Move,
): Promise<MoveResult> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const details = key === undefined ? given : { ...given, key };
  if (key !== undefined && (await isRepeated(tx, orderId, event, details))) return { moved: true, order };
  const step = await findStep(tx, order, event, { actor, now });
  if (!step) return { moved: false, order };
  const changed = step.lines && changeLines(step.lines, order, details.lines);
  if (step.lines && !changed) return { moved: false, order };

  const cart = step.returnsToCart ? { isInCart: await returnToCart(tx, orderId) } : {};
  const seq = order.version + 1;
  const reference = `${orderId} ${seq}`;
  if (changed) await moveStock(tx, order, changed, reference);
  if (event === 'return') await blockReturnedCards(tx, order, changed?.lines ?? []);
  const lines = changed?.lines ?? order.lines;
  const outcome = outcomeOf(step, lines, changed?.hasMissing ?? false);
  if (changed && isWholly.cancelled(lines)) await releaseVoucher(tx, orderId);

  const next: Order = {
    ...order,
    lines,
    state: outcome.to,
    version: seq,
    changedAt: now,
    revised: changed ? changed.revised : order.revised,
    paymentMethod: details.paymentMethod ?? order.paymentMethod,
    ...(await timerAfter(tx, { order, lines, event, outcome, now })),
  };
  const { order: settled, restCents } =
    order.kind === 'reservation' ? { order: next, restCents: 0 } : await settle(tx, order, next, reference);
  const giftCardCents = settled.giftCardReturnedCents - order.giftCardReturnedCents;
  const isGiftCardOnly =
    event === 'return' && giftCardCents > 0 && settled.refundedCents === order.refundedCents;
  const journal = isGiftCardOnly ? { ...details, isGiftCardOnly } : details;
  const changes = changesOf(order, settled);
  // The journal has what each step changed for the buyer.
  await write(tx, order, settled, { event, actor, details: changed ? { ...journal, changes } : journal });
  if (event === 'choose-payment') await requestPayment(tx, settled);
  const mail = (kind: OrderMailKind, about: Record<string, unknown>) =>
    connections.enqueueMail(tx, kind, order, { ...about, seq }, mailCauseOf(actor));
  if (outcome.mail)
    await mail(outcome.mail, {
      ...details,
      ...cart,
      ...(changed && NAMES_HANDED_OVER.includes(outcome.mail) ? { lines: changes.handedOver } : {}),
      ...(outcome.mail === 'order-cancelled' ? cancelledBy(order, settled, changes, restCents) : {}),
      ...(outcome.mail === 'refunded' ? { giftCardCents: await returnedToGiftCard(tx, settled) } : {}),
    });
  // A payment service reports its refund later; a gift card has its money in this step.
  if (isGiftCardOnly) await mail('refunded', { giftCardCents });
  if (outcome.publishes) await publish(tx, outcome.publishes, async () => settled);
  if (changed && changed.revised !== order.revised) await publish(tx, 'revised', async () => settled);
  return { moved: true, order: settled };
}

/** These name what left in this step, also if the desk lists nothing because it is all that is open. */
const NAMES_HANDED_OVER: readonly OrderMailKind[] = ['shipped', 'handed-over'];

/** The network was counted when the order was placed. */
const mailCauseOf = (actor: string): MailCause =>
  actor === 'guest' || actor === 'customer' ? { cause: 'visitor', network: null } : { cause: 'shop' };

/** False if the visitor has no cart any more. */
async function returnToCart(tx: Queryable, orderId: string): Promise<boolean> {
  const [row] = await tx.query<{ isInCart: boolean }>('select return_to_cart($1, $2) as "isInCart"', [
    orderId,
    MAX_LINE_QUANTITY,
  ]);
  return row?.isInCart === true;
}

/** The pieces that a step cancels, and what it gives back. What the desk reports are the pieces it found. */
const cancelledBy = (
  before: Order,
  after: Order,
  { cancelled, savedCents }: StepChanges,
  restCents: number,
) => ({
  lines: cancelled,
  giftCardCents: after.giftCardReturnedCents - before.giftCardReturnedCents,
  cents: after.refundedCents - before.refundedCents + restCents,
  /** What the order costs less, whether it was charged before or not. */
  savedCents,
  lost: endedBenefits(before, after),
});

/**
 * What the gift card got back for returned goods since the last report of a refund. A return that gives money
 * back to the gift card alone reports it at once; a cancellation has a mail with its sums.
 */
async function returnedToGiftCard(tx: Queryable, { id, giftCardId, version }: Order): Promise<number> {
  const [row] = await tx.query<{ cents: number }>(
    `select coalesce(sum(l.delta_cents), 0)::integer as cents
     from order_event e join gift_card_ledger l on l.card_id = $2 and l.reference = e.order_id || ' ' || e.seq
     where e.order_id = $1 and e.event = 'return' and e.seq > (
       select coalesce(max(seq), 0) from order_event
       where order_id = $1 and (event = 'refunded' or details ? 'isGiftCardOnly') and seq < $3)`,
    [id, giftCardId, version],
  );
  return row?.cents ?? 0;
}

/** Whether the key of these details has named this event before; throws if it has named another one. */
async function isRepeated(
  tx: Queryable,
  orderId: string,
  event: OrderEvent,
  details: MoveDetails,
): Promise<boolean> {
  const [known] = await tx.query<{ isSame: boolean }>(
    `select event = $2 and details - '{isGiftCardOnly,changes}'::text[] = $3::jsonb as "isSame"
     from order_event where order_id = $1 and details ->> 'key' = $3::jsonb ->> 'key'
     order by 1 desc limit 1`,
    [orderId, event, JSON.stringify(details)],
  );
  if (known && !known.isSame) throw keyClash();
  return known !== undefined;
}

const requestPayment = (tx: Queryable, { id, paymentMethod, payableCents }: Order): Promise<unknown> =>
  connections.requestPayment(tx, { orderId: id, method: paymentMethod, cents: payableCents });

function outcomeOf(step: Step, lines: Order['lines'], hasMissing: boolean): Outcome {
  if (!step.lines) return step;
  if (isWholly.givenBack(lines)) return step.empty ?? step;
  if (lines.every((line) => openPieces(line) === 0)) return step.done ?? step;
  return (hasMissing ? step.missing : undefined) ?? step;
}

async function moveStock(
  tx: Queryable,
  { id, kind }: Order,
  { released, handedOver }: ChangedLines,
  reference: string,
): Promise<void> {
  const key = { cause: kind === 'reservation' ? 'reservation' : 'order', reference: id } as const;
  // One after the other: both lock all rows of the allocation.
  if (released.length > 0) await releaseAllocation(tx, key, { lines: released, reference });
  if (handedOver.length > 0) await handOverAllocation(tx, key, { lines: handedOver, reference });
}

interface After {
  order: Order;
  lines: Order['lines'];
  event: OrderEvent;
  outcome: Outcome;
  now: Date;
}

type Due = Pick<Order, 'dueAt' | 'dueEvent' | 'collectUntil'>;

/** The timer of the order after a step. A step that stays in its state and has no timer keeps it. */
async function timerAfter(tx: Queryable, { order, lines, event, outcome, now }: After): Promise<Due> {
  const { collectUntil, dueAt, dueEvent } = order;
  const hasGiftCards = lines.some((line) => line.locationId === null && openPieces(line) > 0);
  if (hasGiftCards && stepOf(order.kind, outcome.to, 'issue'))
    return { collectUntil, dueAt: now, dueEvent: 'issue' };
  if (event === 'choose-payment') return { collectUntil, dueAt, dueEvent };
  if (outcome.timer) {
    const plan = order.kind === 'reservation' ? await findOpeningPlan(tx, order.companyId ?? '') : undefined;
    return { collectUntil, ...timerOf(outcome.timer, now, order, plan) };
  }
  const keeps = outcome.to === order.state && event !== dueEvent;
  return { collectUntil, dueAt: keeps ? dueAt : null, dueEvent: keeps ? dueEvent : null };
}

/** `restCents`: captured before the goods left, and given back as they are cancelled. */
interface Settled {
  order: Order;
  restCents: number;
}

/** Brings money in line with the quantities: gift card first back, then the payment. */
async function settle(tx: Queryable, before: Order, order: Order, reference: string): Promise<Settled> {
  const { id, giftCardId } = order;
  const { giftCardCents: giftCardReturn, chargeCents: charge } = moneyMovesOf(before, order);
  if (giftCardReturn > 0)
    await tx.query('select return_to_gift_card($1, $2, $3)', [giftCardId, giftCardReturn, reference]);
  if (charge > 0) await connections.capture(tx, id, charge, reference);
  if (charge < 0) await connections.refund(tx, id, -charge, reference);
  const isOver = isWholly.givenBack(order.lines) && order.capturedCents === 0;
  const restCents = isOver
    ? await connections.endPayments(tx, id)
    : await connections.returnRest(tx, id, settlementOf(order).chargeableCents);
  const settled: Order = {
    ...order,
    giftCardReturnedCents: order.giftCardReturnedCents + giftCardReturn,
    capturedCents: order.capturedCents + Math.max(0, charge),
    refundedCents: order.refundedCents + Math.max(0, -charge),
  };
  return { order: settled, restCents };
}

const WRITE = `
  with moved as (
    update shop_order set state = $2, version = $3, changed_at = $4, due_at = $5, due_event = $6, collect_until = $7,
      payment_method = $8, captured_cents = $9, refunded_cents = $10, gift_card_returned_cents = $11, revised = $17,
      timer_retry_at = null, timer_attempts = 0, timer_error = null
    where id = $1
  ),
  counted as (
    update order_line l set cancelled = n.cancelled, missing = n.missing, found = n.found, handed_over = n."handedOver", returned = n.returned
    from json_to_recordset($12) as n ("lineId" smallint, cancelled integer, missing integer, found integer, "handedOver" integer, returned integer)
    where l.order_id = $1 and l.line_id = n."lineId"
  )
  insert into order_event (order_id, seq, at, event, from_state, to_state, actor, details)
  values ($1, $3, $4, $13, $14, $2, $15, $16)`;

async function write(
  tx: Queryable,
  before: Order,
  order: Order,
  { event, actor, details }: { event: OrderEvent; actor: Actor; details: MoveDetails },
): Promise<void> {
  const counted = order.lines.map(({ lineId, cancelled, missing, found, handedOver, returned }) => ({
    lineId,
    cancelled,
    missing,
    found,
    handedOver,
    returned,
  }));
  await tx.query(WRITE, [
    ...[
      order.id,
      order.state,
      order.version,
      order.changedAt,
      order.dueAt,
      order.dueEvent,
      order.collectUntil,
    ],
    ...[order.paymentMethod, order.capturedCents, order.refundedCents, order.giftCardReturnedCents],
    ...[JSON.stringify(before.lines === order.lines ? [] : counted), event, before.state, actor],
    JSON.stringify(details),
    order.revised && JSON.stringify(order.revised),
  ]);
}
