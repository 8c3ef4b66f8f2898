import * as z from 'zod/mini';
import {
  BasketAddForm,
  BasketClearForm,
  BasketEditForm,
  BasketMoveForm,
  BasketRemoveForm,
  CartContainer,
  InventoryChange,
  InventoryVerified,
  ParkedForm,
} from './cart';
import * as calls from './cart-calls';
import { contract } from './contract';

const answers = { 200: CartContainer };

export const readCart = contract(calls.readCart, { summary: 'The cart as it is now', answers });

export const addToCart = contract(calls.addToCart, {
  summary: 'Put an item into the cart; answers with its position, or with all positions on request',
  form: BasketAddForm,
  answers,
});

export const editCart = contract(calls.editCart, {
  summary: 'Change a quantity; 0 removes',
  form: BasketEditForm,
  answers,
});

export const removeFromCart = contract(calls.removeFromCart, {
  summary: 'Take a position out',
  form: BasketRemoveForm,
  answers,
});

export const clearCart = contract(calls.clearCart, {
  summary: 'Empty the cart',
  form: BasketClearForm,
  answers,
});

export const moveInCart = contract(calls.moveInCart, {
  summary: 'Move a position between the online cart and the reservation cart',
  form: BasketMoveForm,
  answers,
});

const verified = { 200: InventoryVerified, 412: InventoryChange };

export const verifyInventory = contract(calls.verifyInventory, {
  summary: 'Compare both carts with the stock; 412 with the changed carts if something is missing',
  answers: verified,
});

export const verifyInventoryByForm = contract(calls.verifyInventoryByForm, {
  summary: 'The verification for a form without script; it returns to the cart',
  form: z.object({}),
  answers: verified,
});

export const takeParked = contract(calls.takeParked, {
  summary: 'Put parked positions of an earlier cart into the online cart',
  form: ParkedForm,
  answers,
});

export const removeParked = contract(calls.removeParked, {
  summary: 'Delete parked positions',
  form: ParkedForm,
  answers,
});
