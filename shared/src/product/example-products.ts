import type { EnergyLabel, PricesInfo, ProductTile } from '../contracts/product';

const amount = (value: number, displayValue: string) => ({ value, displayValue });

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
    pricesInfo: { displayPrice: amount(14900, '149,00 €'), strikePriceIsRrp: false },
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

export const reducedPrice: PricesInfo = {
  displayPrice: amount(2399, '23,99 €'),
  strikePrice: amount(2999, '29,99 €'),
  strikePriceIsRrp: false,
  savedPercentage: 20,
  unitPrice: { price: '4,80 €', unit: '1 l' },
  displayPriceUnit: '5 l',
};

export const rrpPrice: PricesInfo = {
  displayPrice: amount(8995, '89,95 €'),
  strikePrice: amount(12995, '129,95 €'),
  strikePriceIsRrp: true,
  savedPercentage: 30,
};

export const energyB: EnergyLabel = {
  id: 'led-b',
  level: 'B',
  color: '#50B848',
  dataSheet: '/data-sheets/led-b/',
  scale: { high: 'A', low: 'G', old: false },
};

export const energyOld: EnergyLabel = {
  id: 'hood-a',
  level: 'A++',
  color: '#00A651',
  scale: { high: 'A+++', low: 'D', old: true },
};
