import type { ProductDetail } from '@fachwerk/shared/contracts';
import { aPrice } from '@fachwerk/shared/testing';
import sharedMessages from '../../../shared/src/messages.de.json';
import ownMessages from '../messages.de.json';

/** The messages of a page. */
export const messages = { ...sharedMessages, ...ownMessages };

export const aProduct = (more: Partial<ProductDetail> = {}): ProductDetail => ({
  productId: '1001',
  itemId: '100101',
  ean: '2000001001015',
  name: 'LED-Deckenleuchte',
  variantName: '',
  url: '/p/led-deckenleuchte-1001/',
  brand: { name: 'Lichtmark' },
  category: { id: 'c1', name: 'Deckenleuchten', url: '/c/elektro-licht/' },
  breadcrumbs: [],
  images: [{ src: '/images/100101/1.svg', alt: 'Deckenleuchte' }],
  description: '',
  features: [],
  attributes: [],
  variations: [],
  price: { isFromPrice: false },
  pricesInfo: aPrice(4999),
  statusOnline: 'Available',
  statusStore: 'StoreNotSet',
  shipping: {
    price: { value: 595, displayValue: '5,95 €' },
    freeFrom: { value: 7500, displayValue: '75,00 €' },
  },
  maxStock: 5,
  minDeliveryTime: 2,
  maxDeliveryTime: 4,
  reviews: { count: 3 },
  ratings: 4,
  eeLabels: [],
  documents: [],
  safety: { producer: { name: '', address: '', email: '' }, warnings: [] },
  ...more,
});

export const aFoundItem = (number: string, productId: string) => ({
  number,
  itemId: number,
  productId,
  name: 'LED-Deckenleuchte',
  variantName: '',
  brand: { name: 'Lichtmark' },
  url: `/p/led-deckenleuchte-${productId}/`,
  image: { src: '/images/100101/1.svg', alt: '' },
  price: { value: 4999, displayValue: '49,99 €' },
  maxQuantity: 5,
});
