import type { CartContainer } from '../contracts/cart';

const nothing = { value: 0, displayValue: '0,00 €' };

/** An answer of the basket calls; by default an empty cart. */
export const aCart = (part: Partial<CartContainer> = {}): CartContainer => ({
  onlineCart: null,
  reservationCart: null,
  cartSum: {
    subTotal: nothing,
    shipping: nothing,
    total: nothing,
    voucher: null,
    customerCardNumber: null,
    distanceToFreeShipping: nothing,
    availablePaymentTypes: [],
  },
  totalArticleCount: 0,
  adjustedPositionsOnline: [],
  adjustedPositionsReservation: [],
  ...part,
});
