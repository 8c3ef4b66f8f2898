import type { Call } from './call';
import type {
  BasketAddForm,
  BasketClearForm,
  BasketEditForm,
  BasketMoveForm,
  BasketRemoveForm,
  CartContainer,
  InventoryVerified,
  ParkedForm,
} from './cart';
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

export const moveInCart: Call<{ form: BasketMoveForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/move/',
  expects,
};

/** Changes state although it is a GET (specification 7): it needs the CSRF token and is never prefetched. */
export const verifyInventory: Call<{ answer: InventoryVerified }> = {
  method: 'GET',
  path: '/basket/verifyInventory/',
  changesState: true,
};

/** The same for a form without script. */
export const verifyInventoryByForm: Call<{ form: object; answer: InventoryVerified }> = {
  method: 'POST',
  path: '/basket/verifyInventory/',
};

export const takeParked: Call<{ form: ParkedForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/parked/take/',
  expects,
};

export const removeParked: Call<{ form: ParkedForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/parked/remove/',
  expects,
};
