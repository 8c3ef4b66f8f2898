import { BasketAddForm, BasketClearForm, BasketEditForm, BasketRemoveForm, CartContainer } from './cart';
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
