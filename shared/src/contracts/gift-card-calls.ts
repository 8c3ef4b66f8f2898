import type { Call } from './call';
import type { CartContainer } from './cart';
import { cartAnswer as expects } from './cart-answer';
import type { CartGiftCardForm, GiftCardBalance, GiftCardForm, GiftCardPurchaseForm } from './gift-card';

export const buyGiftCard: Call<{ form: GiftCardPurchaseForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/basket/add/giftcard/',
  expects,
};

export const addGiftCard: Call<{ form: CartGiftCardForm; answer: CartContainer }> = {
  method: 'POST',
  path: '/rest/giftcard/basket/add/',
  expects,
};

export const removeGiftCard: Call<{ answer: CartContainer }> = {
  method: 'DELETE',
  path: '/rest/giftcard/basket/remove/',
  expects,
};

/** Forms without script cannot send DELETE. */
export const removeGiftCardByForm: Call<{ form: object; answer: CartContainer }> = {
  method: 'POST',
  path: '/rest/giftcard/basket/remove/',
  expects,
};

export const readGiftCardBalance: Call<{ form: GiftCardForm; answer: GiftCardBalance }> = {
  method: 'POST',
  path: '/rest/giftcard/balance/',
  expects: { balance: 'object' },
};
