import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  BasketAddForm,
  BasketAddItemsForm,
  BasketClearForm,
  BasketEditForm,
  BasketMoveForm,
  BasketRemoveForm,
  CartContainer,
  InventoryChange,
  InventoryVerified,
  ParkedForm,
} from './cart';
import { cartAnswer } from './cart-answer';
import { CartStores, CartStoresQuery, FillCartsForm } from './cart-stores';

const answers = { 200: CartContainer };
const verified = { 200: InventoryVerified, 412: InventoryChange };

export const readCart = contract({
  method: 'GET',
  path: '/rest/basket/',
  summary: 'The cart as it is now',
  answers,
  expects: cartAnswer,
});

export const addToCart = contract({
  method: 'POST',
  path: '/basket/add/',
  summary: 'Put an item into the cart; answers with its position, or with all positions on request',
  form: BasketAddForm,
  answers,
  expects: cartAnswer,
});

export const addItemsToCart = contract({
  method: 'POST',
  path: '/basket/add/items/',
  summary: 'Put several items into the online cart: all of them, or none',
  form: BasketAddItemsForm,
  answers,
  expects: cartAnswer,
});

export const editCart = contract({
  method: 'POST',
  path: '/basket/edit/',
  summary: 'Change a quantity; 0 removes',
  form: BasketEditForm,
  answers,
  expects: cartAnswer,
});

export const removeFromCart = contract({
  method: 'POST',
  path: '/basket/remove/',
  summary: 'Take a position out',
  form: BasketRemoveForm,
  answers,
  expects: cartAnswer,
});

export const findCartStores = contract({
  method: 'GET',
  path: '/rest/basket/stores/',
  isTranslated: true,
  summary: 'Stores by what they have of both carts, with what would come by parcel',
  query: CartStoresQuery,
  answers: { 200: CartStores },
  expects: { items: 'list', results: 'list', suggestions: 'list' },
});

export const fillCarts = contract({
  method: 'POST',
  path: '/basket/split/',
  summary: 'Reserve what a store has of both carts, and order the rest; all of it or nothing',
  form: FillCartsForm,
  answers,
  expects: cartAnswer,
});

export const clearCart = contract({
  method: 'POST',
  path: '/basket/clear/',
  summary: 'Empty the cart',
  form: BasketClearForm,
  answers,
  expects: cartAnswer,
});

export const moveInCart = contract({
  method: 'POST',
  path: '/basket/move/',
  summary: 'Move a position between the online cart and the reservation cart',
  form: BasketMoveForm,
  answers,
  expects: cartAnswer,
});

/** Changes state although it is a GET (specification 7): it needs the CSRF token and is never prefetched. */
export const verifyInventory = contract({
  method: 'GET',
  path: '/basket/verifyInventory/',
  changesState: true,
  summary: 'Compare both carts with the stock; 412 with the changed carts if something is missing',
  answers: verified,
});

/** The same for a form without script. */
export const verifyInventoryByForm = contract({
  method: 'POST',
  path: '/basket/verifyInventory/',
  summary: 'The verification for a form without script; it returns to the cart',
  form: z.object({}),
  answers: verified,
});

export const takeParked = contract({
  method: 'POST',
  path: '/basket/parked/take/',
  summary: 'Put parked positions of an earlier cart into the online cart',
  form: ParkedForm,
  answers,
  expects: cartAnswer,
});

export const removeParked = contract({
  method: 'POST',
  path: '/basket/parked/remove/',
  summary: 'Delete parked positions',
  form: ParkedForm,
  answers,
  expects: cartAnswer,
});
