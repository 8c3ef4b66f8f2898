import type { CartKind, PromotionRule } from './promotion-rule';

/** A line of a cart as promotions see it. Deposits are not lines. */
export interface PromotionLine {
  entryId: string;
  itemId: string;
  productId: string;
  categoryId: string;
  brand: string;
  /** Value of the line with VAT, before all discounts. */
  cents: number;
  /** Gift cards are in no promotion's scope. */
  isGiftCard: boolean;
}

const isIn = (values: readonly string[], value: string): boolean =>
  values.length === 0 || values.includes(value);

export const inScope =
  (rule: PromotionRule) =>
  (line: PromotionLine): boolean =>
    !line.isGiftCard &&
    (rule.categoryIds?.has(line.categoryId) ?? true) &&
    !rule.excludedCategoryIds.has(line.categoryId) &&
    isIn(rule.brands, line.brand) &&
    isIn(rule.products, line.productId);

/** Date, uses and cart: without them a promotion does not exist for this visitor. */
export function isOpen(
  rule: PromotionRule,
  { now, cart, usedBefore }: { now: Date; cart: CartKind; usedBefore: ReadonlySet<string> },
): boolean {
  return (
    !rule.isUsedUp &&
    !(rule.isOncePerCustomer && usedBefore.has(rule.id)) &&
    rule.carts.includes(cart) &&
    (rule.validFrom === null || rule.validFrom <= now) &&
    (rule.validUntil === null || now < rule.validUntil)
  );
}

/** What the cart lacks for a promotion; null if its conditions are met. */
export type Missing = { kind: 'amount'; cents: number } | { kind: 'article' } | { kind: 'customerCard' };

export function missingFor(
  rule: PromotionRule,
  lines: readonly PromotionLine[],
  hasCustomerCard: boolean,
): Missing | null {
  const value = lines.filter(inScope(rule)).reduce((sum, { cents }) => sum + cents, 0);
  if (value < rule.fromCents) return { kind: 'amount', cents: rule.fromCents - value };
  if (value === 0) return { kind: 'article' };
  return rule.needsCustomerCard && !hasCustomerCard ? { kind: 'customerCard' } : null;
}
