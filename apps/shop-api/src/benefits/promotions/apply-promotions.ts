import type { PromotionRule } from './promotion-rule';
import { inScope, type PromotionLine } from './promotion-scope';
import { shareCents } from './share-cents';

export interface AppliedPromotion {
  promotionId: string;
  name: string;
  /** Null for a promotion without a code. */
  code: string | null;
  needsCustomerCard: boolean;
  /** Discount on the goods; 0 for free shipping and gifts. */
  cents: number;
  isFreeShipping: boolean;
}

export interface Gift {
  promotionId: string;
  name: string;
  itemId: string;
  quantity: number;
}

export interface GiftItem {
  priceCents: number;
  /** In stock, without the pieces that are in this cart. */
  available: number;
}

export interface PlanInput {
  lines: readonly PromotionLine[];
  /** Shipping costs without promotions; 0 in the reservation cart. */
  shippingCents: number;
  giftItem: (itemId: string) => GiftItem | undefined;
}

export interface Plan {
  /** In the order of their application. */
  applied: readonly AppliedPromotion[];
  discountCents: number;
  /** Discount of each line; the sum is `discountCents`. */
  lineDiscounts: ReadonlyMap<string, number>;
  hasFreeShipping: boolean;
  gifts: readonly Gift[];
  /** Gifts that are out of stock. */
  missingGifts: readonly Gift[];
}

/** Applies promotions whose conditions are met, one after the other. */
export function applyInOrder(rules: readonly PromotionRule[], input: PlanInput): Plan {
  const left = new Map(input.lines.map(({ entryId, cents }) => [entryId, cents]));
  const given = new Map<string, number>();
  const applied: AppliedPromotion[] = [];
  const gifts: Gift[] = [];
  const missingGifts: Gift[] = [];

  for (const rule of rules) {
    const { benefit } = rule;
    if (benefit.kind === 'gift') {
      const gift = { promotionId: rule.id, name: rule.name, ...giftOf(benefit) };
      const available = (input.giftItem(gift.itemId)?.available ?? 0) - (given.get(gift.itemId) ?? 0);
      if (available < gift.quantity) {
        missingGifts.push(gift);
        continue;
      }
      given.set(gift.itemId, (given.get(gift.itemId) ?? 0) + gift.quantity);
      gifts.push(gift);
    }
    const discount = takeDiscount(rule, input, left);
    applied.push({
      promotionId: rule.id,
      name: rule.name,
      code: rule.code,
      needsCustomerCard: rule.needsCustomerCard,
      cents: discount,
      isFreeShipping: benefit.kind === 'freeShipping',
    });
  }
  return {
    applied,
    discountCents: applied.reduce((sum, { cents }) => sum + cents, 0),
    lineDiscounts: new Map(
      input.lines.map(({ entryId, cents }) => [entryId, cents - (left.get(entryId) ?? 0)]),
    ),
    hasFreeShipping: applied.some(({ isFreeShipping }) => isFreeShipping),
    gifts,
    missingGifts,
  };
}

const giftOf = ({ itemId, quantity }: { itemId: string; quantity: number }) => ({ itemId, quantity });

/** Lowers what is left of the lines; returns the cents that it has taken. */
function takeDiscount(rule: PromotionRule, { lines }: PlanInput, left: Map<string, number>): number {
  const affected = lines
    .filter(inScope(rule))
    .map(({ entryId }) => ({ entryId, cents: left.get(entryId) ?? 0 }));
  const sum = affected.reduce((total, { cents }) => total + cents, 0);
  const discount = discountOf(rule, sum);
  for (const [entryId, share] of shareCents(discount, affected))
    left.set(entryId, (left.get(entryId) ?? 0) - share);
  return discount;
}

/** A percentage is rounded to the nearest cent, half a cent up. Never more than the sum. */
function discountOf({ benefit }: PromotionRule, sum: number): number {
  if (benefit.kind === 'percentage')
    return Number((BigInt(sum) * BigInt(benefit.basisPoints) + 5000n) / 10_000n);
  return benefit.kind === 'amount' ? Math.min(benefit.cents, sum) : 0;
}

/** Worth of a plan to the visitor: discounts, saved shipping costs and gifts at their price. */
export function planBenefit(
  { discountCents, hasFreeShipping, gifts }: Plan,
  { shippingCents, giftItem }: PlanInput,
): number {
  const worth = gifts.map(({ itemId, quantity }) => (giftItem(itemId)?.priceCents ?? 0) * quantity);
  return worth.reduce((sum, cents) => sum + cents, discountCents + (hasFreeShipping ? shippingCents : 0));
}
