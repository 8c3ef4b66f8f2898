import type { Call } from './call';
import type { BasketAddForm, BasketClearForm, BasketEditForm, BasketRemoveForm, CartContainer } from './cart';
import { cartAnswer as expects } from './cart-answer';

export const readCart: Call<{ answer: CartContainer }> = { method: 'GET', path: '/rest/basket/', expects };

/** Instead of a `companyId`: the store that the visitor has chosen. For forms without script. */
export const CHOSEN_STORE = 'chosen';

export const addToCart: Call<{ form: BasketAddForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/add/',
  expects,
};

export const editCart: Call<{ form: BasketEditForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/edit/',
  expects,
};

export const removeFromCart: Call<{ form: BasketRemoveForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/remove/',
  expects,
};

export const clearCart: Call<{ form: BasketClearForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/clear/',
  expects,
};
