/** What a promotion gives. */
export type Benefit =
  /** Hundredths of a per cent: 1250 is 12.5 %. */
  | { kind: 'percentage'; basisPoints: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'freeShipping' }
  | { kind: 'gift'; itemId: string; quantity: number };

export type CartKind = 'ONLINE' | 'RESERVATION';

/** Fields of a promotion that do not depend on its use; stored as JSON. */
export interface StoredRule {
  /** Shown in the sum, e.g. "10 % auf Farben". */
  name: string;
  /** Sentence about its conditions, shown beside a coupon. */
  terms: string;
  benefit: Benefit;
  /** Least value of the goods in its scope, before all discounts. */
  fromCents: number;
  /** A list that is empty matches every line. A line must match all three. */
  categories: readonly string[];
  brands: readonly string[];
  products: readonly string[];
  /** Lines of these categories are never in its scope. */
  excludedCategories: readonly string[];
  carts: readonly CartKind[];
  needsCustomerCard: boolean;
  /** Higher ones come first within their step. */
  priority: number;
  /** Applies alone: with no other promotion, voucher or customer card benefit. */
  isExclusive: boolean;
}

/** A promotion as it is written to the database. */
export interface PromotionRecord {
  id: string;
  rule: StoredRule;
  code: string | null;
  validFrom: Date | null;
  validUntil: Date | null;
  maxUses: number | null;
  isOncePerCustomer: boolean;
}

/** A promotion as it is evaluated. */
export interface PromotionRule extends Omit<StoredRule, 'categories' | 'excludedCategories'> {
  id: string;
  /** Null for a promotion without a code. */
  code: string | null;
  /** With all categories below them; null matches every category. */
  categoryIds: ReadonlySet<string> | null;
  excludedCategoryIds: ReadonlySet<string>;
  validFrom: Date | null;
  /** Exclusive. */
  validUntil: Date | null;
  isOncePerCustomer: boolean;
  isUsedUp: boolean;
}
