import { applyInOrder, type Plan, planBenefit, type PlanInput } from './apply-promotions';
import type { CartKind, PromotionRule } from './promotion-rule';
import { isOpen, type Missing, missingFor } from './promotion-scope';

export interface PromotionInput extends PlanInput {
  cart: CartKind;
  rules: readonly PromotionRule[];
  now: Date;
  /** Code of the attached voucher, in capital letters. */
  voucher: string | null;
  hasCustomerCard: boolean;
  /** Ids of promotions that this customer has used before. */
  usedBefore: ReadonlySet<string>;
}

export type VoucherResult =
  | { status: 'successful'; promotionId: string; cents: number }
  | { status: 'attainable'; promotionId: string; missing: Missing }
  /** Unknown, over, used up and used before are one case: a guess must not learn more. */
  | { status: 'invalid'; reason: 'unknown' | 'notCombinable' | 'giftSoldOut' };

export interface PromotionResult extends Plan {
  /** Those that exist for this visitor, also without their conditions; by priority and id. */
  open: readonly PromotionRule[];
  /** Null without a voucher. */
  voucher: VoucherResult | null;
}

/**
 * Evaluates the promotions of one cart. Order: promotions without a code, the voucher, benefits of the
 * customer card; in each step by falling priority, then by id. Each discount is computed from what the ones
 * before have left of its lines; minimum values count the goods before all discounts.
 *
 * An exclusive promotion applies alone. The cart gets the plan that is worth most to the visitor: all others
 * together, or one exclusive promotion; equal plans in this order, exclusive ones by priority and id.
 */
export function evaluatePromotions(input: PromotionInput): PromotionResult {
  const { rules, lines, voucher, hasCustomerCard } = input;
  const open = rules
    .filter((rule) => (rule.code === null || rule.code === voucher) && isOpen(rule, input))
    .toSorted(byPriority);
  const candidates = open.filter((rule) => missingFor(rule, lines, hasCustomerCard) === null);
  const plans = [
    candidates.filter(({ isExclusive }) => !isExclusive).toSorted((a, b) => stepOf(a) - stepOf(b)),
    ...candidates.filter(({ isExclusive }) => isExclusive).map((rule) => [rule]),
  ].map((plan) => applyInOrder(plan, input));
  const best = plans.reduce((a, b) => (planBenefit(b, input) > planBenefit(a, input) ? b : a));
  return { ...best, open, voucher: voucher === null ? null : voucherResult(voucher, open, best, input) };
}

const stepOf = ({ code, needsCustomerCard }: PromotionRule): number =>
  code === null ? (needsCustomerCard ? 2 : 0) : 1;

const byPriority = (a: PromotionRule, b: PromotionRule): number =>
  b.priority - a.priority || (a.id < b.id ? -1 : 1);

function voucherResult(
  voucher: string,
  open: readonly PromotionRule[],
  { applied, missingGifts }: Plan,
  { lines, hasCustomerCard }: PromotionInput,
): VoucherResult {
  const rule = open.find(({ code }) => code === voucher);
  if (!rule) return { status: 'invalid', reason: 'unknown' };
  const missing = missingFor(rule, lines, hasCustomerCard);
  if (missing) return { status: 'attainable', promotionId: rule.id, missing };
  const use = applied.find(({ promotionId }) => promotionId === rule.id);
  if (use) return { status: 'successful', promotionId: rule.id, cents: use.cents };
  const isGiftSoldOut =
    rule.benefit.kind === 'gift' && missingGifts.some(({ promotionId }) => promotionId === rule.id);
  return { status: 'invalid', reason: isGiftSoldOut ? 'giftSoldOut' : 'notCombinable' };
}
