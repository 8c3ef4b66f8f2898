/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import type { CatalogueItem, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type { Facet, ProductList } from '@fachwerk/shared/contracts';
import { SORT_ORDERS } from '@fachwerk/shared/rules';
import type { GeneratorValue } from 'fast-check';
import { type StockCount, writeStock } from '../../stores/stock/write-stock';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import fc from '../../testing/properties';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { importCatalogue } from '../import/import-catalogue';
import { fillSynonyms } from '../words/synonym-repository';

const STORES = ['1001', '1002'];
/** As in the views: `facet-view.ts`, `facet-limits.ts`. */
const [MOST_VALUES, MOST_FACETS, MOST_NUMBERS, LEAST_SHARE] = [60, 12, 8, 0.3];

const products: CatalogueProduct[] = [
  ...generateCatalogue({ items: 3000, seed: 'facets', today: '2026-11-21' }),
];
const attributes = demoFrame.attributes.filter(({ facet, id }) => facet && id !== 'energieklasse');
const categoryById = new Map(demoFrame.categories.map((category) => [category.id, category]));
const words = [...new Set(products.flatMap(({ name }) => name.match(/\p{L}{4,}/gu) ?? []))];

/** Some items in each store, some of them with a quantity of zero. */
const storeStock = products
  .flatMap(({ items }) => items)
  .flatMap(({ itemId }, index): StockCount[] =>
    STORES.filter((_, store) => (index * 7 + store * 3) % 5 < 2).map((locationId) => ({
      itemId,
      locationId,
      quantity: index % 3,
    })),
  );
const itemsIn = new Map(
  STORES.map((store) => [
    store,
    new Set(
      storeStock
        .filter(({ locationId, quantity }) => locationId === store && quantity > 0)
        .map(({ itemId }) => itemId),
    ),
  ]),
);

type Choice = { values: string[] } | { from: number; to: number };

/** What a visitor has chosen on a list; prices in euros. */
interface Question {
  phrase: string | undefined;
  categoryId: string | undefined;
  storeId: string | undefined;
  choices: Map<string, Choice>;
  sort: string;
}

const lowestCents = ({ items }: CatalogueProduct) =>
  Math.min(...items.map(({ priceCents }: CatalogueItem) => priceCents));

function lineageOf(categoryId: string): string[] {
  const parentId = categoryById.get(categoryId)?.parentId;
  return [categoryId, ...(parentId ? lineageOf(parentId) : [])];
}
const pathOf = (categoryId: string): string =>
  lineageOf(categoryId)
    .map((id) => categoryById.get(id)?.slug)
    .reverse()
    .join('/');

const readingsOf = (product: CatalogueProduct, id: string) =>
  [product.attributes, ...product.items.map((item) => item.attributes)].flatMap((own) => own[id] ?? []);

function valuesOf(product: CatalogueProduct, id: string): string[] {
  const { energyLabel } = product;
  if (id === 'marke') return [product.brand];
  if (id === 'energieklasse') return energyLabel && !energyLabel.isOldScale ? [energyLabel.level] : [];
  return [...new Set(readingsOf(product, id).map(({ text }) => text))];
}

function numbersOf(product: CatalogueProduct, id: string): number[] {
  if (id === 'preis') return [lowestCents(product) / 100];
  if (id === 'bewertung') return [product.rating.average];
  return readingsOf(product, id).flatMap(({ number }) => number ?? []);
}

/** Options of one facet are joined by "or". */
const fits = (product: CatalogueProduct, id: string, choice: Choice): boolean =>
  'values' in choice
    ? valuesOf(product, id).some((value) => choice.values.includes(value))
    : numbersOf(product, id).some((number) => number >= choice.from && number <= choice.to);

/** Products that fit all facets; the counts of a facet ignore its own choice. */
const fitting = (found: readonly CatalogueProduct[], { choices }: Question, besides?: string) =>
  found.filter((product) =>
    [...choices].every(([id, choice]) => id === besides || fits(product, id, choice)),
  );

function counted(list: readonly CatalogueProduct[], id: string, chosen: readonly string[] = []) {
  const counts = new Map(chosen.map((value) => [value, 0]));
  for (const product of list)
    for (const value of valuesOf(product, id)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function askedBy(g: GeneratorValue): Question {
  const oneOf = <Value>(list: readonly Value[]): Value => list[g(fc.nat, { max: list.length - 1 })] as Value;
  const isTrue = (oneIn: number) => g(fc.nat, { max: oneIn - 1 }) === oneIn - 1;
  // Choices that one product fits, mostly: otherwise nearly every list would be empty.
  const wanted = oneOf(products);
  const choices = new Map<string, Choice>();
  const own = [
    ...new Set([wanted.attributes, ...wanted.items.map((item) => item.attributes)].flatMap(Object.keys)),
  ].filter((id) => attributes.some((attribute) => attribute.id === id));
  for (let left = g(fc.nat, { max: 4 }); left > 0; left--) {
    const id = oneOf(['marke', 'preis', 'bewertung', 'energieklasse', ...own, ...own]);
    const isNumber = attributes.some((attribute) => attribute.id === id && attribute.kind === 'number');
    if (id === 'bewertung') choices.set(id, { from: oneOf([1, 2, 3, 4]), to: Infinity });
    else if (id === 'preis' || (isNumber && isTrue(2))) choices.set(id, someRange(id));
    else choices.set(id, { values: [...new Set([someValue(id), ...(isTrue(2) ? [someValue(id)] : [])])] });
  }
  return {
    phrase: isTrue(2) ? [oneOf(wordsOf(wanted)), ...(isTrue(3) ? [oneOf(words)] : [])].join(' ') : undefined,
    categoryId: isTrue(2)
      ? isTrue(8)
        ? oneOf(demoFrame.categories).id
        : oneOf(lineageOf(wanted.categoryId))
      : undefined,
    storeId: isTrue(4) ? oneOf(STORES) : undefined,
    choices,
    sort: oneOf(SORT_ORDERS),
  };

  function someValue(id: string): string {
    const values = valuesOf(isTrue(2) ? oneOf(products) : wanted, id);
    return values.length > 0 ? oneOf(values) : 'unknown';
  }
  function someRange(id: string): Choice {
    const ends = [wanted, oneOf(products)].flatMap((product) => numbersOf(product, id));
    const [from, to] = [oneOf(ends), oneOf(ends)].sort((a, b) => a - b) as [number, number];
    return isTrue(4) ? { from: -Infinity, to } : { from, to: isTrue(4) ? Infinity : to };
  }
}

const wordsOf = ({ name }: CatalogueProduct): string[] => {
  const own = name.match(/\p{L}{4,}/gu) ?? [];
  return own.length > 0 ? own : words;
};

function written(choice: Choice): string[] {
  if ('values' in choice) return choice.values;
  if (choice.from === -Infinity) return [`bis-${choice.to}`];
  return [choice.to === Infinity ? `ab-${choice.from}` : `${choice.from}-${choice.to}`];
}

function addressOf({ phrase, categoryId, storeId, choices, sort }: Question, page = 1, size = 1): string {
  const query = new URLSearchParams({ page: String(page), size: String(size), sort });
  if (phrase) query.set('q', phrase);
  if (categoryId) query.set('category', pathOf(categoryId));
  if (storeId) query.set('inStore', storeId);
  for (const [id, choice] of choices) for (const value of written(choice)) query.append(`f.${id}`, value);
  return `/rest/products/?${query}`;
}

describe.each(testServers)('counts of the filters on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, { checkAnswers: false }, []);
    await importCatalogue(shop.db, demoFrame, products, (rejected) => {
      throw new Error(JSON.stringify(rejected));
    });
    await fillSynonyms(shop.db);
    await writeStores(shop.db, testStores);
    await writeStock(shop.db, 'count', storeStock);
  });
  afterAll(() => shop.close());

  const read = async (address: string): Promise<ProductList> =>
    (await shop.app.inject(address)).json<ProductList>();

  const hitsOf = new Map<string, Promise<Set<string>>>();

  /** All products that the words find, from all pages of the list without filters. */
  function findAll(phrase: string): Promise<Set<string>> {
    const known = hitsOf.get(phrase) ?? readAll(phrase);
    hitsOf.set(phrase, known);
    return known;
  }
  async function readAll(phrase: string): Promise<Set<string>> {
    const all = { phrase, categoryId: undefined, storeId: undefined, choices: new Map(), sort: 'newest' };
    const ids = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page++) {
      const list = await read(addressOf(all, page, 48));
      for (const { productId } of list.items) ids.add(productId);
      pages = list.pageCount;
    }
    return ids;
  }

  it('equal those counted over all products', async () => {
    let questions = 0;
    let options = 0;
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (g) => {
        const question = askedBy(g);
        questions++;
        const { phrase, categoryId, storeId } = question;
        const ids = phrase === undefined ? undefined : await findAll(phrase);
        const ofWords = products.filter(
          (product) =>
            (!ids || ids.has(product.productId)) &&
            (categoryId === undefined || lineageOf(product.categoryId).includes(categoryId)),
        );
        const found = ofWords.filter(
          ({ items }) =>
            storeId === undefined || items.some(({ itemId }) => itemsIn.get(storeId)?.has(itemId)),
        );

        const list = await read(addressOf(question));

        const total = fitting(found, question).length;
        expect({ address: addressOf(question), total: list.total }).toEqual({
          address: addressOf(question),
          total,
        });
        for (const facet of list.facets) {
          const address = addressOf(question);
          const expected = expectedFacet(facet, question, found, ofWords, total);
          expect({ address, ...facet }).toEqual({ address, ...expected });
          options += facet.values.length + (facet.range?.stops.length ?? 0);
        }
        const labels = list.facets.map(({ label }) => label);
        const missing = missingFacets(question, found, total).filter((label) => !labels.includes(label));
        if (labels.length < MOST_FACETS) expect(missing).toEqual([]);
      }),
    );
    expect(options).toBeGreaterThan(questions * 20);
  });
});

/** The facet of the answer, with options and numbers counted again. */
function expectedFacet(
  facet: Facet,
  question: Question,
  found: readonly CatalogueProduct[],
  ofWords: readonly CatalogueProduct[],
  total: number,
): object {
  const { id } = facet;
  const choice = question.choices.get(id);
  const others = fitting(found, question, id);
  if (id === 'preis') return expectedPrice(facet, choice, others, total);
  if (id === 'bewertung') {
    const options = [4, 3, 2, 1].map((stars) => ({
      value: `ab-${stars}`,
      selected: choice !== undefined && 'from' in choice && choice.from === stars,
      count: others.filter(({ rating }) => rating.average >= stars).length,
    }));
    const shown = options.filter(
      ({ count, selected }, index) =>
        selected ||
        (count > 0 &&
          count < others.length &&
          count > (options[index - 1]?.count ?? 0) &&
          options.at(-1)!.count >= others.length * LEAST_SHARE),
    );
    return { ...facet, values: shown.map((option): unknown => expect.objectContaining(option)) };
  }
  const chosen = choice && 'values' in choice ? choice.values : [];
  const counts = counted(others, id, chosen);
  const attribute = attributes.find((one) => one.id === id);
  const range = choice && 'from' in choice ? choice : undefined;
  if (range)
    return {
      ...facet,
      type: 'range',
      range: expect.objectContaining({ stops: stopsOf(others, id) }),
      values: [expect.objectContaining({ value: written(range)[0], count: total, selected: true })],
    };
  const isSlider = attribute?.kind === 'number' && counted(ofWords, id).size > MOST_NUMBERS;
  const shown = [...counts].filter(
    ([value, count]) =>
      chosen.includes(value) ||
      (!isSlider &&
        (counts.size <= MOST_VALUES ||
          // The frequent ones of many options are there; which of equal ones does not matter here.
          facet.values.some((option) => option.value === value && option.count === count))),
  );
  const leastCount = Math.min(...facet.values.flatMap(({ count, selected }) => (selected ? [] : count)));
  const frequent = [...counts].filter(([, count]) => count > leastCount).map(([value]) => value);
  if (!isSlider) expect(facet.values.map(({ value }) => value)).toEqual(expect.arrayContaining(frequent));
  const expected = shown.map(([value, count]) => ({ value, count, selected: chosen.includes(value) }));
  return {
    ...facet,
    type: isSlider ? 'range' : attribute?.kind === 'colour' ? 'colour' : 'list',
    ...(isSlider && {
      range: expect.objectContaining(chosen.length > 0 ? {} : { stops: stopsOf(others, id) }),
    }),
    values: sameOptions(facet, expected),
  };
}

const stopsOf = (list: readonly CatalogueProduct[], id: string): number[] =>
  [...new Set(list.flatMap((product) => numbersOf(product, id)))].sort((a, b) => a - b);

/** In the order of the answer; an option that is missing or too many leaves a difference. */
function sameOptions(facet: Facet, expected: readonly { value: string }[]): unknown {
  const order = new Map(facet.values.map(({ value }, place) => [value, place]));
  const place = ({ value }: { value: string }) => order.get(value) ?? Infinity;
  return expected.toSorted((a, b) => place(a) - place(b)).map((option) => expect.objectContaining(option));
}

function expectedPrice(
  facet: Facet,
  choice: Choice | undefined,
  others: readonly CatalogueProduct[],
  total: number,
): object {
  const cents = others.map(lowestCents);
  const stops = facet.range?.stops ?? [];
  if (cents.length === 0) expect(stops).toEqual([]);
  else {
    // Round prices around all products, and none that is not needed.
    expect(stops[0]! * 100).toBeLessThanOrEqual(Math.min(...cents));
    expect(stops.at(-1)! * 100).toBeGreaterThanOrEqual(Math.max(...cents));
    if (stops.length > 2) {
      expect(stops[1]! * 100).toBeGreaterThan(Math.min(...cents));
      expect(stops.at(-2)! * 100).toBeLessThan(Math.max(...cents));
    }
  }
  return {
    ...facet,
    values: choice
      ? [expect.objectContaining({ value: written(choice)[0], count: total, selected: true })]
      : [],
  };
}

/** Labels of the attributes that separate the hits. */
function missingFacets(question: Question, found: readonly CatalogueProduct[], total: number): string[] {
  return attributes
    .filter(({ id }) => {
      const counts = [...counted(fitting(found, question, id), id).values()];
      const covered = counts.reduce((sum, count) => sum + count, 0);
      const isShared = counts.length === 1 && covered === total;
      return covered > 0 && !isShared && covered >= total * LEAST_SHARE;
    })
    .map(({ label }) => label);
}
