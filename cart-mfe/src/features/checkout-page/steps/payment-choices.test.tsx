import sharedMessages from '@fachwerk/shared/messages.de.json';
import { translateWith } from '@fachwerk/shared/testing';
import { paymentChoices } from './payment-choices';

const text = translateWith(sharedMessages);
const options = [
  { type: 'PAY_IN_STORE', isAvailable: false, isCredit: false, reason: 'kind' },
  { type: 'PAYPAL', isAvailable: true, isCredit: false },
  { type: 'INVOICE_KLARNA', isAvailable: false, isCredit: true, reason: 'amount' },
  { type: 'OF_A_NEWER_SERVER', isAvailable: true, isCredit: false },
];
const shown = (chosen?: string) =>
  paymentChoices(text, options, [], chosen).map(({ value, reason }) => [value, reason]);

it('leaves out what is impossible for this order', () => {
  expect(shown()).toEqual([['PAYPAL', undefined]]);
});

it('keeps the chosen method with the reason why it is no longer possible', () => {
  expect(shown('INVOICE_KLARNA')).toEqual([
    ['PAYPAL', undefined],
    ['INVOICE_KLARNA', 'Der Betrag ist dafür zu hoch'],
  ]);
});
