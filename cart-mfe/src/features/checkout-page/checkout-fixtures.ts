import {
  readCheckout,
  saveAddress,
  saveContact,
  saveDelivery,
  savePayment,
  startCheckout,
} from '@fachwerk/shared/calls';
import type { Checkout, CheckoutLine, CollectStore, ReservationDraft } from '@fachwerk/shared/contracts';
import { answerTo } from '@fachwerk/shared/testing';
import { withOwnKeys } from '../cart/cart-fixtures';
import type { StepId } from './checkout-data';

/** Checkouts for tests and examples, in the format of the API. */
export const amount = (cents: number) => ({
  value: cents,
  displayValue: `${(cents / 100).toFixed(2).replace('.', ',')} €`,
});

const STEPS: StepId[] = ['contact', 'delivery', 'address', 'payment', 'review'];
const URLS = ['kontakt', 'lieferung', 'adresse', 'zahlung', 'pruefen'];

/** The steps when the visitor has arrived at one. */
export const stepsAt = (current: StepId): Checkout['steps'] =>
  STEPS.map((id, index) => {
    const position = STEPS.indexOf(current);
    const state = index < position ? 'done' : index === position ? 'open' : 'locked';
    return { id, url: `/checkout/${URLS[index]}/`, state } as const;
  });

export const NO_DUTIES: CheckoutLine['duties'] = {
  withdrawalExclusion: null,
  needsAdvice: false,
  ageCheck: false,
  oldDeviceCategory: null,
  isElectrical: false,
  battery: null,
  canBeZeroRated: false,
  isBulky: false,
  fitsPickupBox: true,
  guaranteeMonths: null,
};

export const aLine = (part: Partial<CheckoutLine> = {}): CheckoutLine => ({
  entryId: 'e-1',
  itemId: '1001',
  productId: 'p-1001',
  name: 'Akkuschrauber',
  variantName: '18 V, ohne Akku',
  brand: { name: 'Werkström' },
  url: '/p/akkuschrauber-p-1001/',
  image: { src: '/images/1001/front.svg', alt: 'Akkuschrauber' },
  features: ['60 Nm', '2 Gänge'],
  quantity: 2,
  unitPrice: amount(9_999),
  linePrice: amount(19_998),
  taxRate: 1900,
  source: 'WAREHOUSE',
  deliveryText: 'Mi., 25.11. – Fr., 27.11.',
  freePromotionProduct: false,
  duties: NO_DUTIES,
  ...part,
});

export const aStore = (part: Partial<CollectStore> = {}): CollectStore => ({
  companyId: '1042',
  name: 'Fachwerk Köln',
  addressText: 'Venloer Straße 12, 50672 Köln',
  openingText: 'Heute bis 20:00 Uhr geöffnet',
  collectableFrom: '2026-11-21T15:30:00.000Z',
  collectableText: 'heute ab 16:30 Uhr',
  storeLines: 1,
  isSelected: true,
  hasPickupBox: false,
  ...part,
});

const aSum = (cents: number, part: Partial<Checkout['sum']> = {}): Checkout['sum'] => ({
  goods: amount(cents),
  discounts: [],
  deposit: amount(0),
  shipping: amount(0),
  total: amount(cents),
  giftCard: null,
  payable: amount(cents),
  vat: [
    {
      rate: 1900,
      rateText: '19 %',
      net: amount(Math.round(cents / 1.19)),
      tax: amount(cents - Math.round(cents / 1.19)),
    },
  ],
  ...part,
});

export const PREFIXES = [
  { prefix: '+49', country: 'DE', name: 'Deutschland' },
  { prefix: '+43', country: 'AT', name: 'Österreich' },
];

/** Step by step the values of Erika, up to the current step. */
export function aCheckout(current: StepId = 'contact', part: Partial<Checkout> = {}): Checkout {
  const isAfter = (step: StepId) => STEPS.indexOf(current) > STEPS.indexOf(step);
  const germany = { code: 'DE', name: 'Deutschland' };
  return {
    isEmpty: false,
    isLoggedIn: false,
    steps: stepsAt(current),
    nextStep: current,
    holdUntil: '2026-11-21T10:15:00.000Z',
    limits: { deliveryCountries: [germany], paymentTypes: ['PAYPAL', 'CREDIT_CARD', 'INVOICE_KLARNA'] },
    contact: {
      values: isAfter('contact')
        ? {
            email: 'erika@example.org',
            salutation: 'MRS',
            firstName: 'Erika',
            lastName: 'Musterfrau',
            phonePrefix: '+49',
            phone: '0221 123456',
            company: '',
            vatId: '',
            buyerReference: '',
          }
        : {},
      phonePrefixes: PREFIXES,
      needsPhone: false,
    },
    delivery: {
      values: isAfter('delivery') ? { kind: 'delivery', dateWish: '' } : {},
      deliveryText: 'Mi., 25.11. – Fr., 27.11.',
      isBulky: false,
      shipping: amount(0),
      dateWishes: [{ date: '2026-11-28', text: 'Sa., 28.11.' }],
      collectFaults: [],
      stores: [aStore()],
      pickupBox: null,
      oldDevices: [],
      asksAge: false,
      zeroTax: null,
    },
    address: {
      values: isAfter('address')
        ? {
            firstName: 'Erika',
            lastName: 'Musterfrau',
            street: 'Venloer Straße',
            streetNumber: '12',
            zipCode: '50672',
            city: 'Köln',
            country: 'DE',
          }
        : { firstName: 'Erika', lastName: 'Musterfrau' },
      kind: 'delivery',
      countries: [germany],
      billingCountries: [germany, { code: 'AT', name: 'Österreich' }],
    },
    payment: {
      values: isAfter('payment') ? { paymentMethod: 'PAYPAL' } : {},
      options: [
        { type: 'PAYPAL', isAvailable: true, isCredit: false },
        { type: 'CREDIT_CARD', isAvailable: true, isCredit: false },
        { type: 'INVOICE_KLARNA', isAvailable: true, isCredit: true },
        { type: 'PAY_IN_STORE', isAvailable: false, isCredit: false, reason: 'DELIVERY' },
      ],
      isCovered: false,
    },
    review:
      current === 'review'
        ? {
            kind: 'delivery',
            submitKey: 'key-of-this-order',
            store: null,
            deliveryAddress: ['Erika Musterfrau', 'Venloer Straße 12', '50672 Köln'],
            billingAddress: ['Erika Musterfrau', 'Venloer Straße 12', '50672 Köln'],
          }
        : null,
    sum: aSum(19_998),
    faults: [],
    adjustedPositions: [],
    parkedPositions: [],
    pendingOrder: null,
    ...part,
    lines: withOwnKeys(part.lines ?? [aLine()]),
  };
}

export const aPendingOrder = (
  part: Partial<NonNullable<Checkout['pendingOrder']>> = {},
): NonNullable<Checkout['pendingOrder']> => ({
  orderId: 'order-1',
  number: 'F7K4-M92T-X',
  total: amount(19_998),
  payable: amount(19_998),
  paymentMethod: 'PAYPAL',
  expiresAt: '2026-11-21T10:30:00.000Z',
  expiresText: '11:30 Uhr',
  options: [
    { type: 'PAYPAL', isAvailable: true, isCredit: false },
    { type: 'CREDIT_CARD', isAvailable: true, isCredit: false },
  ],
  ...part,
});

export const aReservation = (part: Partial<ReservationDraft> = {}): ReservationDraft => ({
  isEmpty: false,
  isLoggedIn: false,
  values: {},
  phonePrefixes: PREFIXES,
  store: aStore(),
  wishTimes: [{ at: '2026-11-21T16:00:00.000Z', text: 'Heute, 17:00 Uhr' }],
  keptUntil: '2026-11-25T19:00:00.000Z',
  keptUntilText: 'Mi., 25.11., 20:00 Uhr',
  pickupBox: null,
  sum: aSum(19_998),
  submitKey: 'key-of-this-reservation',
  faults: [],
  adjustedPositions: [],
  ...part,
  lines: withOwnKeys(part.lines ?? [aLine({ source: 'STORE', deliveryText: 'heute ab 16:30 Uhr' })]),
});

/** An API that holds the goods and moves on by one step with every form. */
export const checkoutAnswers = (checkout: Checkout) => [
  answerTo(readCheckout, checkout),
  answerTo(startCheckout, { holdUntil: '2026-11-21T10:15:00.000Z', checkout }),
  ...([saveContact, saveDelivery, saveAddress, savePayment] as const).map((call, index) => {
    const nextStep = STEPS[index + 1] ?? 'review';
    return answerTo(call as typeof saveContact, { checkout: aCheckout(nextStep), nextStep });
  }),
];
