import type { Call } from './call';
import type { BasketAddForm, BasketClearForm, BasketEditForm, BasketRemoveForm, CartContainer } from './cart';

export const readCart: Call<{ answer: CartContainer }> = { method: 'GET', path: '/rest/basket/' };

export const addToCart: Call<{ form: BasketAddForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/add/',
};

export const editCart: Call<{ form: BasketEditForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/edit/',
};

export const removeFromCart: Call<{ form: BasketRemoveForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/remove/',
};

export const clearCart: Call<{ form: BasketClearForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/clear/',
};
