import type { PromotionResultModel } from '../contracts/benefits/promotion';
import type { CartContainer } from '../contracts/selling/cart';

const nothing = { value: 0, displayValue: '0,00 €' };

/** The result without promotions by default. */
export const aPromotionResult = (part: Partial<PromotionResultModel> = {}): PromotionResultModel => ({
  voucherValidationResult: null,
  promotions: [],
  discount: nothing,
  missingGifts: [],
  ...part,
});

/** An answer of the basket calls; by default an empty cart. */
export const aCart = (part: Partial<CartContainer> = {}): CartContainer => ({
  onlineCart: null,
  reservationCart: null,
  cartSum: {
    subTotal: nothing,
    deposit: nothing,
    shipping: nothing,
    total: nothing,
    net: nothing,
    voucher: null,
    customerCardNumber: null,
    onlinePromotionResultModel: aPromotionResult(),
    reservationPromotionResultModel: aPromotionResult(),
    distanceToFreeShipping: nothing,
    availablePaymentTypes: [],
    weight: { grams: 0, displayValue: '0 kg' },
    fitsEstateCar: true,
  },
  reservationSum: {
    subTotal: nothing,
    deposit: nothing,
    total: nothing,
    net: nothing,
    availablePaymentTypes: [],
  },
  totalArticleCount: 0,
  adjustedPositions: [],
  adjustedPositionsOnline: [],
  adjustedPositionsReservation: [],
  prohibisBasketInteractions: [],
  parkedPositions: [],
  ...part,
});
