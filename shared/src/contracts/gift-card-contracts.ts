import * as z from 'zod/mini';
import { CartContainer } from './cart';
import { contract } from './contract';
import { CartGiftCardForm, GiftCardBalance, GiftCardForm, giftCardPurchaseForm } from './gift-card';
import * as calls from './gift-card-calls';

const answers = { 200: CartContainer };

export const buyGiftCard = contract(calls.buyGiftCard, {
  summary: 'Put a gift card of 10 to 250 euros into the online cart',
  form: giftCardPurchaseForm(),
  answers,
});

export const addGiftCard = contract(calls.addGiftCard, {
  summary: 'Pay for the online cart with a gift card; a refusal is in giftCardFormResult',
  form: CartGiftCardForm,
  answers,
});

export const removeGiftCard = contract(calls.removeGiftCard, {
  summary: 'Take the gift card out of the cart',
  answers,
});

export const removeGiftCardByForm = contract(calls.removeGiftCardByForm, {
  summary: 'The same for forms without script',
  form: z.object({}),
  answers,
});

export const readGiftCardBalance = contract(calls.readGiftCardBalance, {
  summary: 'Balance and last valid day of a gift card',
  form: GiftCardForm,
  answers: { 200: GiftCardBalance },
});
