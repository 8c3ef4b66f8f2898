import type { Order, OrderLine } from './order';

/** Price of some pieces of a line, with their share of its discount and deposit. */
export const priceOf = (line: OrderLine, pieces: number): number =>
  Math.round(
    ((line.quantity * line.unitCents - line.discountCents + line.depositCents) * pieces) / line.quantity,
  );

const sum = <T>(parts: readonly T[], centsOf: (part: T) => number): number =>
  parts.reduce((cents, part) => cents + centsOf(part), 0);

export const keptPieces = ({ quantity, cancelled, returned }: OrderLine): number =>
  quantity - cancelled - returned;
export const openPieces = ({ quantity, cancelled, handedOver }: OrderLine): number =>
  quantity - cancelled - handedOver;

/** Goods that are bought and sent or collected: no gift card, which comes by e-mail, and no free gift. */
export const isBoughtGoods = ({ giftCardValue, isFreeGift }: OrderLine): boolean =>
  giftCardValue === null && !isFreeGift;

/** The only answer to the question whether an order sends anything that was bought. */
export const keepsBoughtGoods = (lines: readonly OrderLine[]): boolean =>
  lines.some((line) => isBoughtGoods(line) && keptPieces(line) > 0);

export const isWholly = {
  /** No piece is kept: all are cancelled or returned. */
  givenBack: (lines: readonly OrderLine[]): boolean => lines.every((line) => keptPieces(line) === 0),
  cancelled: (lines: readonly OrderLine[]): boolean =>
    lines.every(({ quantity, cancelled }) => quantity === cancelled),
};

type Owing = Pick<Order, 'lines' | 'shippingCents' | 'revised'>;

/** Shipping costs are charged with the first goods that leave. */
export const hasLeft = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ giftCardValue, handedOver }) => giftCardValue === null && handedOver > 0);

/** Shipping costs go back when nothing that was sent is kept (BGB §357(2)). */
export const owedShippingCents = ({ lines, shippingCents, revised }: Owing): number =>
  keepsBoughtGoods(lines) ? (revised?.shippingCents ?? shippingCents) : 0;

/** Discounts and gifts whose conditions no longer hold. */
export const lostCents = ({ revised }: Pick<Order, 'revised'>): number =>
  sum(revised?.lost ?? [], ({ cents }) => cents);

/** Agreed price of the pieces that are neither cancelled nor returned. */
export const keptCents = (lines: readonly OrderLine[]): number =>
  sum(lines, (line) => priceOf(line, keptPieces(line)));

/** What the customer owes for the kept pieces, with shipping. */
export const owedCents = (order: Owing): number =>
  keptCents(order.lines) + owedShippingCents(order) + lostCents(order);

export interface Settlement {
  /** The gift card keeps paying this; the rest of it goes back first. */
  giftCardCents: number;
  /** Charged for goods that left, at most what the gift card does not pay. */
  chargedCents: number;
  /**
   * Charged once all kept pieces have left. No step raises it: what a payment has taken beyond it is never
   * charged.
   */
  chargeableCents: number;
}

/** Who has to have paid what, by the quantities of the lines. */
export function settlementOf(order: Owing & Pick<Order, 'giftCardCents' | 'totalCents'>): Settlement {
  const owed = owedCents(order);
  const giftCardCents = Math.max(0, order.giftCardCents - (order.totalCents - owed));
  const { lines } = order;
  const handedOver =
    sum(lines, (line) => priceOf(line, line.handedOver - line.returned)) +
    (hasLeft(lines) ? owedShippingCents(order) + lostCents(order) : 0);
  const chargeableCents = owed - giftCardCents;
  const chargedCents = Math.min(chargeableCents, Math.max(0, handedOver - giftCardCents));
  return { giftCardCents, chargedCents, chargeableCents };
}

/** What a step gives back: the difference of what is owed before and after it, and who gets it. */
export function givenBack(before: Order, after: Order): { cents: number; giftCardCents: number } {
  return {
    cents: owedCents(before) - owedCents(after),
    giftCardCents: settlementOf(before).giftCardCents - settlementOf(after).giftCardCents,
  };
}

/** Benefits that end with a step; nothing of it if their conditions still hold. */
export interface EndedBenefits {
  /** Names of free gifts that are not sent. */
  gifts: readonly string[];
  /** What is added for shipping, and for discounts and gifts that were kept. */
  shippingCents: number;
  lostCents: number;
}

export function endedBenefits(before: Order, after: Order): EndedBenefits {
  const isOver = !keepsBoughtGoods(after.lines);
  const ended = after.lines.filter(
    (line, index) => line.isFreeGift && line.cancelled > (before.lines[index]?.cancelled ?? 0),
  );
  return {
    gifts: isOver ? [] : ended.map(({ name }) => name),
    shippingCents: Math.max(0, owedShippingCents(after) - owedShippingCents(before)),
    lostCents: Math.max(0, lostCents(after) - lostCents(before)),
  };
}

/** What brings the money of an order in line with its quantities; below 0 `chargeCents` are given back. */
export function moneyMovesOf(before: Order, after: Order): { giftCardCents: number; chargeCents: number } {
  const { giftCardCents, chargedCents, chargeableCents } = settlementOf(after);
  // Shares of lines are rounded: a cent that open pieces will cost is not given back before.
  const mostBack = Math.max(0, settlementOf(before).chargeableCents - chargeableCents);
  return {
    giftCardCents: Math.max(0, after.giftCardCents - after.giftCardReturnedCents - giftCardCents),
    chargeCents: Math.max(chargedCents - (after.capturedCents - after.refundedCents), 0 - mostBack),
  };
}
