import type { CartKind, PromotionRule } from './promotion-rule';
import { inScope, type PromotionLine } from './promotion-scope';

/** A promotion as an order keeps it. Later imports and moved categories do not change an order. */
export interface FrozenRule extends Pick<
  PromotionRule,
  'id' | 'name' | 'code' | 'benefit' | 'fromCents' | 'needsCustomerCard' | 'priority' | 'isExclusive'
> {
  /** The products of the order in its scope. */
  products: readonly string[];
}

/** Those that have a line in their scope. */
export const freezeRules = (
  rules: readonly PromotionRule[],
  lines: readonly PromotionLine[],
): readonly FrozenRule[] =>
  rules.flatMap((rule) => {
    const products = [...new Set(lines.filter(inScope(rule)).map(({ productId }) => productId))];
    const { id, name, code, benefit, fromCents, needsCustomerCard, priority, isExclusive } = rule;
    return products.length === 0
      ? []
      : [{ id, name, code, benefit, fromCents, needsCustomerCard, priority, isExclusive, products }];
  });

/** The same promotion for `evaluatePromotions`, in force. */
export const thawRule = (rule: FrozenRule, cart: CartKind): PromotionRule => ({
  ...rule,
  terms: '',
  categoryIds: null,
  excludedCategoryIds: new Set(),
  brands: [],
  carts: [cart],
  validFrom: null,
  validUntil: null,
  isOncePerCustomer: false,
  isUsedUp: false,
});
