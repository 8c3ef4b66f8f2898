import { evaluatePromotions, type PromotionResult } from '../../benefits/promotions/evaluate-promotions';
import { thawRule } from '../../benefits/promotions/frozen-rules';
import { shareCents } from '../../benefits/promotions/share-cents';
import type { Order, OrderLine } from './order';
import type { OrderConditions, Revision } from './order-conditions';
import {
  hasLeft,
  isBoughtGoods,
  keepsBoughtGoods,
  keptCents,
  keptPieces,
  owedCents,
  priceOf,
} from './order-money';

export type Revisable = Pick<
  Order,
  | 'kind'
  | 'lines'
  | 'placedAt'
  | 'voucherCode'
  | 'customerCardNumber'
  | 'shippingCents'
  | 'conditions'
  | 'revised'
>;

/**
 * Checks the conditions of all benefits again when pieces are cancelled or returned
 * (docs/decisions/0102-benefits-are-checked-again.md). The customer keeps no benefit that a smaller order
 * would not have had, and never owes more than before. Pieces that the shop did not find count as bought.
 *
 * `lines`: after the step. Free gifts whose condition no longer holds are cancelled in the result if they
 * have not left before the step, and are charged at their price otherwise.
 */
export function reviseOrder(
  before: Revisable,
  lines: readonly OrderLine[],
): { lines: readonly OrderLine[]; revised: Revision | null } {
  if (!isShrunk(before.lines, lines)) return { lines, revised: before.revised };
  const result = evaluate(before, lines, countedPieces);
  const keptGifts = new Set(keepsBoughtGoods(lines) ? giftsOf(before, result) : []);
  const isLost = (line: OrderLine) => line.isFreeGift && !keptGifts.has(line.lineId);
  const after = lines.map((line, index) => (isLost(line) ? withheld(line, before.lines[index]) : line));
  return { lines: after, revised: revisionOf(before, after, result, isLost) };
}

const isShrunk = (before: readonly OrderLine[], after: readonly OrderLine[]): boolean =>
  after.some(
    (line, index) => line.cancelled !== before[index]?.cancelled || line.returned !== before[index]?.returned,
  );

/** Pieces that count for the conditions of discounts and gifts. */
const countedPieces = ({ quantity, cancelled, missing, returned }: OrderLine): number =>
  quantity - cancelled + missing - returned;
/** Pieces that count for free shipping: goods that came back have travelled. */
const sentPieces = ({ quantity, cancelled, missing }: OrderLine): number => quantity - cancelled + missing;

/** The promotions of the order for these pieces; undefined for an order without stored conditions. */
function evaluate(
  { kind, placedAt, voucherCode, customerCardNumber, conditions }: Revisable,
  lines: readonly OrderLine[],
  piecesOf: (line: OrderLine) => number,
): PromotionResult | undefined {
  if (!conditions) return undefined;
  const cart = kind === 'reservation' ? 'RESERVATION' : 'ONLINE';
  const gifts = lines.filter(({ isFreeGift }) => isFreeGift);
  return evaluatePromotions({
    cart,
    rules: conditions.rules.map((rule) => thawRule(rule, cart)),
    now: placedAt,
    voucher: voucherCode,
    hasCustomerCard: customerCardNumber !== null,
    usedBefore: new Set(),
    lines: lines
      .filter(({ isFreeGift }) => !isFreeGift)
      .map((line) => ({
        entryId: String(line.lineId),
        itemId: line.itemId,
        productId: line.productId,
        categoryId: '',
        brand: '',
        cents: piecesOf(line) * pieceCents(conditions, line),
        isGiftCard: line.giftCardValue !== null,
      })),
    shippingCents: conditions.shipping?.cents ?? 0,
    // A gift that the order does not have is no reason for another plan.
    giftItem: (itemId) => {
      const own = gifts.filter((line) => line.itemId === itemId);
      const [first] = own;
      if (!first) return undefined;
      const available = own.reduce((pieces, { quantity }) => pieces + quantity, 0);
      return { priceCents: giftCents(conditions, first), available };
    },
  });
}

const pieceCents = ({ pieces }: OrderConditions, { lineId, unitCents }: OrderLine): number =>
  pieces.find((piece) => piece.lineId === lineId)?.cents ?? unitCents;

const giftCents = (conditions: OrderConditions | null, { lineId }: OrderLine): number =>
  conditions?.gifts.find((gift) => gift.lineId === lineId)?.cents ?? 0;

/** Lines of the gifts whose conditions hold; all of an order without stored conditions. */
const giftsOf = ({ lines, conditions }: Revisable, result: PromotionResult | undefined): number[] =>
  lines
    .filter(({ isFreeGift }) => isFreeGift)
    .map(({ lineId }) => lineId)
    .filter((lineId) => {
      const promotionId = conditions?.gifts.find((gift) => gift.lineId === lineId)?.promotionId;
      return !result || result.gifts.some((gift) => gift.promotionId === promotionId);
    });

/** A lost gift stays in the shop: also what this step would have handed over. What was found is put back. */
function withheld(line: OrderLine, before: OrderLine | undefined): OrderLine {
  const handedOver = before?.handedOver ?? 0;
  return {
    ...line,
    handedOver,
    cancelled: line.quantity - handedOver,
  };
}

function revisionOf(
  before: Revisable,
  after: readonly OrderLine[],
  result: PromotionResult | undefined,
  isLost: (line: OrderLine) => boolean,
): Revision | null {
  const { conditions } = before;
  if (!conditions || !result) return before.revised;
  const lost = lostDiscounts(before, after, conditions, result);
  for (const line of after)
    if (isLost(line) && keptPieces(line) > 0)
      lost.push({ rate: line.taxRate, cents: keptPieces(line) * giftCents(conditions, line) });
  return limited(before, after, { shippingCents: shippingOf(before, after), lost });
}

/**
 * Goods that are sent without costs cost shipping when the pieces that are left would have. Once some have
 * left, what is withdrawn of the others changes nothing: a withdrawal costs the buyer nothing (BGB §361(1)).
 */
function shippingOf(before: Revisable, after: readonly OrderLine[]): number {
  const { shippingCents, conditions, revised } = before;
  const rule = conditions?.shipping;
  if (shippingCents > 0 || !rule) return shippingCents;
  if (hasLeft(before.lines)) return revised?.shippingCents ?? shippingCents;
  const sent = after
    .filter(isBoughtGoods)
    .reduce((cents, line) => cents + sentPieces(line) * pieceCents(conditions, line), 0);
  const isFree = evaluate(before, after, sentPieces)?.hasFreeShipping ?? false;
  return isFree || sent >= rule.freeFromCents ? 0 : rule.cents;
}

/**
 * While all promotions of the order hold, each kept piece keeps its agreed share of the discount. When one
 * does not, the discounts are those of the pieces that are left; the difference is owed.
 */
function lostDiscounts(
  before: Revisable,
  after: readonly OrderLine[],
  conditions: OrderConditions,
  result: PromotionResult,
): { rate: number; cents: number }[] {
  const agreed = evaluate(before, after, ({ quantity }) => quantity)?.applied ?? [];
  const holds = (id: string) => result.applied.some(({ promotionId }) => promotionId === id);
  if (agreed.every(({ promotionId, cents }) => cents === 0 || holds(promotionId))) return [];
  const byRate = new Map<number, number>();
  for (const line of after) {
    const kept = keptPieces(line);
    if (kept === 0 || line.isFreeGift) continue;
    const counted = countedPieces(line);
    // Discounts count the price with VAT, also those of goods that are sold without it.
    const share = line.unitCents / pieceCents(conditions, line) || 0;
    const discount = (result.lineDiscounts.get(String(line.lineId)) ?? 0) * share * (kept / counted);
    const due = ((line.quantity * line.unitCents + line.depositCents) * kept) / line.quantity - discount;
    // Rounded as the price of the line is, so that both together are what the pieces cost now.
    const lost = Math.round(due) - priceOf(line, kept);
    byRate.set(line.taxRate, (byRate.get(line.taxRate) ?? 0) + lost);
  }
  const parts = [...byRate].map(([rate, cents]) => ({ rate, cents }));
  const total = parts.reduce((cents, part) => cents + part.cents, 0);
  return limitedTo(
    Math.max(0, total),
    parts.filter(({ cents }) => cents > 0),
  );
}

/** No step makes an order dearer. */
function limited(
  before: Revisable,
  after: readonly OrderLine[],
  { shippingCents, lost }: Revision,
): Revision {
  const room = Math.max(0, owedCents(before) - keptCents(after));
  const shipping = Math.min(keepsBoughtGoods(after) ? shippingCents : 0, room);
  return { shippingCents: shipping, lost: limitedTo(room - shipping, lost) };
}

/** Amounts of one rate added up, and shared so that they are at most `cents` together. */
function limitedTo(cents: number, lost: Revision['lost']): { rate: number; cents: number }[] {
  const byRate = new Map<number, number>();
  for (const { rate, cents: part } of lost) byRate.set(rate, (byRate.get(rate) ?? 0) + part);
  const parts = [...byRate].map(([rate, part]) => ({ entryId: String(rate), cents: part }));
  const total = parts.reduce((all, part) => all + part.cents, 0);
  const shares = shareCents(Math.min(cents, total), parts);
  return [...shares]
    .map(([rate, part]) => ({ rate: Number(rate), cents: part }))
    .filter((part) => part.cents > 0);
}
