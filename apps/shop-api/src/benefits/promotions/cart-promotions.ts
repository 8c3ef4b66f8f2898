import type { PromotionResultModel, VoucherValidationResult } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';
import type { GiftItem } from './apply-promotions';
import { evaluatePromotions, type PromotionResult, type VoucherResult } from './evaluate-promotions';
import type { PromotionRule } from './promotion-rule';
import type { PromotionLine } from './promotion-scope';

export interface CartPromotionsInput {
  online: readonly PromotionLine[];
  reservation: readonly PromotionLine[];
  rules: readonly PromotionRule[];
  now: Date;
  voucher: string | null;
  hasCustomerCard: boolean;
  usedBefore: ReadonlySet<string>;
  /** Costs of the online cart without promotions. */
  shippingCents: number;
  giftItem: (itemId: string) => GiftItem | undefined;
}

export interface CartPromotions {
  online: PromotionResult;
  reservation: PromotionResult;
  /** Null without a voucher. */
  voucher: VoucherValidationResult | null;
  /** What the voucher takes off. */
  voucherCents: number;
}

/** Evaluates both carts. A voucher applies in one of them, the online cart first. */
export function evaluateCarts(input: CartPromotionsInput): CartPromotions {
  const { online: lines, reservation: reserved, voucher, rules } = input;
  const online = evaluatePromotions({ ...input, cart: 'ONLINE', lines });
  const isUsed = online.voucher?.status === 'successful';
  const reservation = evaluatePromotions({
    ...input,
    cart: 'RESERVATION',
    lines: reserved,
    shippingCents: 0,
    voucher: isUsed ? null : voucher,
  });
  const results = [online.voucher, reservation.voucher].filter((result) => result !== null);
  const best = results.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  return {
    online,
    reservation,
    voucher: voucher === null || !best ? null : validation(voucher, best, rules),
    voucherCents: best?.status === 'successful' ? best.cents : 0,
  };
}

/** A code that is not for a cart is unknown there; the other cart has the better result. */
const rankOf = (result: VoucherResult): number => {
  if (result.status === 'successful') return 0;
  if (result.status === 'attainable') return 1;
  return result.reason === 'unknown' ? 3 : 2;
};

function validation(
  coupon: string,
  result: VoucherResult,
  rules: readonly PromotionRule[],
): VoucherValidationResult {
  const rule = result.status === 'invalid' ? undefined : rules.find(({ id }) => id === result.promotionId);
  const missing = result.status === 'attainable' ? result.missing : null;
  return {
    coupon,
    successful: result.status === 'successful',
    attainable: result.status === 'attainable',
    invalid: result.status === 'invalid',
    missing: missing?.kind ?? null,
    missingAmount: missing?.kind === 'amount' ? displayPrice(missing.cents) : null,
    reason: result.status === 'invalid' ? result.reason : null,
    name: rule?.name ?? null,
    terms: rule?.terms ?? null,
  };
}

export const promotionModel = (
  { applied, discountCents, missingGifts }: PromotionResult,
  voucherValidationResult: VoucherValidationResult | null,
): PromotionResultModel => ({
  voucherValidationResult,
  promotions: applied.map(({ promotionId, name, code, cents, isFreeShipping }) => ({
    promotionId,
    name,
    isFreeShipping,
    coupon: code,
    amount: displayPrice(cents),
  })),
  discount: displayPrice(discountCents),
  missingGifts: missingGifts.map(({ name }) => name),
});
