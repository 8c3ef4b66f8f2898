/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { gradeQueries } from '@fachwerk/demo-catalogue/judged-queries';
import { SORT_ORDERS } from '@fachwerk/shared/rules';
import { writeStock } from '../../stores/stock/write-stock';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct, number } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { type FakeOpenSearch, startFakeOpenSearch } from '../../testing/opensearch/fake-opensearch';
import { randomNumbers } from '../../testing/random';
import { openTestData, type TestData } from '../../testing/test-shop';
import { importCatalogue } from '../import/import-catalogue';
import { createSnapshotReader } from '../records/catalogue-snapshot';
import { createMemorySearchIndex } from '../search/memory-search-index';
import { createOpenSearchIndex } from '../search/opensearch/opensearch-index';
import { fillSynonyms } from '../words/synonym-repository';
import type { SearchIndex, SearchRequest } from './search-index';

const STORE = '1001';

type Opener = (data: TestData, fake: FakeOpenSearch) => SearchIndex;

const optionsOf = ({ db }: TestData) => ({
  db,
  readVersions: createSnapshotReader(db),
  onError: (error: unknown) => process.stderr.write(`${String(error)}\n`),
});
const openMemory: Opener = (data) => createMemorySearchIndex(optionsOf(data));
let shops = 0;
const openOpenSearch: Opener = (data, { url }) =>
  createOpenSearchIndex({ ...optionsOf(data), url: new URL(`/shop-${++shops}`, url).href });

let fake: FakeOpenSearch;
beforeAll(async () => (fake = await startFakeOpenSearch()));
afterAll(() => fake.stop());

const PRODUCTS = [
  aProduct({
    productId: '2001',
    name: 'Spanplattenschraube',
    brand: 'Eberholt',
    popularity: 30,
    rating: { average: 4.5, count: 3 },
    listedSince: '2025-03-01',
    variantAttributes: ['laenge-mm'],
    items: [
      anItem({ itemId: '200101', priceCents: 400, attributes: { 'laenge-mm': number(40, 'mm') } }),
      anItem({ itemId: '200102', priceCents: 600, attributes: { 'laenge-mm': number(60, 'mm') } }),
    ],
  }),
  aProduct({
    productId: '2002',
    name: 'Winkel',
    brand: 'Rupatec',
    popularity: 900,
    rating: { average: 3.9, count: 3 },
    listedSince: '2025-01-01',
    description: 'Wird mit einer Spanplattenschraube befestigt.',
    attributes: { 'laenge-mm': number(80, 'mm') },
    items: [anItem({ itemId: '200201', priceCents: 900 })],
  }),
  aProduct({
    productId: '2003',
    name: 'Holzleim',
    brand: 'Eberholt',
    popularity: 20,
    rating: { average: 5, count: 3 },
    listedSince: '2025-05-01',
    items: [anItem({ itemId: '200301', priceCents: 1200 })],
  }),
  aProduct({
    productId: '2004',
    name: 'Akku-Bohrschrauber',
    brand: 'Hauberg',
    popularity: 10,
    rating: { average: 0, count: 0 },
    listedSince: '2025-04-01',
    categoryId: 'schrauber',
    attributes: { 'spannung-v': number(18, 'V'), farbe: { text: 'Rot' } },
    items: [anItem({ itemId: '200401', priceCents: 9900 })],
  }),
];

const aRequest = (request: Partial<SearchRequest> = {}): SearchRequest => ({
  filters: new Map(),
  sort: request.query === undefined ? 'popularity' : 'relevance',
  page: 1,
  size: 24,
  ...request,
});

describe.each([
  ['in memory', openMemory],
  ['in OpenSearch', openOpenSearch],
])('searching %s', (_, open) => {
  let data: TestData;
  let index: SearchIndex;
  beforeAll(async () => {
    data = await openTestData('embedded', PRODUCTS);
    await writeStores(data.db, testStores);
    await writeStock(data.db, 'count', [{ itemId: '200301', locationId: STORE, quantity: 3 }]);
    index = open(data, fake);
  });
  afterAll(() => data.close());

  const search = (request: Partial<SearchRequest> = {}) => index.search(aRequest(request));
  const idsOf = async (request: Partial<SearchRequest>) => (await search(request)).productIds;

  it('lists a name before a description with the same word', async () => {
    expect(await idsOf({ query: 'spanplattenschraube' })).toEqual(['2001', '2002']);
  });

  it('finds the compound by its parts, and the plural', async () => {
    expect(await idsOf({ query: 'schrauben' })).toContain('2001');
    expect(await idsOf({ query: 'spanplatten schrauben' })).toEqual(['2001']);
    expect(await idsOf({ query: 'bohrschrauber' })).toEqual(['2004']);
  });

  it('corrects a mistyped word, unless it is searched as typed', async () => {
    expect(await search({ query: 'holzlaim' })).toMatchObject({
      productIds: ['2003'],
      total: 1,
      correctedQuery: 'holzleim',
    });
    expect(await search({ query: 'holzlaim', isExact: true })).toMatchObject({ productIds: [], total: 0 });
  });

  it('finds a word by its beginning, and leaves out a word that nothing has', async () => {
    expect(await idsOf({ query: 'spanpl' })).toEqual(['2001', '2002']);
    expect(await search({ query: 'holzleim xylophonkasten' })).toMatchObject({
      productIds: ['2003'],
      leftOut: ['xylophonkasten'],
    });
    expect(await search({ query: 'xylophonkasten' })).toMatchObject({ total: 0, facets: new Map() });
  });

  it('names the sizes of a query', async () => {
    const { valueWords } = await search({ query: 'schraube 40mm' });

    expect(valueWords?.map(({ attributeIds }) => [...(attributeIds ?? [])])).toEqual([['laenge-mm']]);
  });

  it('lists a category with those below it', async () => {
    expect(await idsOf({ categoryId: 'werkzeug' })).toEqual(['2004']);
    expect(await idsOf({ categoryId: 'unknown' })).toEqual([]);
  });

  it('narrows all facets but the chosen one', async () => {
    const { productIds, total, facets } = await search({ filters: new Map([['marke', ['Rupatec']]]) });

    expect({ productIds, total }).toEqual({ productIds: ['2002'], total: 1 });
    expect(facets.get('marke')).toEqual(
      new Map([
        ['Eberholt', 2],
        ['Rupatec', 1],
        ['Hauberg', 1],
      ]),
    );
    expect(facets.get('laenge-mm')).toEqual(new Map([['80 mm', 1]]));
  });

  it('finds any value of a facet and all facets', async () => {
    const filters = new Map([
      ['marke', ['Rupatec', 'Eberholt', 'unknown']],
      ['laenge-mm', ['60 mm', '80 mm']],
    ]);

    expect(await idsOf({ filters })).toEqual(['2002', '2001']);
  });

  it('filters by ranges of prices, ratings and numbers, which do not narrow themselves', async () => {
    const dear = await search({ ranges: new Map([['preis', { from: 900, to: Infinity }]]) });
    expect(dear.productIds).toEqual(['2002', '2004', '2003']);
    expect(dear.prices).toEqual({ from: 400, to: 9900 });

    const good = await search({ ranges: new Map([['bewertung', { from: 4, to: Infinity }]]) });
    expect(good.productIds).toEqual(['2001', '2003']);
    expect(good.stars).toEqual([1, 0, 0, 1, 1, 1]);
    expect(good.prices).toEqual({ from: 400, to: 1200 });

    const long = await search({ ranges: new Map([['laenge-mm', { from: 50, to: 70 }]]) });
    expect(long.productIds).toEqual(['2001']);
    expect([...(long.facets.get('laenge-mm')?.keys() ?? [])].sort()).toEqual(['40 mm', '60 mm', '80 mm']);
  });

  it('measures facets over the hits before filters', async () => {
    const before = await search();
    const after = await search({ filters: new Map([['marke', ['Rupatec']]]), companyId: STORE });

    expect(after.measures).toEqual(before.measures);
    expect(before.measures.get('laenge-mm')?.values).toBe(3);
  });

  it('lists what a store has', async () => {
    const { productIds, total, facets } = await search({ companyId: STORE });

    expect({ productIds, total }).toEqual({ productIds: ['2003'], total: 1 });
    expect(facets.get('marke')).toEqual(new Map([['Eberholt', 1]]));
    expect(await idsOf({ companyId: '1002' })).toEqual([]);
  });

  it.each([
    // Between nearly equal products of one brand stands one of another brand.
    ['popularity', ['2002', '2001', '2004', '2003']],
    ['price-asc', ['2001', '2002', '2003', '2004']],
    ['price-desc', ['2004', '2003', '2002', '2001']],
    ['rating', ['2003', '2001', '2002', '2004']],
    ['newest', ['2003', '2004', '2001', '2002']],
  ] as const)('orders by %s, and divides into pages', async (sort, ids) => {
    expect(await idsOf({ sort })).toEqual(ids);
    expect(await search({ sort, size: 3, page: 2 })).toMatchObject({ productIds: ids.slice(3), total: 4 });
    expect(await idsOf({ sort, size: 3, page: 3 })).toEqual([]);
  });

  it('finds a product after its import', async () => {
    const { version } = await search();
    await data.import([...PRODUCTS, aProduct({ productId: '2005', name: 'Zirbelwichtel', popularity: 1 })]);

    let found = await search({ query: 'zirbelwichtel' });
    for (const end = Date.now() + 30_000; found.total === 0 && Date.now() < end;)
      found = await search({ query: 'zirbelwichtel' });
    expect(found.productIds).toEqual(['2005']);
    expect(found.version).toBeGreaterThan(version);
  });
});

describe('OpenSearch and memory', () => {
  const products = [...generateCatalogue({ items: 900, seed: 'indices', today: '2026-11-21' })];
  const queries = gradeQueries(products).map(({ query }) => query);
  let data: TestData;
  beforeAll(async () => {
    data = await openTestData('embedded', []);
    await importCatalogue(data.db, demoFrame, products, (rejected) => {
      throw new Error(JSON.stringify(rejected));
    });
    await fillSynonyms(data.db);
    await writeStores(data.db, testStores);
    await writeStock(
      data.db,
      'count',
      products
        .flatMap(({ items }) => items)
        .filter((_, place) => place % 3 === 0)
        .map(({ itemId }) => ({ itemId, locationId: STORE, quantity: 1 })),
    );
  });
  afterAll(() => data.close());

  it('answer the same to judged queries and random choices', async () => {
    const [memory, openSearch] = [openMemory(data, fake), openOpenSearch(data, fake)];
    const random = randomNumbers(73);
    const below = (limit: number) => Math.floor(random() * limit);
    const oneOf = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;
    const isTrue = (share: number) => random() < share;

    const randomRequest = (): SearchRequest => {
      const wanted = oneOf(products);
      const values = [wanted.attributes, ...wanted.items.map(({ attributes }) => attributes)].flatMap(
        (attributes) => Object.entries(attributes),
      );
      const filters = new Map<string, string[]>();
      const ranges = new Map<string, { from: number; to: number }>();
      if (isTrue(0.3)) filters.set('marke', [wanted.brand, oneOf(products).brand]);
      if (isTrue(0.3)) ranges.set('preis', { from: below(2000), to: isTrue(0.5) ? Infinity : 9000 });
      if (isTrue(0.2)) ranges.set('bewertung', { from: 1 + below(4), to: Infinity });
      for (const [id, { text, number: size }] of values)
        if (isTrue(0.2) && id !== 'energieklasse') {
          if (size !== undefined && isTrue(0.5)) ranges.set(id, { from: size - 1, to: size + below(20) });
          else if (!ranges.has(id)) filters.set(id, [text]);
        }
      for (const id of ranges.keys()) filters.delete(id);
      const query = isTrue(0.6) ? oneOf(queries) : undefined;
      return {
        query,
        filters,
        ranges,
        sort: oneOf(SORT_ORDERS),
        categoryId: isTrue(0.2) ? wanted.categoryId : undefined,
        companyId: isTrue(0.2) ? STORE : undefined,
        isExact: isTrue(0.1),
        page: 1 + below(3),
        size: oneOf([4, 24, 48]),
      };
    };
    for (const query of queries.filter((_, place) => place % 6 === 0)) {
      const request = aRequest({ query });
      expect({ request, ...(await openSearch.search(request)) }).toEqual({
        request,
        ...(await memory.search(request)),
      });
    }
    for (let run = 0; run < 150; run++) {
      const request = randomRequest();
      expect({ request, ...(await openSearch.search(request)) }).toEqual({
        request,
        ...(await memory.search(request)),
      });
    }
  });
});
