import type { Call } from './call';
import type { CartContainer } from './cart';
import { cartAnswer as expects } from './cart-answer';
import type { CouponForm, CustomerCardForm } from './promotion';

export const addVoucher: Call<{ form: CouponForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/rest/voucher/basket/add/',
  expects,
};

export const clearVoucher: Call<{ form: object; answer: CartContainer }> = {
  method: 'POST',
  path: '/rest/voucher/basket/clear/',
  expects,
};

export const addCustomerCard: Call<{ form: CustomerCardForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/rest/customercard/basket/add/',
  expects,
};

/** Changes state although it is a GET (specification 7): it needs the CSRF token and is never prefetched. */
export const clearCustomerCard: Call<{ answer: CartContainer }> = {
  method: 'GET',
  path: '/rest/customercard/basket/clear/',
  changesState: true,
  expects,
};

/** The same for a form without script. */
export const clearCustomerCardByForm: Call<{ form: object; answer: CartContainer }> = {
  method: 'POST',
  path: '/rest/customercard/basket/clear/',
  expects,
};
