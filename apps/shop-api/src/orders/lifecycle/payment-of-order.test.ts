import type { OrderState } from '@fachwerk/shared/contracts';
import { PAYMENT_RULES, type PaymentType } from '@fachwerk/shared/rules';
import type { OrderLine } from './order';
import { paymentOf } from './payment-of-order';

const line = (part: Partial<OrderLine> = {}): OrderLine => ({
  lineId: 1,
  itemId: '1',
  productId: '1',
  name: 'Artikel',
  details: {},
  locationId: 'online',
  quantity: 2,
  unitCents: 2200,
  discountCents: 0,
  depositCents: 0,
  taxRate: 1900,
  giftCardValue: null,
  giftCardDetails: null,
  isFreeGift: false,
  withdrawalExclusion: null,
  cancelled: 0,
  missing: 0,
  found: 0,
  handedOver: 0,
  returned: 0,
  ...part,
});

const anOrder = (
  state: OrderState,
  paymentMethod: PaymentType,
  cancelled = 0,
  capturedCents = 0,
  refundedCents = 0,
) => ({
  state,
  paymentMethod,
  capturedCents,
  refundedCents,
  lines: [line({ cancelled })],
  revised: null,
  totalCents: 4995,
  shippingCents: 595,
  giftCardCents: 2000,
  payableCents: 2995,
});

/** "Bezahlt mit PayPal 29,95 €" */
const read = (...order: Parameters<typeof anOrder>): string | undefined => {
  const payment = paymentOf(anOrder(...order));
  return payment && `${payment.text} ${payment.amount.displayValue.replace('\u00a0', ' ')}`;
};

describe('the payment of an order', () => {
  it.each([
    ['PAYMENT_PENDING', 'PAYPAL', 'Noch zu zahlen mit PayPal 29,95 €'],
    ['PAYMENT_PENDING', 'INVOICE_KLARNA', 'Noch zu zahlen per Rechnung mit Klarna 29,95 €'],
    ['PAYMENT_PENDING', 'DIRECTDEBIT_UNZER', 'Noch zu zahlen per Lastschrift 29,95 €'],
    ['CONFIRMED', 'PAYPAL', 'Bezahlt mit PayPal 29,95 €'],
    ['CONFIRMED', 'CREDIT_CARD', 'Bezahlt mit Kreditkarte 29,95 €'],
    ['SHIPPED', 'APPLEPAY', 'Bezahlt mit Apple Pay 29,95 €'],
    ['CONFIRMED', 'DIRECTDEBIT_UNZER', 'Wird abgebucht per Lastschrift 29,95 €'],
    ['CONFIRMED', 'INVOICE_KLARNA', 'Später zu zahlen per Rechnung mit Klarna 29,95 €'],
    ['CONFIRMED', 'INSTALLMENTS_UNZER', 'In Raten zu zahlen per Ratenkauf 29,95 €'],
    ['READY', 'PAY_IN_STORE', 'Im Markt zu zahlen 29,95 €'],
    ['READY', 'PICK_UP_BOX', 'An der Abholbox zu zahlen 29,95 €'],
    ['COLLECTED', 'PAY_IN_STORE', 'Im Markt bezahlt 29,95 €'],
    ['COLLECTED', 'PICK_UP_BOX', 'An der Abholbox bezahlt 29,95 €'],
  ] as const)('in the state %s with %s is "%s"', (state, method, words) =>
    expect(read(state, method)).toBe(words),
  );

  it('is less by what was cancelled while it is due (a gift card gets back first) or not charged', () => {
    expect(read('READY', 'PAY_IN_STORE', 1)).toBe('Im Markt zu zahlen 27,95 €');
    expect(read('CONFIRMED', 'INVOICE_KLARNA', 1)).toBe('Später zu zahlen per Rechnung mit Klarna 27,95 €');
    expect(read('CONFIRMED', 'PAYPAL', 1)).toBe('Bezahlt mit PayPal 27,95 €');
  });

  it('stays what was charged, also when a part of it comes back', () => {
    expect(read('SHIPPED', 'PAYPAL', 1, 2995)).toBe('Bezahlt mit PayPal 29,95 €');
    expect(read('SHIPPED', 'PAYPAL', 1, 2995, 200)).toBe('Bezahlt mit PayPal 29,95 €');
  });

  it('is not named for an order that ended before it was paid', () => {
    for (const method of Object.keys(PAYMENT_RULES) as PaymentType[])
      expect(read('CANCELLED', method, 2)).toBeUndefined();
    expect(read('REFUNDED', 'PAYPAL', 0, 2995)).toBe('Bezahlt mit PayPal 29,95 €');
  });

  it('is not named where a gift card has paid everything', () => {
    const order = anOrder('CONFIRMED', 'GUTSCHEINKARTE');
    expect(paymentOf({ ...order, giftCardCents: 4995, payableCents: 0 })).toBeUndefined();
  });
});
