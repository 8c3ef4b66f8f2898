import type { PromotionInput } from '../benefits/promotions/evaluate-promotions';
import type { PromotionRule } from '../benefits/promotions/promotion-rule';
import type { PromotionLine } from '../benefits/promotions/promotion-scope';

export const aRule = (rule: Partial<PromotionRule> = {}): PromotionRule => ({
  id: 'a',
  name: '10 % auf alles',
  terms: 'Gilt für das ganze Sortiment.',
  benefit: { kind: 'percentage', basisPoints: 1000 },
  fromCents: 0,
  categoryIds: null,
  excludedCategoryIds: new Set(),
  brands: [],
  products: [],
  carts: ['ONLINE'],
  needsCustomerCard: false,
  priority: 0,
  isExclusive: false,
  code: null,
  validFrom: null,
  validUntil: null,
  isOncePerCustomer: false,
  isUsedUp: false,
  ...rule,
});

export const aLine = (cents: number, line: Partial<PromotionLine> = {}): PromotionLine => ({
  entryId: `entry-${cents}`,
  itemId: '100101',
  productId: '1001',
  categoryId: 'schrauber',
  brand: 'Rupatec',
  cents,
  isGiftCard: false,
  ...line,
});

export const promotionInput = (input: Partial<PromotionInput> = {}): PromotionInput => ({
  cart: 'ONLINE',
  lines: [],
  rules: [],
  now: new Date('2026-11-20T08:00:00Z'),
  voucher: null,
  hasCustomerCard: false,
  usedBefore: new Set(),
  shippingCents: 595,
  giftItem: () => undefined,
  ...input,
});
