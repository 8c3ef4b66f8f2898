import type {
  CatalogueAttribute,
  CatalogueCategory,
  CatalogueItem,
  CatalogueProduct,
} from '@fachwerk/shared/catalogue-format';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';

export const testCategories: CatalogueCategory[] = [
  { id: 'werkzeug', parentId: null, level: 1, name: 'Werkzeug', slug: 'werkzeug', position: 1 },
  { id: 'akku', parentId: 'werkzeug', level: 2, name: 'Akkuwerkzeug', slug: 'akkuwerkzeug', position: 1 },
  { id: 'schrauber', parentId: 'akku', level: 3, name: 'Akkuschrauber', slug: 'akkuschrauber', position: 1 },
  { id: 'eisen', parentId: null, level: 1, name: 'Eisenwaren', slug: 'eisenwaren', position: 2 },
  { id: 'schrauben', parentId: 'eisen', level: 2, name: 'Schrauben', slug: 'schrauben', position: 1 },
  { id: 'leer', parentId: null, level: 1, name: 'Noch leer', slug: 'noch-leer', position: 3 },
];

export const testAttributes: CatalogueAttribute[] = [
  { id: 'spannung-v', label: 'Akkuspannung', kind: 'number', unit: 'V', facet: true },
  { id: 'farbe', label: 'Farbe', kind: 'colour', facet: true },
  { id: 'laenge-mm', label: 'Länge', kind: 'number', unit: 'mm', facet: true },
  { id: 'durchmesser-mm', label: 'Durchmesser', kind: 'number', unit: 'mm', facet: true },
  { id: 'norm', label: 'Norm', kind: 'text', facet: false },
];

export function anItem(item: Partial<CatalogueItem> & { itemId: string }): CatalogueItem {
  const priceCents = item.priceCents ?? 999;
  return {
    ean: inStoreEan(item.itemId),
    attributes: {},
    priceCents,
    priceHistory: [{ cents: priceCents, from: '2025-01-01T00:00:00.000Z' }],
    onlineStock: 100,
    deliveryDays: { min: 2, max: 4 },
    weightGrams: 500,
    pictures: [1, 2].map((view) => `/images/${item.itemId}/${view}.svg?v=abcdefgh`),
    ...item,
  };
}

export function aProduct(product: Partial<CatalogueProduct> & { productId: string }): CatalogueProduct {
  return {
    name: `Artikel ${product.productId}`,
    slug: `artikel-${product.productId}`,
    brand: 'Eberholt',
    categoryId: 'schrauben',
    searchTerms: [],
    description: 'Hält, was es verspricht.',
    features: ['Made to last', 'Zweiter Punkt', 'Dritter Punkt', 'Vierter Punkt'],
    attributes: {},
    variantAttributes: [],
    items: [anItem({ itemId: `${product.productId}00` })],
    producer: {
      name: 'Eberholt GmbH',
      address: 'Werkstraße 1, 10115 Berlin',
      email: 'info@eberholt.example',
    },
    warnings: [],
    rating: { average: 4.2, count: 17 },
    popularity: 100,
    listedSince: '2025-01-01',
    ...product,
  };
}

export const number = (value: number, unit: string) => ({ text: `${value} ${unit}`, number: value });

/** A few products that cover the data of every route. */
export const testProducts: CatalogueProduct[] = [
  aProduct({
    productId: '1001',
    name: 'Akku-Bohrschrauber BS 18',
    slug: 'akku-bohrschrauber-bs-18',
    brand: 'Rupatec',
    categoryId: 'schrauber',
    attributes: { 'spannung-v': number(18, 'V') },
    variantAttributes: ['farbe'],
    items: [
      anItem({
        itemId: '100101',
        priceCents: 12999,
        attributes: { farbe: { text: 'Blau', hex: '#1122cc' } },
      }),
      anItem({
        itemId: '100102',
        priceCents: 11999,
        attributes: { farbe: { text: 'Rot', hex: '#cc2211' } },
        onlineStock: 3,
      }),
      anItem({
        itemId: '100103',
        priceCents: 9999,
        attributes: { farbe: { text: 'Grün', hex: '#11cc22' } },
        onlineStock: 0,
      }),
    ],
    popularity: 900,
    energyLabel: { level: 'C', scaleHigh: 'A', scaleLow: 'G', isOldScale: false, group: 'tools' },
  }),
  aProduct({
    productId: '1002',
    name: 'Akkuschrauber Mini',
    slug: 'akkuschrauber-mini',
    brand: 'Hauberg',
    categoryId: 'schrauber',
    attributes: { 'spannung-v': number(12, 'V') },
    items: [anItem({ itemId: '100201', priceCents: 4999 })],
    rating: { average: 3.4, count: 5 },
    popularity: 300,
  }),
  aProduct({
    productId: '1003',
    name: 'Spanplattenschrauben verzinkt',
    slug: 'spanplattenschrauben-verzinkt',
    attributes: { 'durchmesser-mm': number(4, 'mm'), norm: { text: 'EN 14592' } },
    variantAttributes: ['laenge-mm'],
    items: [30, 40, 50].map((length, index) =>
      anItem({
        itemId: `10030${index + 1}`,
        priceCents: 499 + index * 100,
        attributes: { 'laenge-mm': number(length, 'mm') },
        content: { amount: 200, unit: 'Stück' },
        onlineStock: 1000,
      }),
    ),
    popularity: 500,
  }),
  aProduct({
    productId: '1004',
    name: 'Universaldübel Nylon',
    slug: 'universalduebel-nylon',
    attributes: { 'durchmesser-mm': number(8, 'mm') },
    items: [
      anItem({
        itemId: '100401',
        priceCents: 349,
        content: { amount: 0.5, unit: 'kg' },
        pictures: ['/photos/nails-960.webp', '/photos/box.jpg'],
        pictureVariants: [
          {
            sources: [
              { src: '/photos/nails-240.webp', width: 240 },
              { src: '/photos/nails-960.webp', width: 960 },
            ],
            mobileSrc: '/photos/nails-close.webp',
            fallbackSrc: '/photos/nails.jpg',
          },
        ],
      }),
    ],
    rating: { average: 4.9, count: 3 },
  }),
];
