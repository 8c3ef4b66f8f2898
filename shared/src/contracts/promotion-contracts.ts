import * as z from 'zod/mini';
import { CartContainer } from './cart';
import { contract } from './contract';
import { CouponForm, CustomerCardForm } from './promotion';
import * as calls from './promotion-calls';

const answers = { 200: CartContainer };
const noFields = z.object({});

export const addVoucher = contract(calls.addVoucher, {
  summary: 'Attach a coupon; it stays attached while the cart can still attain it',
  form: CouponForm,
  answers,
});

export const clearVoucher = contract(calls.clearVoucher, {
  summary: 'Remove the coupon',
  form: noFields,
  answers,
});

export const addCustomerCard = contract(calls.addCustomerCard, {
  summary: 'Use a customer card for the cart',
  form: CustomerCardForm,
  answers,
});

export const clearCustomerCard = contract(calls.clearCustomerCard, {
  summary: 'Remove the customer card',
  answers,
});

export const clearCustomerCardByForm = contract(calls.clearCustomerCardByForm, {
  summary: 'Remove the customer card, by a form without script',
  form: noFields,
  answers,
});
