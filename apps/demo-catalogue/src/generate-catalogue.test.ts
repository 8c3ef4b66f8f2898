/** @jest-environment node */
import type { CatalogueItem } from '@fachwerk/shared/catalogue-format';
import { eanCheckDigit, isEan13 } from '@fachwerk/shared/catalogue-format';
import { findAttribute, listAttributes } from './attributes';
import { BESTSELLER, departmentOf } from './bestsellers';
import { brands } from './brands';
import { listCategories } from './categories';
import { generateCatalogue } from './generate-catalogue';
import type { DemoProduct } from './generate-product';
import { productTypes } from './product-types';

const today = '2026-11-21';
const products = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today })];
const items = products.flatMap((product) => product.items);
const leaves = listCategories().filter((category) => category.level === 3);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the categories', () => {
  it('have 12 to 16 departments, three levels and about 250 leaves with unique slugs', () => {
    const categories = listCategories();
    const tops = categories.filter((category) => category.level === 1);
    expect(tops.length).toBeGreaterThanOrEqual(12);
    expect(tops.length).toBeLessThanOrEqual(16);
    expect(leaves.length).toBeGreaterThanOrEqual(240);
    expect(leaves.length).toBeLessThanOrEqual(270);
    expect(repeated(categories.map((category) => category.slug))).toEqual([]);
    expect(categories.filter((category) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(category.slug))).toEqual([]);
  });

  it('form a tree: each parent comes before its children and is one level higher', () => {
    const seen = new Map<string, number>();
    for (const category of listCategories()) {
      expect(category.parentId === null ? 0 : seen.get(category.parentId)).toBe(category.level - 1);
      seen.set(category.id, category.level);
    }
  });

  it('all have products', () => {
    const filled = new Set(products.map((product) => product.categoryId));
    expect(leaves.filter((leaf) => !filled.has(leaf.id)).map((leaf) => leaf.slug)).toEqual([]);
    expect([...filled].filter((id) => !leaves.some((leaf) => leaf.id === id))).toEqual([]);
  });
});

describe('the generated catalogue', () => {
  it('has 6,000 items of at least 150 types by about 40 brands', () => {
    expect(Math.abs(items.length - 6000)).toBeLessThanOrEqual(120);
    expect(new Set(products.map((product) => product.productType)).size).toBeGreaterThanOrEqual(150);
    expect(productTypes.length).toBeGreaterThanOrEqual(150);
    expect(brands.length).toBeGreaterThanOrEqual(38);
  });

  it('gives every product and item its own number, EAN and address', () => {
    expect(repeated(products.map((product) => product.productId))).toEqual([]);
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(items.map((item) => item.itemId))).toEqual([]);
    expect(repeated(items.map((item) => item.ean))).toEqual([]);
    expect(
      items.filter((item) => !/^\d{7,8}$/.test(item.itemId) || !/^2/.test(item.ean) || !isEan13(item.ean)),
    ).toEqual([]);
  });

  it('gives the products of a brand in one category different names', () => {
    expect(
      repeated(products.map((product) => `${product.categoryId}/${product.brand}/${product.name}`)),
    ).toEqual([]);
  });

  it('is the same in every run, and a larger one starts with the smaller one', () => {
    expect([...generateCatalogue({ items: 300, seed: 'fachwerk', today })]).toEqual(
      products.slice(0, [...generateCatalogue({ items: 300, seed: 'fachwerk', today })].length),
    );
    const [first] = generateCatalogue({ items: 1, seed: 'other', today });
    expect(first).not.toEqual(products[0]);
  });

  it('has an example of everything that tiles and product pages show', () => {
    const shown = products.flatMap(({ presentation }) => (presentation ? [presentation] : []));
    for (const field of ['disruptor', 'imageDisruptor', 'sheet', 'hbcItemRelation', 'brandImage'] as const)
      expect([field, shown.some((one) => one[field] !== undefined)]).toEqual([field, true]);
    const withLabel = products.filter(({ energyLabel }) => energyLabel !== undefined);
    expect(withLabel.every((one) => one.presentation?.sheet === `/energielabel/${one.productId}/`)).toBe(
      true,
    );
  });

  it('marks at most three products of a department as bestsellers, and these sell best', () => {
    const departments = new Set(products.map(({ categoryId }) => departmentOf(categoryId)));
    for (const department of departments) {
      const ofOne = products.filter(({ categoryId }) => departmentOf(categoryId) === department);
      const isMarked = ({ presentation }: DemoProduct) => presentation?.disruptor?.name === 'Bestseller';
      const [marked, others] = [ofOne.filter(isMarked), ofOne.filter((product) => !isMarked(product))];
      const sales = (list: DemoProduct[]) => list.map(({ popularity }) => popularity);

      expect(marked.length).toBeLessThanOrEqual(BESTSELLER.perDepartment);
      for (const { presentation } of marked)
        expect(presentation?.disruptor?.basis).toContain(
          `unter den ${BESTSELLER.perDepartment} meistverkauften`,
        );
      expect(Math.min(...sales(marked))).toBeGreaterThan(Math.max(...sales(others)));
    }
    expect(departments.size).toBeGreaterThanOrEqual(12);
  });

  it('contains many Akkuschrauber', () => {
    expect(products.filter((product) => product.productType === 'akkuschrauber').length).toBeGreaterThan(40);
  });

  it('contains a Winkelschleifer with the search term Flex', () => {
    expect(products.find((product) => product.productType === 'winkelschleifer')?.searchTerms).toContain(
      'Flex',
    );
  });

  it('has complete texts: whole sentences, three or more features, no open placeholder', () => {
    const odd = products.filter((product) => {
      const texts = [product.name, product.description, ...product.features];
      const sentences = product.description
        .split(/[.!?](?:\s|$)/)
        .filter((sentence) => sentence.trim() !== '');
      return (
        texts.some((text) => /[{}]|undefined|NaN|\s\s/.test(text)) ||
        sentences.length < 2 ||
        product.features.length < 3 ||
        !product.description.endsWith('.')
      );
    });
    expect(odd.map((product) => product.name)).toEqual([]);
  });

  it('uses existing attributes only, and distinguishes variants by them', () => {
    for (const product of products) {
      const [first] = product.items;
      expect(Object.keys(product.attributes).filter((id) => !findAttribute(id))).toEqual([]);
      expect(Object.keys(first?.attributes ?? {}).sort()).toEqual([...product.variantAttributes].sort());
      const choices = product.items.map((item) => JSON.stringify(item.attributes));
      expect(new Set(choices).size).toBe(choices.length);
    }
    expect(repeated(listAttributes().map((attribute) => attribute.id))).toEqual([]);
  });

  it('has plausible tiles: slip resistance by surface on floors, none on walls', () => {
    const tiles = products.filter((product) => product.productType === 'fliese');
    const categories = new Map(listCategories().map((category) => [category.id, category.slug]));
    const isWall = (product: DemoProduct) => categories.get(product.categoryId) === 'wandfliesen';
    const [walls, floors] = [tiles.filter(isWall), tiles.filter((product) => !isWall(product))];
    expect(Math.min(walls.length, floors.length)).toBeGreaterThan(5);
    const claims = ({ attributes, features, description }: DemoProduct) =>
      `${attributes.rutschhemmung?.text ?? ''} ${features.join(' ')} ${description}`;
    expect(walls.map(claims).filter((text) => /\bR\d+|[Ff]rost|[Rr]utsch/.test(text))).toEqual([]);
    expect(
      new Set(
        floors.map((tile) => `${tile.attributes.oberflaeche?.text} ${tile.attributes.rutschhemmung?.text}`),
      ),
    ).toEqual(new Set(['poliert R9', 'matt R10', 'strukturiert R11']));
    expect(
      floors.filter(
        (tile) => !tile.features.includes(`Rutschhemmung ${tile.attributes.rutschhemmung?.text}`),
      ),
    ).toEqual([]);
  });

  it('names the area in a pack "Paketinhalt", and it is the content of the unit price', () => {
    expect(findAttribute('flaeche-m2')?.label).toBe('Paketinhalt');
    const packs = items.filter((item) => item.attributes['flaeche-m2']);
    expect(packs.length).toBeGreaterThan(50);
    expect(
      packs.filter(
        ({ attributes, content }) =>
          content?.unit !== 'm²' || content.amount !== attributes['flaeche-m2']?.number,
      ),
    ).toEqual([]);
  });

  it('labels lamps and white goods with an energy class of their scale', () => {
    const labelled = products.filter((product) => product.energyLabel);
    expect(labelled.length).toBeGreaterThan(50);
    expect(new Set(labelled.map((product) => product.energyLabel?.group))).toEqual(
      new Set([
        'lightsources',
        'localspaceheaters',
        'airconditioners',
        'waterheaters',
        'refrigeratingappliances2019',
        'washingmachines2019',
        'dishwashers2019',
        'ovens',
        'rangehoods',
      ]),
    );
    expect(
      labelled.filter((product) => product.energyLabel?.level !== product.attributes.energieklasse?.text),
    ).toEqual([]);
  });

  it('has stock from none to plenty and ratings between 0 and 5', () => {
    const stocks = items.map(({ onlineStock = 0 }) => onlineStock);
    expect(stocks).toContain(0);
    expect(stocks.some((stock) => stock > 0 && stock <= 5)).toBe(true);
    expect(
      products.filter(
        ({ rating }) =>
          rating.average < 0 || rating.average > 5 || (rating.count === 0) !== (rating.average === 0),
      ),
    ).toEqual([]);
  });
});

describe('prices', () => {
  const day = 24 * 60 * 60 * 1000;
  /** Lowest price of the 30 days before the current one began; the reference of a reduction (PAngV §11). */
  function lowestBefore({ priceHistory }: CatalogueItem): number {
    const current = priceHistory.at(-1);
    if (!current) throw new Error('no price');
    const start = Date.parse(current.from) - 30 * day;
    const earlier = priceHistory.slice(0, -1);
    return Math.min(
      ...earlier
        .filter((_, index) => Date.parse(priceHistory[index + 1]?.from ?? current.from) > start)
        .map((price) => price.cents),
    );
  }

  it('are positive integers and the last entry of their history', () => {
    expect(
      items.filter(
        (item) =>
          !Number.isInteger(item.priceCents) ||
          item.priceCents < 19 ||
          item.priceHistory.at(-1)?.cents !== item.priceCents,
      ),
    ).toEqual([]);
    expect(items.filter((item) => item.rrpCents !== undefined && item.rrpCents <= item.priceCents)).toEqual(
      [],
    );
    expect(items.some((item) => item.rrpCents !== undefined)).toBe(true);
  });

  it('are ordered by time and never in the future', () => {
    const now = Date.parse(`${today}T00:00:00.000Z`);
    for (const { priceHistory } of items) {
      const times = priceHistory.map((price) => Date.parse(price.from));
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      expect(times.at(-1)).toBeLessThanOrEqual(now);
    }
  });

  it('contain real reductions and some that only look like one', () => {
    const recent = items.filter(
      (item) =>
        item.priceHistory.length > 1 &&
        Date.parse(item.priceHistory.at(-1)?.from ?? '') > Date.parse(today) - 30 * day,
    );
    const cheaperThanLast = recent.filter((item) => item.priceCents < (item.priceHistory.at(-2)?.cents ?? 0));
    const real = cheaperThanLast.filter((item) => item.priceCents < lowestBefore(item));
    const fake = cheaperThanLast.filter((item) => item.priceCents >= lowestBefore(item));
    expect(real.length / items.length).toBeGreaterThan(0.05);
    expect(real.length / items.length).toBeLessThan(0.25);
    expect(fake.length).toBeGreaterThan(50);
  });

  it('rise with the amount: a larger bucket is not cheaper than a smaller one', () => {
    const buckets = products.filter((product) => product.variantAttributes.join() === 'inhalt-l');
    expect(buckets.length).toBeGreaterThan(50);
    for (const { items: sizes } of buckets) {
      const cents = sizes.map((item) => item.priceCents);
      expect([...cents].sort((a, b) => a - b)).toEqual(cents);
    }
  });

  it('have contents for the unit price where goods are sold by litre, kilogram or square metre', () => {
    const sold = (product: DemoProduct) =>
      ['paint', 'glue', 'building'].includes(
        productTypes.find((type) => type.id === product.productType)?.brands ?? '',
      );
    const without = products.filter(
      (product) =>
        sold(product) &&
        ['inhalt-l', 'inhalt-ml', 'gewicht-kg', 'flaeche-m2'].some((id) =>
          product.variantAttributes.includes(id),
        ) &&
        product.items.some((item) => !item.content || item.content.amount <= 0),
    );
    expect(without.map((product) => product.name)).toEqual([]);
  });
});

describe('in-store EANs', () => {
  it.each([
    ['400638133393', '1'],
    ['978020137962', '4'],
    ['290000000000', '1'],
  ])('%s ends in %s', (firstTwelve, digit) => {
    expect(eanCheckDigit(firstTwelve)).toBe(digit);
  });

  it('are refused with a wrong digit or length', () => {
    expect(isEan13('4006381333932')).toBe(false);
    expect(isEan13('40063813339')).toBe(false);
  });
});

describe('a large catalogue', () => {
  it('is streamed: memory does not grow with 100,000 items', () => {
    let count = 0;
    let highest = 0;
    const before = process.memoryUsage().heapUsed;
    const ids = new Set<number>();
    for (const product of generateCatalogue({ items: 100_000, seed: 'fachwerk', today })) {
      count += product.items.length;
      for (const item of product.items) ids.add(Number(item.itemId));
      if (count % 997 < product.items.length)
        highest = Math.max(highest, process.memoryUsage().heapUsed - before);
    }
    expect(count).toBeGreaterThanOrEqual(100_000);
    expect(ids.size).toBe(count);
    expect(highest).toBeLessThan(250 * 1024 * 1024);
  });
});
