/** @jest-environment node */
import { paymentTypesOf } from './payment-types';
import { PAYMENT_RULES, PAYMENT_TYPES } from './shop-rules';

const ALL = ['PAYPAL', 'CREDIT_CARD', 'INVOICE_KLARNA', 'GUTSCHEINKARTE'];

it.each([
  ['ONLINE', 0, false, []],
  ['ONLINE', 1, false, ALL],
  ['ONLINE', 150_000, false, ALL],
  ['ONLINE', 150_001, false, ['PAYPAL', 'CREDIT_CARD', 'GUTSCHEINKARTE']],
  // A gift card is not paid by a gift card, nor on account.
  ['ONLINE', 5000, true, ['PAYPAL', 'CREDIT_CARD']],
  ['RESERVATION', 0, false, []],
  ['RESERVATION', 5000, false, ['PAY_IN_STORE']],
  ['RESERVATION', 9_999_999, false, ['PAY_IN_STORE']],
] as const)('%s cart of %i cents, gift card bought: %s: %j', (cart, cents, buysGiftCard, types) => {
  expect(paymentTypesOf({ cart, cents, buysGiftCard })).toEqual(types);
});

it('has a rule for every accepted payment type', () => {
  expect(Object.keys(PAYMENT_RULES)).toEqual(expect.arrayContaining([...PAYMENT_TYPES]));
});
