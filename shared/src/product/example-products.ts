import type { EnergyLabel, ProductTile } from '../contracts/catalogue/product';
import type { PricesInfo } from '../contracts/kernel/prices';

const euros = (cents: number) => ({
  value: cents,
  displayValue: `${(cents / 100).toFixed(2).replace('.', ',')} €`,
});

/** A price of the online shop, with 19 % VAT. */
export const aPrice = (cents: number, part: Partial<PricesInfo> = {}): PricesInfo => ({
  displayPrice: euros(cents),
  strikePriceIsRrp: false,
  priceList: 'online',
  tax: { rate: 1900, net: euros(Math.round(cents / 1.19)) },
  ...part,
});

/** Product data for examples and tests; every field has a default. */
export function aProductTile(part: Partial<ProductTile> = {}): ProductTile {
  return {
    itemId: '100001',
    productId: '1001',
    ean: '2000001000014',
    name: 'Akku-Bohrschrauber AB 18-2 mit zwei Akkus und Koffer',
    url: '/p/akku-bohrschrauber-1001/',
    images: [{ src: '/images/bohrer.svg', alt: 'Akku-Bohrschrauber, Ansicht von der Seite' }],
    brand: { name: 'Eberholt' },
    reviews: { count: 12 },
    ratings: 4.5,
    price: { isFromPrice: false },
    pricesInfo: aPrice(14900),
    statusOnline: 'Available',
    statusStore: 'StoreNotSet',
    minDeliveryTime: 2,
    maxDeliveryTime: 4,
    features: [],
    variations: [],
    eeLabels: [],
    ...part,
  };
}

export const reducedPrice: PricesInfo = aPrice(2399, {
  strikePrice: euros(2999),
  savedPercentage: 20,
  unitPrice: { price: '4,80 €', unit: '1 l' },
  displayPriceUnit: '5 l',
});

export const rrpPrice: PricesInfo = aPrice(8995, {
  strikePrice: euros(12995),
  strikePriceIsRrp: true,
  savedPercentage: 30,
});

export const energyB: EnergyLabel = {
  id: 'led-b',
  level: 'B',
  color: '#50B848',
  dataSheet: '/energielabel/led-b/',
  scale: { high: 'A', low: 'G', old: false },
  productId: 'led-b',
  group: 'lightsources',
};

export const energyOld: EnergyLabel = {
  id: 'hood-a',
  level: 'A++',
  color: '#00A651',
  scale: { high: 'A+++', low: 'D', old: true },
};
