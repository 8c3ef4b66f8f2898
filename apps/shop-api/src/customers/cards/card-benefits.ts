import type { PromotionRule } from '../../benefits/promotions/promotion-rule';

/** Promotions that a cart gets with a customer card alone, without a code. */
export const benefitsOfCard = (
  rules: readonly PromotionRule[],
  now: Date,
): { name: string; terms: string }[] =>
  rules
    .filter(
      ({ needsCustomerCard, code, isUsedUp, validFrom, validUntil }) =>
        needsCustomerCard &&
        code === null &&
        !isUsedUp &&
        (validFrom === null || validFrom <= now) &&
        (validUntil === null || now < validUntil),
    )
    .map(({ name, terms }) => ({ name, terms }));
