import type { OrderLineView, OrderView } from '../contracts/orders/order';
import type { Store } from '../contracts/stores/store';

const euros = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });

export const anOrderLine = (part: Partial<OrderLineView> = {}): OrderLineView => ({
  lineId: 1,
  itemId: '1001',
  productId: '100',
  name: 'Akku-Bohrschrauber 18 V',
  variantName: '',
  brand: 'Fachwerk',
  url: '/p/akku-bohrschrauber-100/',
  quantity: 2,
  cancelled: 0,
  handedOver: 0,
  returned: 0,
  taxRate: 1900,
  freePromotionProduct: false,
  unitPrice: euros(9_900),
  linePrice: euros(19_800),
  ...part,
});

const moment = { at: '2026-11-23T10:00:00.000Z', text: '23.11.2026, 11:00 Uhr' };
const address = {
  firstName: 'Erika',
  lastName: 'Musterfrau',
  street: 'Heidestraße',
  streetNumber: '17',
  zipCode: '50667',
  city: 'Köln',
  country: 'DE',
};

/** A confirmed order to deliver by default; other kinds have a store. */
export const anOrderView = (part: Partial<OrderView> = {}): OrderView => {
  const { kind = 'delivery' } = part;
  return {
    orderId: 'x7Qd',
    number: 'F7K4-M92T-X',
    kind,
    stateText: 'Bestätigt',
    state: kind === 'reservation' ? 'REQUESTED' : 'CONFIRMED',
    nextText: 'Wir packen Ihre Bestellung und schreiben Ihnen, sobald sie unterwegs ist.',
    placed: moment,
    email: 'erika@example.org',
    contact: { firstName: 'Erika', lastName: 'Musterfrau' },
    deliveryAddress: kind === 'delivery' ? address : null,
    billingAddress: address,
    store: kind === 'delivery' ? null : aStoreOfOrder,
    delivery: {},
    paymentMethod: 'CREDIT_CARD',
    lines: [anOrderLine()],
    sums: {
      goods: euros(19_800),
      shipping: euros(0),
      total: euros(19_800),
      payable: euros(19_800),
      vat: [{ rate: 1900, net: euros(16_639), tax: euros(3_161) }],
    },
    parcels: [],
    history: [{ state: 'CONFIRMED', at: moment.at, text: 'Bestätigt' }],
    documents: [],
    actions: ['cancel', 'cancel-lines', 'buy-again'],
    ...part,
  };
};

const aStoreOfOrder = {
  companyId: '1001',
  name: 'Fachwerk Köln',
  street: 'Venloer Straße 12',
  zipCode: '50672',
  city: 'Köln',
  phone: '0221 471100',
  email: 'koeln@example.org',
  lat: 50.94,
  lon: 6.94,
};

/** The store of `anOrderView`. */
export const aStoreView = (part: Partial<Store> = {}): Store => ({
  companyId: '1001',
  name: 'Fachwerk Köln',
  type: 'baumarkt',
  url: '/stores/koeln-1001/',
  phone: '0221 471100',
  email: 'koeln@example.org',
  address: { street: 'Venloer Straße 12', zipCode: '50672', city: 'Köln', state: 'Nordrhein-Westfalen' },
  coords: { lat: 50.94, lon: 6.94 },
  categories: ['Baumarkt'],
  services: ['CLICK_AND_COLLECT'],
  clickAndReserve: true,
  specialists: [],
  brands: [],
  categorySpecialists: [],
  openingHours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  specialOpenings: [
    {
      date: '2026-12-24',
      dateText: 'Do., 24.12.',
      reason: 'Heiligabend',
      hours: [{ from: '08:00', to: '14:00' }],
    },
    { date: '2026-12-25', dateText: 'Fr., 25.12.', reason: '1. Weihnachtstag', hours: [] },
  ],
  hasHoliday: false,
  nextOpeningTime: null,
  opening: { isOpen: true, text: 'Heute bis 20:00 Uhr geöffnet' },
  image: { src: '/images/stores/1001.svg', alt: 'Markt Köln von außen' },
  ...part,
});
