/** @jest-environment node */
import type { ProductList } from '@fachwerk/shared/contracts';
import fc from '../../testing/properties';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const HOSTILE = [
  '\u0000',
  'a\u0000b',
  '__proto__',
  'constructor',
  'toString',
  "';drop table product;--",
  "a'b\\c:*&|!()<->",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  '-1',
  '0',
  '1.5',
  '1e9',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'ab-',
  'ab-x',
  '9-1',
  '1-999999999999999999999',
  ',,,',
  'x'.repeat(5000),
  '('.repeat(1000),
  '1x'.repeat(500),
];
const GOOD = [
  ...['akkuschrauber', 'schrauben m8', '100101', '1001', '1002', '4005', '1', '2', '48', 'true', 'typed'],
  ...['werkzeug', 'werkzeug/akkuwerkzeug', 'schrauber', 'price-asc', 'rating', 'newest', 'Eberholt', '18'],
  ...['fits', 'similar', 'best-sellers', 'recently-seen', 'passt', '100101,100201'],
];
const NAMES = [
  ...['q', 'category', 'page', 'size', 'sort', 'as', 'inStore', 'companyId', 'itemId', 'productId', 'number'],
  ...['teaserId', 'containerId', 'categoryId', 'type', 'stars', 'lat', 'lng', 'service', 'state', 'radius'],
  ...['f.marke', 'f.spannung-v', 'f.laenge-mm', 'f.farbe', 'f.preis', 'f.bewertung', 'f.energieklasse'],
];

/** Escapes that are no UTF-8, and percent signs that are no escapes. */
const brokenEscapes = fc
  .array(
    fc.constantFrom(
      '%',
      '%0',
      '%00',
      '%ff',
      '%ED%A0%80',
      '%c0%ae',
      '%u0041',
      '%2f',
      '%5c',
      '%0d%0a',
      'a',
      '1',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));
/** A part of an address; none of its characters ends the part. */
const part = fc.oneof(
  fc.constantFrom(...GOOD).map(encodeURIComponent),
  fc.constantFrom(...HOSTILE).map(encodeURIComponent),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
  fc.integer().map(String),
  brokenEscapes,
);
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: part.map((text) => `f.${text}`) },
  { weight: 1, arbitrary: part },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES).map((text) => `${text}[]`) },
);
const search = fc.array(
  fc.tuple(name, part).map((pair) => pair.join('=')),
  { maxLength: 6 },
);

/** An id that exists, or not. */
const id = fc.oneof(fc.constantFrom('1001', '1002', '100101'), part);

/** `{}` is an id; a query is what the route requires. */
const ROUTES = [
  '/rest/products/',
  '/rest/search/suggestions/',
  '/rest/products/{}/',
  '/rest/products/{}/variants/?companyId=1001',
  '/rest/products/{}/discontinued/',
  '/rest/products/{}/documents/{}/',
  '/rest/products/{}/reviews/',
  '/rest/products/{}/reviews/{}/',
  '/ajax/recommendations/reload/?teaserId=passt&type=similar',
  // Comparisons find their items by it.
  '/rest/items/?number=100101',
  '/rest/navigation/',
  '/rest/stores/',
  '/rest/stores/{}/',
  '/rest/stores/{}/stock/?itemId=100101',
];
const addressOf = (route: string) => {
  const [path = '', required] = route.split('?');
  const [first = '', ...others] = path.split('{}');
  return fc.tuple(fc.tuple(...others.map(() => id)), search).map(([ids, pairs]) => {
    const query = [...(required ? [required] : []), ...pairs].join('&');
    return `${first}${others.map((text, index) => `${ids[index]}${text}`).join('')}${query && `?${query}`}`;
  });
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('a malformed address', () => {
  it.each(ROUTES)('of %s is answered or refused, and never fails', async (route) => {
    await fc.assert(
      fc.asyncProperty(addressOf(route), async (url) => {
        const { statusCode, body } = await shop.app.inject({ url });
        expect(statusCode).toBeLessThan(500);
        if (statusCode < 400) return;
        expect(JSON.parse(body)).toMatchObject({
          globalErrors: [{ msg: expect.stringMatching(/^[a-zA-Z.]+$/) }],
        });
        expect(body).not.toMatch(/ at .+:\d+:\d+|node_modules|postgres|syntax error/i);
      }),
    );
  });

  const list = async (url: string) => {
    const answer = await shop.app.inject({ url });
    return { status: answer.statusCode, ...(answer.statusCode === 200 && answer.json<ProductList>()) };
  };

  it('with facets that do not exist shows the same list as without them', async () => {
    const plain = await list('/rest/products/?category=werkzeug');
    const unknown = fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `gibt-es-nicht-${text}`),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(unknown, { minLength: 1, maxLength: 5 }), async (facets) => {
        const query = facets.map(([facet, value]) => [`f.${facet}`, value].map(encodeURIComponent).join('='));

        const found = await list(`/rest/products/?category=werkzeug&${query.join('&')}`);

        expect(found).toMatchObject({ status: 200, total: plain.total });
        expect(found.facets).toEqual(plain.facets);
      }),
    );
  });
});
