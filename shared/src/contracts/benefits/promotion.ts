import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { text } from '../../rules/text';
import { DisplayPrice } from '../kernel/prices';
import { GiftCardFormResult } from './gift-card';

/** Exactly one of `successful`, `attainable` and `invalid` is true. */
export const VoucherValidationResult = z.looseObject({
  coupon: z.string(),
  successful: z.boolean(),
  attainable: z.boolean(),
  invalid: z.boolean(),
  /** What an attainable voucher lacks; null for the others. */
  missing: z.nullable(z.enum(['amount', 'article', 'customerCard'])),
  missingAmount: z.nullable(DisplayPrice),
  /** Why a voucher is invalid. Unknown, over and used up are one reason. */
  reason: z.nullable(z.enum(['unknown', 'notCombinable', 'giftSoldOut'])),
  /** Name and conditions of the promotion; null for an invalid voucher. */
  name: z.nullable(z.string()),
  terms: z.nullable(z.string()),
});
export type VoucherValidationResult = z.output<typeof VoucherValidationResult>;

export const PromotionResultModel = z.looseObject({
  /** Null without a voucher. */
  voucherValidationResult: z.nullable(VoucherValidationResult),
  /** Applied promotions in their order. */
  promotions: z.array(
    z.looseObject({
      promotionId: z.string(),
      name: z.string(),
      /** Null for a promotion without a code. */
      coupon: z.nullable(z.string()),
      /** What it takes off the goods; 0 for free shipping and gifts. */
      amount: DisplayPrice,
      isFreeShipping: z.boolean(),
    }),
  ),
  /** Sum of the amounts. */
  discount: DisplayPrice,
  /** Names of promotions whose gift is out of stock. */
  missingGifts: z.array(z.string()),
  /** Only in the answer that refuses a gift card. */
  giftCardFormResult: z.optional(GiftCardFormResult),
});
export type PromotionResultModel = z.output<typeof PromotionResultModel>;

export const CouponForm = z.object({ coupon: text(required, maxLength(64)) });
export type CouponForm = z.output<typeof CouponForm>;

/** A number that is not accepted is missing in the answer. */
export const CustomerCardForm = z.object({ customerCardNumber: text(maxLength(64)) });
export type CustomerCardForm = z.output<typeof CustomerCardForm>;
