import { contract } from '../kernel/contract';
import { GiftCardBalance, GiftCardForm } from './gift-card';

export const readGiftCardBalance = contract({
  method: 'POST',
  path: '/rest/giftcard/balance/',
  summary: 'Balance and last valid day of a gift card',
  form: GiftCardForm,
  answers: { 200: GiftCardBalance },
  expects: { balance: 'object' },
});
