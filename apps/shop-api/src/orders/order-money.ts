import type { Order, OrderLine } from './order';

/** Price of some pieces of a line, with their share of its discount and deposit. */
export const priceOf = (line: OrderLine, pieces: number): number =>
  Math.round(
    ((line.quantity * line.unitCents - line.discountCents + line.depositCents) * pieces) / line.quantity,
  );

const sum = (lines: readonly OrderLine[], centsOf: (line: OrderLine) => number): number =>
  lines.reduce((cents, line) => cents + centsOf(line), 0);

export const keptPieces = ({ quantity, cancelled, returned }: OrderLine): number =>
  quantity - cancelled - returned;
export const openPieces = ({ quantity, cancelled, handedOver }: OrderLine): number =>
  quantity - cancelled - handedOver;

/** What the customer owes for the pieces that are neither cancelled nor returned, with shipping. */
export function owedCents({ lines, shippingCents }: Order): number {
  const isKept = lines.some((line) => keptPieces(line) > 0);
  return isKept ? sum(lines, (line) => priceOf(line, keptPieces(line))) + shippingCents : 0;
}

export interface Settlement {
  /** The gift card keeps paying this; the rest of it goes back first. */
  giftCardCents: number;
  /** Charged for goods that left, at most what the gift card does not pay. */
  chargedCents: number;
}

/** Who has to have paid what, by the quantities of the lines. */
export function settlementOf(order: Order): Settlement {
  const owed = owedCents(order);
  const giftCardCents = Math.max(0, order.giftCardCents - (order.totalCents - owed));
  const { lines, shippingCents } = order;
  const isHandedOver = owed > 0 && lines.some(({ handedOver }) => handedOver > 0);
  const handedOver = isHandedOver
    ? sum(lines, (line) => priceOf(line, line.handedOver - line.returned)) + shippingCents
    : 0;
  const chargedCents = Math.min(owed - giftCardCents, Math.max(0, handedOver - giftCardCents));
  return { giftCardCents, chargedCents };
}
