import type { ProductDetail, Reviews } from '@fachwerk/shared/contracts';
import { aProduct, aReview, euro, somePrices, someReviews } from '../../testing/test-data';
import { productHead } from './product-head';

const PAGE = 'https://shop.example/p/akku-bohrschrauber-18-v-100001/';

interface ProductData {
  offers: Record<string, unknown>;
  aggregateRating?: Record<string, unknown>;
  review?: Record<string, unknown>[];
}

const headOf = (more: Partial<ProductDetail> = {}, reviews?: Reviews) =>
  productHead(aProduct(more), reviews, new URL(PAGE));
const dataOf = (more?: Partial<ProductDetail>, reviews?: Reviews) =>
  headOf(more, reviews).structuredData?.[0] as unknown as ProductData;

describe('the offer', () => {
  it('states the price that is shown, in euro with a point', () => {
    const { offers } = dataOf({ pricesInfo: somePrices({ displayPrice: euro(123450) }) });

    expect(offers).toEqual({
      '@type': 'Offer',
      url: PAGE,
      price: '1234.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    });
  });

  it('promises the guarantee of the producer', () => {
    const { offers } = dataOf({
      guaranteeStatement: {
        months: 60,
        scope: 'FULL',
        model: 'BS 240',
        guarantor: 'Eberholt GmbH',
        address: 'Am Werk 3, 70173 Stuttgart',
        territory: 'Europäische Union',
        terms: 'Mit dem Kaufbeleg an uns.',
      },
    });

    expect(offers.warranty).toEqual({
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: 60, unitCode: 'MON' },
    });
  });

  it.each<[string, ProductDetail['statusOnline'], boolean | undefined]>([
    ['InStock', 'Available', undefined],
    ['InStoreOnly', 'SoldOut', true],
    ['InStoreOnly', 'CanBeOrdered', true],
    ['OutOfStock', 'SoldOut', false],
    ['OutOfStock', 'CanBeOrdered', false],
    ['OutOfStock', 'Unavailable', undefined],
  ])('is %s when it is %s online and a store has it: %s', (expected, statusOnline, isInAnyStore) => {
    const { offers } = dataOf({ statusOnline, ...(isInAnyStore === undefined ? {} : { isInAnyStore }) });

    expect(offers.availability).toBe(`https://schema.org/${expected}`);
  });

  it('does not depend on the store of the visitor', () => {
    const anywhere = dataOf({ statusOnline: 'SoldOut', isInAnyStore: false });
    const withStore = dataOf({ statusOnline: 'SoldOut', isInAnyStore: false, statusStore: 'Available' });

    expect(withStore).toEqual(anywhere);
  });
});

describe('the rating', () => {
  it('counts all stars, and those with a text apart', () => {
    expect(dataOf({ ratings: 4.5, reviews: { count: 12 } }, someReviews()).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      ratingCount: 12,
      reviewCount: 7,
      bestRating: 5,
    });
  });

  it('names no number of texts when they could not be loaded', () => {
    expect(dataOf({ reviews: { count: 12 } }).aggregateRating).not.toHaveProperty('reviewCount');
  });

  it('is absent without stars', () => {
    expect(dataOf({ ratings: 0, reviews: { count: 0 } })).not.toHaveProperty('aggregateRating');
  });
});

describe('the reviews', () => {
  it('are those on the page, with stars, author and day', () => {
    expect(dataOf({}, someReviews({ reviews: [aReview()] })).review).toEqual([
      {
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
        name: 'Hält gut',
        reviewBody: 'Seit drei Wochen im Einsatz.\nNoch wie neu.',
        author: { '@type': 'Person', name: 'Jo K.' },
        datePublished: '2026-11-02',
      },
    ]);
  });

  it.each([[undefined], [someReviews({ total: 0, reviews: [] })]])('are absent without any', (reviews) => {
    expect(dataOf({}, reviews)).not.toHaveProperty('review');
  });
});

describe('the canonical address', () => {
  it('is the product without its variant, while the offer names the variant', () => {
    const head = headOf({ url: '/p/akku-bohrschrauber-18-v-100001/?item=200002' });

    expect(head.canonical).toBe(PAGE);
    expect(head.structuredData?.[0]).toMatchObject({ offers: { url: `${PAGE}?item=200002` } });
  });
});
