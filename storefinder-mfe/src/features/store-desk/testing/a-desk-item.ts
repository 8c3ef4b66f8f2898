import type { DeskItem } from '@fachwerk/shared/contracts';

const euros = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });
export const aPrice = (value: number): DeskItem['prices'] => ({
  displayPrice: euros(value),
  displayPriceUnit: '5 l',
  unitPrice: { price: '3,98 €', unit: '1 l' },
  strikePriceIsRrp: false,
  priceList: 'zone-west',
  tax: { rate: 1900, net: euros(value) },
});

/** An item of the store, of a zone of twelve stores. */
export const aDeskItem = (
  part: Partial<DeskItem> = {},
  stock: Partial<DeskItem['stock']> = {},
): DeskItem => ({
  itemId: '100401',
  productId: '1004',
  name: 'Wandfarbe',
  variantName: 'weiß, 5 l',
  brand: { name: 'Farbwerk' },
  ean: '4006381333931',
  url: '/p/1004/',
  image: { src: '/x.svg', alt: 'Wandfarbe' },
  prices: aPrice(1990),
  online: aPrice(1990),
  priceList: { kind: 'zone', name: 'Preiszone West', price: null, stores: 12 },
  stock: {
    isListed: true,
    onHand: 10,
    promised: 4,
    held: 0,
    sellable: 6,
    promisedTooMany: 0,
    aisle: 7,
    shelf: 3,
    nextDelivery: null,
    ...stock,
  },
  corrections: [],
  ...part,
});
