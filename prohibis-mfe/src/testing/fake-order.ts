import { readDeliveryInformation, readProhibisOrder, verifyInventory } from '@fachwerk/shared/calls';
import type {
  AdjustedPosition,
  Checkout,
  DeliveryInformation,
  ProhibisOrder,
} from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, aPromotionResult } from '@fachwerk/shared/testing';

const euros = (cents: number) => ({
  value: cents,
  displayValue: `${(cents / 100).toFixed(2).replace('.', ',')} €`,
});
const germany = { code: 'DE', name: 'Deutschland' };
const HOME = { street: 'Werkstraße', streetNumber: '1', zipCode: '50667', city: 'Köln', country: 'DE' };

const aSum = (cents: number, shipping: number): ProhibisOrder['sums']['delivered'] => {
  const total = cents + shipping;
  const net = Math.round(total / 1.19);
  return {
    goods: euros(cents),
    discounts: [],
    deposit: euros(0),
    shipping: euros(shipping),
    total: euros(total),
    giftCard: null,
    payable: euros(total),
    vat: [{ rate: 1900, rateText: '19 %', net: euros(net), tax: euros(total - net) }],
    net: euros(net),
  };
};

/** A firm with one address has two screws in its cart. */
export function anOrder(part: Partial<ProhibisOrder> = {}, checkout: Partial<Checkout> = {}): ProhibisOrder {
  return {
    interactionId: 'interaction-1',
    sums: { delivered: aSum(2000, 595), collected: aSum(2000, 0) },
    netPrices: { 'e-1': euros(1681) },
    firm: null,
    ...part,
    checkout: {
      isEmpty: false,
      isLoggedIn: true,
      steps: [],
      nextStep: 'contact',
      holdUntil: null,
      limits: { deliveryCountries: [germany], paymentTypes: ['INVOICE_KLARNA'] },
      contact: { values: {}, phonePrefixes: [], needsPhone: false },
      delivery: {
        values: {},
        deliveryText: 'Mi., 25.11.',
        isBulky: false,
        shipping: euros(595),
        dateWishes: [{ date: '2026-11-28', text: 'Sa., 28.11.' }],
        collectFaults: [],
        stores: [
          {
            companyId: '1001',
            name: 'Fachwerk Köln',
            addressText: 'Werkstraße 1, 50667 Köln',
            openingText: 'Heute bis 20:00 Uhr geöffnet',
            collectableFrom: '2026-11-21T15:30:00.000Z',
            collectableText: 'heute ab 16:30 Uhr',
            storeLines: 1,
            isSelected: true,
            hasPickupBox: false,
          },
        ],
        pickupBox: null,
        oldDevices: [],
        asksAge: false,
        zeroTax: null,
      },
      address: {
        values: HOME,
        kind: 'delivery',
        countries: [germany],
        billingCountries: [germany],
        book: [{ id: 'a-1', values: HOME, lines: ['Werkstraße 1', '50667 Köln'] }],
      },
      payment: {
        values: {},
        options: [
          { type: 'PAYPAL', isAvailable: true, isCredit: false },
          { type: 'INVOICE_KLARNA', isAvailable: true, isCredit: true },
        ],
        isCovered: false,
      },
      review: null,
      lines: [
        {
          entryId: 'e-1',
          itemId: '900100',
          productId: '9001',
          name: 'Schrauben',
          variantName: '4 × 40 mm',
          brand: { name: 'Eberholt' },
          url: '/p/schrauben-p9001/',
          image: { src: '/images/900100/1.svg', alt: '' },
          features: [],
          quantity: 2,
          unitPrice: euros(1000),
          linePrice: euros(2000),
          taxRate: 1900,
          source: 'WAREHOUSE',
          deliveryText: 'Mi., 25.11.',
          freePromotionProduct: false,
          duties: {
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
          },
        },
      ],
      sum: aSum(2000, 595),
      faults: [],
      adjustedPositions: [],
      parkedPositions: [],
      pendingOrder: null,
      ...checkout,
    },
  };
}

export const INFORMATION: DeliveryInformation = {
  onlineBasketInteractions: {
    id: 'interaction-1',
    interactionLines: [
      {
        checkoutPosition: { entryId: 'e-1' },
        minDeliveryDate: '2026-11-26',
        maxDeliveryDate: '2026-11-27',
        deliveryText: 'Do., 26.11. – Fr., 27.11.',
      },
    ],
  },
  basketSumViewmodel: { onlinePromotionResultModel: aPromotionResult() },
};

export const FEWER: AdjustedPosition = {
  entryId: 'e-1',
  itemId: '900100',
  name: 'Schrauben',
  oldQuantity: 2,
  newQuantity: 1,
  reason: 'REDUCED',
};

/** An API with complete stock. */
export const orderAnswers = (order: ProhibisOrder = anOrder()): AnswerTo[] => [
  answerTo(verifyInventory, { verified: true }),
  answerTo(readDeliveryInformation, INFORMATION),
  answerTo(readProhibisOrder, order),
];
