/** @jest-environment node */
import messages from '../messages.de.json';
import { paymentRefusal, paymentTypesOf } from './payment-refusal';
import { PAYMENT_RULES, PAYMENT_TYPES, paymentRule, type PaymentType } from './payment-types';
import type { OrderKind } from './shop-rules';

const CART = ['delivery', 'collect'] as const;
const AT_ONCE = ['PAYPAL', 'CREDIT_CARD', 'GOOGLEPAY', 'APPLEPAY'];
const LATER = ['DIRECTDEBIT_UNZER', 'INVOICE_KLARNA', 'INSTALLMENTS_UNZER'];
const types = Object.keys(PAYMENT_RULES) as PaymentType[];

it.each<[readonly OrderKind[], number, boolean, string[]]>([
  [['delivery'], 0, false, []],
  [['delivery'], 1, false, [...AT_ONCE, ...LATER, 'GUTSCHEINKARTE']],
  [['delivery'], 150_000, false, [...AT_ONCE, ...LATER, 'GUTSCHEINKARTE']],
  [['delivery'], 150_001, false, [...AT_ONCE, 'INSTALLMENTS_UNZER', 'GUTSCHEINKARTE']],
  [['delivery'], 500_001, false, [...AT_ONCE, 'GUTSCHEINKARTE']],
  // A gift card is not paid by a gift card, on account or on collection.
  [CART, 5000, true, AT_ONCE],
  [['collect'], 5000, false, [...AT_ONCE, ...LATER, 'PAY_IN_STORE', 'GUTSCHEINKARTE']],
  [['reservation'], 0, false, []],
  [['reservation'], 5000, false, ['PAY_IN_STORE']],
  [['reservation'], 9_999_999, false, ['PAY_IN_STORE']],
])('%j, %i cents, gift card bought: %s: %j', (kinds, cents, buysGiftCard, expected) => {
  expect(paymentTypesOf({ offered: PAYMENT_TYPES, kinds, cents, buysGiftCard })).toEqual(expected);
});

it('offers only types that a configured provider or the store carries out', () => {
  const offered = ['CREDIT_CARD', 'PAY_IN_STORE', 'GUTSCHEINKARTE'] as const;
  const payable = { offered, kinds: CART, cents: 5000, buysGiftCard: false };

  expect(paymentTypesOf(payable)).toEqual(offered);
  expect(paymentRefusal('PAYPAL', payable)).toBe('off');
});

it('offers payment at the pickup box only for an order that goes into it', () => {
  const box = {
    offered: PAYMENT_TYPES,
    kinds: ['collect'],
    cents: 100,
    buysGiftCard: false,
    usesPickUpBox: true,
  } as const;

  expect(paymentTypesOf(box)).toContain('PICK_UP_BOX');
  expect(paymentRefusal('PICK_UP_BOX', { ...box, usesPickUpBox: false })).toBe('box');
  expect(paymentRefusal('PICK_UP_BOX', { ...box, hasRestrictedGoods: true })).toBe('restricted');
  expect(paymentRefusal('PICK_UP_BOX', { ...box, kinds: ['delivery'] })).toBe('kind');
});

describe('the table', () => {
  it('has all names of both lists of the specification', () => {
    expect(types.filter((type) => type !== 'NO_PAYMENT').toSorted()).toEqual(
      // prettier-ignore
      ['APPLEPAY', 'CREDIT_CARD', 'DIRECTDEBIT_UNZER', 'GOOGLEPAY', 'GUTSCHEINKARTE', 'INSTALLMENTS_UNZER',
        'INVOICE_INSTALLMENTS', 'INVOICE_KLARNA', 'INVOICE_UNZER', 'PAYPAL', 'PAY_IN_STORE', 'PICK_UP_BOX', 'SOFORT'],
    );
    expect(types.flatMap((type) => paymentRule(type).alias ?? []).toSorted()).toEqual(
      // prettier-ignore
      ['ApplePay', 'CreditCard', 'DirectDebit', 'GooglePay', 'Installments', 'Invoice', 'InvoiceInstallments',
        'InvoiceKlarna', 'PayPal', 'Sofort'],
    );
  });

  it('has a text for every type', () => {
    for (const type of types) expect(messages[`payment.${type}`]).toMatch(/\w/);
  });

  it('does not offer SOFORT', () => {
    expect(PAYMENT_TYPES).not.toContain('SOFORT');
    expect(paymentRefusal('SOFORT', { offered: types, kinds: CART, cents: 100, buysGiftCard: false })).toBe(
      'off',
    );
  });

  it('marks every purchase on account or by instalments as consumer credit (CCD2)', () => {
    expect(types.filter((type) => paymentRule(type).isCredit)).toEqual(
      types.filter((type) => /INVOICE|INSTALLMENTS/.test(type)),
    );
    expect(messages['payment.creditWarning']).toMatch(/Achtung/);
  });

  it('takes money in the store or from a gift card, and no money, without a provider', () => {
    expect(types.filter((type) => !paymentRule(type).providerMethod)).toEqual([
      'PAY_IN_STORE',
      'PICK_UP_BOX',
      'GUTSCHEINKARTE',
      'NO_PAYMENT',
    ]);
  });
});
