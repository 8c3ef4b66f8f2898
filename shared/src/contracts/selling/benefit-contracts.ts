import * as z from 'zod/mini';
import { CartGiftCardForm, giftCardPurchaseForm } from '../benefits/gift-card';
import { CouponForm, CustomerCardForm } from '../benefits/promotion';
import { contract } from '../kernel/contract';
import { CartContainer } from './cart';
import { cartAnswer } from './cart-answer';

const answers = { 200: CartContainer };

export const buyGiftCard = contract({
  method: 'POST',
  path: '/basket/add/giftcard/',
  summary: 'Put a gift card of 10 to 250 euros into the online cart',
  form: giftCardPurchaseForm(),
  answers,
  expects: cartAnswer,
});

export const addGiftCard = contract({
  method: 'POST',
  path: '/rest/giftcard/basket/add/',
  summary: 'Pay for the online cart with a gift card; a refusal is in giftCardFormResult',
  form: CartGiftCardForm,
  answers,
  expects: cartAnswer,
});

export const removeGiftCard = contract({
  method: 'DELETE',
  path: '/rest/giftcard/basket/remove/',
  summary: 'Take the gift card out of the cart',
  answers,
  expects: cartAnswer,
});

/** Forms without script cannot send DELETE. */
export const removeGiftCardByForm = contract({
  method: 'POST',
  path: '/rest/giftcard/basket/remove/',
  summary: 'The same for forms without script',
  form: z.object({}),
  answers,
  expects: cartAnswer,
});

export const addVoucher = contract({
  method: 'POST',
  path: '/rest/voucher/basket/add/',
  summary: 'Attach a coupon; it stays attached while the cart can still attain it',
  form: CouponForm,
  answers,
  expects: cartAnswer,
});

export const clearVoucher = contract({
  method: 'POST',
  path: '/rest/voucher/basket/clear/',
  summary: 'Remove the coupon',
  form: z.object({}),
  answers,
  expects: cartAnswer,
});

export const addCustomerCard = contract({
  method: 'POST',
  path: '/rest/customercard/basket/add/',
  summary: 'Use a customer card for the cart',
  form: CustomerCardForm,
  answers,
  expects: cartAnswer,
});

/** Changes state although it is a GET (specification 7): it needs the CSRF token and is never prefetched. */
export const clearCustomerCard = contract({
  method: 'GET',
  path: '/rest/customercard/basket/clear/',
  changesState: true,
  summary: 'Remove the customer card',
  answers,
  expects: cartAnswer,
});

/** The same for a form without script. */
export const clearCustomerCardByForm = contract({
  method: 'POST',
  path: '/rest/customercard/basket/clear/',
  summary: 'Remove the customer card, by a form without script',
  form: z.object({}),
  answers,
  expects: cartAnswer,
});
