import type {
  CartContainer,
  CategoryNode,
  Facet,
  PricesInfo,
  ProductDetail,
  ProductList,
  ProductTile,
  Recall,
  Review,
  Reviews,
  SelectedStore,
  StoreStock,
} from '@fachwerk/shared/contracts';
import { aCart as aSharedCart, aPrice, aProductTile } from '@fachwerk/shared/testing';
import sharedMessages from '../../../shared/src/messages.de.json';
import ownMessages from '../messages.de.json';

/** The texts of a page: own ones and those of the kit. */
export const messages = { ...sharedMessages, ...ownMessages };

export const euro = (value: number) => ({
  value,
  displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €`,
});

export const somePrices = (more: Partial<PricesInfo> = {}): PricesInfo => aPrice(9999, more);

export const aTile = (more: Partial<ProductTile> = {}): ProductTile =>
  aProductTile({
    itemId: '200001',
    productId: '100001',
    name: 'Akku-Bohrschrauber 18 V',
    url: '/p/akku-bohrschrauber-18-v-100001/',
    images: [{ src: '/images/200001/front.svg', alt: 'Akku-Bohrschrauber von vorn' }],
    pricesInfo: somePrices(),
    ...more,
  });

/** Creates different tiles. */
export const tiles = (count: number, name = 'Schrauber'): ProductTile[] =>
  Array.from({ length: count }, (_, index) =>
    aTile({
      itemId: String(200001 + index),
      productId: String(100001 + index),
      name: `${name} ${index + 1}`,
      url: `/p/schrauber-${100001 + index}/`,
    }),
  );

export const aFacet = (more: Partial<Facet> = {}): Facet => ({
  id: 'marke',
  label: 'Marke',
  type: 'list',
  values: [
    { value: 'Eberholt', label: 'Eberholt', count: 7, selected: false },
    { value: 'Kraftwerk', label: 'Kraftwerk', count: 3, selected: false },
  ],
  ...more,
});

export const aCategory = (more: Partial<NonNullable<ProductList['category']>> = {}) => ({
  id: 'c12',
  name: 'Akkuschrauber',
  url: '/c/werkzeug/akkuschrauber/',
  breadcrumbs: [{ name: 'Werkzeug', url: '/c/werkzeug/' }],
  children: [],
  ...more,
});

export const aList = (more: Partial<ProductList> = {}): ProductList => {
  const items = more.items ?? tiles(3);
  return {
    items,
    total: items.length,
    page: 1,
    size: 24,
    pageCount: 1,
    facets: [aFacet()],
    sort: [
      { id: 'popularity', selected: true },
      { id: 'price-asc', selected: false },
    ],
    category: null,
    ...more,
  };
};

export const aProduct = (more: Partial<ProductDetail> = {}): ProductDetail => ({
  productId: '100001',
  itemId: '200001',
  ean: '2000000000015',
  name: 'Akku-Bohrschrauber 18 V',
  variantName: '',
  url: '/p/akku-bohrschrauber-18-v-100001/',
  brand: { name: 'Eberholt' },
  category: { id: 'c12', name: 'Akkuschrauber', url: '/c/werkzeug/akkuschrauber/' },
  breadcrumbs: [
    { name: 'Werkzeug', url: '/c/werkzeug/' },
    { name: 'Akkuschrauber', url: '/c/werkzeug/akkuschrauber/' },
  ],
  images: [
    { src: '/images/200001/front.svg', alt: 'Akku-Bohrschrauber von vorn' },
    { src: '/images/200001/side.svg', alt: 'Akku-Bohrschrauber von der Seite' },
  ],
  description: 'Kräftig und leicht.\nMit zwei Gängen.',
  features: ['Drehmoment 60 Nm', 'Zwei Gänge'],
  attributes: [{ label: 'Spannung', value: '18 V' }],
  variations: [],
  price: { isFromPrice: false },
  pricesInfo: somePrices(),
  statusOnline: 'Available',
  statusStore: 'StoreNotSet',
  shipping: {
    price: { value: 595, displayValue: '5,95 €' },
    freeFrom: { value: 7500, displayValue: '75,00 €' },
  },
  maxStock: 20,
  minDeliveryTime: 2,
  maxDeliveryTime: 4,
  reviews: { count: 12 },
  ratings: 4.5,
  eeLabels: [],
  documents: [],
  safety: {
    producer: {
      name: 'Eberholt Werkzeuge GmbH',
      address: 'Holzweg 1, 12345 Musterstadt',
      email: 'sicherheit@eberholt.example',
    },
    warnings: ['Schutzbrille tragen.'],
  },
  ...more,
});

export const aReview = (more: Partial<Review> = {}): Review => ({
  reviewId: 'r1',
  stars: 4,
  title: 'Hält gut',
  text: 'Seit drei Wochen im Einsatz.\nNoch wie neu.',
  name: 'Jo K.',
  isBuyer: false,
  submittedAt: '2026-11-02T09:30:00.000Z',
  helpfulCount: 2,
  ...more,
});

export const someReviews = (more: Partial<Reviews> = {}): Reviews => ({
  rating: { average: 4.5, count: 12 },
  total: 7,
  distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 7 : 0 })),
  reviews: [aReview(), aReview({ reviewId: 'r2', title: 'Gern wieder', isBuyer: true })],
  page: 1,
  pageCount: 2,
  sort: 'newest',
  ...more,
});

export const aCart = (itemCount: number, more: Partial<CartContainer> = {}): CartContainer =>
  aSharedCart({ totalArticleCount: itemCount, ...more });

export const aCategoryNode = (more: Partial<CategoryNode> = {}): CategoryNode => ({
  id: 'c1',
  name: 'Werkzeug',
  url: '/c/werkzeug/',
  path: 'werkzeug',
  level: 1,
  hasChildren: false,
  totalProductCount: 400,
  flyoutImage: { src: '/images/200001/front.svg' },
  children: [],
  ...more,
});

export const aStore = (more: Partial<SelectedStore> = {}): SelectedStore => ({
  companyId: '1042',
  name: 'Fachwerk Köln-Ossendorf',
  address: { zipCode: '50829', city: 'Köln' },
  ...more,
});

export const aStock = (more: Partial<StoreStock> = {}): StoreStock => ({
  itemId: '200001',
  companyId: '1042',
  statusStore: 'Available',
  quantity: 12,
  quantityText: '12 Stück',
  location: 'Gang 12, Regal 4',
  checkedAt: '2026-11-21T09:48:00.000Z',
  checkedText: 'geprüft vor 12 Minuten',
  ...more,
});

/** A recall notice with all its parts. */
export const aRecall = (more: Partial<Recall> = {}): Recall => ({
  recallId: 'R-1',
  title: 'Heißluftpistole HP 2000',
  brand: 'Holzmann',
  publishedText: '30.11.2026',
  isOpen: true,
  image: { src: '/images/1.svg', alt: 'Holzmann Heißluftpistole HP 2000' },
  items: [{ itemId: '200001' }],
  lots: ['Charge 2026-03'],
  lotsPlace: 'auf dem Typenschild unter dem Griff',
  soldText: '01.03.2026 bis 30.11.2026',
  hazard: 'Das Gerät kann in Brand geraten.',
  action: 'Ziehen Sie den Stecker.\nBringen Sie das Gerät in einen Markt.',
  remedies: ['REPLACEMENT', 'REFUND'],
  contact: { phone: '0800 4710 123', email: 'rueckruf@example.org', link: 'https://maker.example/rueckruf/' },
  operator: 'Holzmann Werkzeug GmbH, Industriestraße 5, 70565 Stuttgart',
  ...more,
});
