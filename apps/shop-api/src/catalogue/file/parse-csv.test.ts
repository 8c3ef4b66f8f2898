/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { newProducts } from '../../testing/new-products';
import { parseCatalogueCsv } from './parse-csv';
import { parseCatalogueJson } from './parse-json';
import type { ParseResult } from './parse-result';

const options = { frame: demoFrame };
const columns = [
  'pictures',
  'productId',
  'itemId',
  'ean',
  'name',
  'brand',
  'category',
  'description',
  'price',
  'stock',
  'nextDelivery',
  'content',
  'producerName',
  'producerAddress',
  'producerEmail',
  'attr:farbe',
  'attr:inhalt-l',
];
const GUARANTEE =
  'FULL | BS 240 | Eberholt GmbH | Am Werk 3, 70173 Stuttgart | Europäische Union | ' +
  'Senden Sie die Ware mit dem Kaufbeleg an uns.';
type Cells = Partial<Record<string, string>>;

const good = (cells: Cells = {}): Cells => ({
  productId: '5000001',
  itemId: '70000001',
  ean: inStoreEan('70000001'),
  name: 'Wandfarbe matt',
  brand: 'Farbstube',
  category: 'weisse-wandfarben',
  pictures: '/images/kinds/bucket.svg | /media/eimer.jpg',
  description: 'Deckt beim ersten Anstrich.',
  price: '24,99',
  stock: '12',
  content: '2,5 l',
  producerName: 'Farbstube GmbH',
  producerAddress: 'Pigmentweg 7, 64372 Ober-Ramstadt',
  producerEmail: 'service@farbstube.example',
  'attr:farbe': 'Weiß',
  'attr:inhalt-l': '2,5',
  ...cells,
});
const second = (cells: Cells = {}) =>
  good({
    itemId: '70000002',
    ean: inStoreEan('70000002'),
    price: '39,99',
    content: '5 l',
    'attr:inhalt-l': '5',
    ...cells,
  });

const quote = (cell: string) => (/[;,"\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
const csv = (rows: Cells[], { separator = ';', end = '\n', names = columns } = {}) =>
  [
    names.join(separator),
    ...rows.map((row) => names.map((name) => quote(row[name] ?? '')).join(separator)),
  ].join(end) + end;

const collect = (results: AsyncIterable<ParseResult>) => newProducts(results, '2026-11-21T08:00:00.000Z');
const parse = (text: string) => collect(parseCatalogueCsv(text, options));

describe('a catalogue as CSV', () => {
  it('joins rows with the same productId into one product with variants', async () => {
    const results = await parse(csv([good(), second()]));
    expect(results).toHaveLength(1);
    const [result] = results;
    if (!result?.ok) throw new Error('The row was not read.');
    expect(result.product).toMatchObject({
      productId: '5000001',
      slug: 'farbstube-wandfarbe-matt-5000001',
      categoryId: 'weisse-wandfarben',
      variantAttributes: ['inhalt-l'],
      attributes: { farbe: { text: 'Weiß', hex: '#f7f7f4' } },
    });
    expect(result.product.items.map((item) => [item.priceCents, item.content, item.attributes])).toEqual([
      [2499, { amount: 2.5, unit: 'l' }, { 'inhalt-l': { text: '2,5 l', number: 2.5 } }],
      [3999, { amount: 5, unit: 'l' }, { 'inhalt-l': { text: '5 l', number: 5 } }],
    ]);
  });

  it.each([
    ['750 ml', { amount: 0.75, unit: 'l' }],
    ['2,5 L', { amount: 2.5, unit: 'l' }],
    ['500 g', { amount: 0.5, unit: 'kg' }],
    ['25 KG', { amount: 25, unit: 'kg' }],
    ['240 cm', { amount: 2.4, unit: 'm' }],
    ['2,131 qm', { amount: 2.131, unit: 'm²' }],
    ['100 Stk.', { amount: 100, unit: 'Stück' }],
    ['1.000 stück', { amount: 1000, unit: 'Stück' }],
  ])('reads the content "%s" in a unit of the shop', async (content, expected) => {
    const [result] = await parse(csv([good({ content })]));
    if (!result?.ok) throw new Error('The row was not read.');
    expect(result.product.items[0]?.content).toEqual(expected);
  });

  it.each([
    ['commas', { separator: ',' }, ''],
    ['Windows line ends', { end: '\r\n' }, ''],
    ['tabs', { separator: '\t' }, ''],
    ['line ends of old Macintoshes', { end: '\r' }, ''],
    ['the line sep=; of Excel', {}, 'sep=;\n'],
  ])('reads files with %s', async (_, how, before) => {
    const results = await parse(before + csv([good({ name: 'Farbe; "matt", weiß' })], how));
    expect(results).toMatchObject([
      { ok: true, product: { name: 'Farbe; "matt", weiß', items: [{ priceCents: 2499 }] } },
    ]);
  });

  it('reads the tax rate and the prices of other lists with their history', async () => {
    const names = [...columns, 'tax', 'price:zone-west', 'priceHistory:zone-west', 'price:koeln-ehrenfeld'];
    const cells = {
      tax: '7 %',
      'price:zone-west': '18,99',
      'priceHistory:zone-west': '2026-10-01 17,99 | 2026-11-01 18,99',
    };
    expect(await parse(csv([good(cells)], { names }))).toMatchObject([
      {
        ok: true,
        product: {
          items: [
            {
              taxRate: 700,
              prices: [
                {
                  listId: 'zone-west',
                  cents: 1899,
                  history: [
                    { cents: 1799, from: '2026-10-01T00:00:00.000Z' },
                    { cents: 1899, from: '2026-11-01T00:00:00.000Z' },
                  ],
                },
                { listId: 'koeln-ehrenfeld', cents: null },
              ],
            },
          ],
        },
      },
    ]);
  });

  describe('a guarantee (BGB §479, Regulation (EU) 2025/1960)', () => {
    const parseOne = (cells: Cells) =>
      parse(csv([good(cells), second()], { names: [...columns, ...Object.keys(cells)] }));
    const stated = (guaranteeMonths: string, guaranteeStatement = GUARANTEE) => ({
      guaranteeMonths,
      guaranteeStatement,
    });

    it.each<[string, Cells, string, string]>([
      ['a duration without terms', stated('60', ''), 'guaranteeStatement', 'is missing'],
      ['terms without a duration', stated(''), 'guaranteeMonths', 'is missing'],
      [
        'terms without a guarantor',
        stated('60', 'FULL | BS 240 | EU'),
        'guaranteeStatement',
        "is 'FULL | BS",
      ],
      [
        'terms whose address is empty, though a page follows them',
        stated('60', `${GUARANTEE.replace('Am Werk 3, 70173 Stuttgart', '')} | https://maker.example/g/`),
        'guaranteeStatement',
        'must be scope, model identifier, guarantor, address',
      ],
      ['half a year that the label cannot show', stated('30'), 'guaranteeMonths', "'30' does not fit"],
      ['two digits with half a year', stated('150'), 'guaranteeMonths', "'150' does not fit"],
      ['27 months', stated('27'), 'guaranteeMonths', "'27' must be more than 24 and at most 1188 months"],
      [
        'a model that is too wide',
        stated('60', GUARANTEE.replace('BS 240', 'BS 240 Professional Set')),
        'guaranteeStatement',
        "'BS 240 Professional Set' does not fit its field of the official label",
      ],
      [
        'a brand that is too wide',
        { ...stated('60'), brand: 'Vereinigte Werkzeugmanufakturen Nordwestdeutschland' },
        'brand',
        'does not fit its field of the official label',
      ],
    ])('is refused: %s', async (_, cells, field, message) => {
      const names = [...columns, 'guaranteeMonths', 'guaranteeStatement'];
      const faults = await parse(csv([good(cells)], { names }));

      expect(faults).toEqual([{ ok: false, line: 2, field, message: expect.stringContaining(message) }]);
    });

    it.each<[string, string, string]>([
      ['that is not for the whole item', '30', 'PARTIAL'],
      ['of two years', '24', 'FULL'],
    ])('%s has no label, whose fields it would have to fit', async (_, months, scope) => {
      const statement = GUARANTEE.replace('FULL', scope).replace('BS 240', 'BS 240 Professional Set');
      const [found] = await parseOne(stated(months, statement));

      expect(found).toMatchObject({
        product: { items: [{ duties: { guaranteeMonths: Number(months) } }, {}] },
      });
    });
  });

  it('reads what the law requires at the sale of an item', async () => {
    const duties = {
      withdrawalExclusion: 'CUT_TO_SIZE',
      needsAdvice: 'yes',
      deviceCategory: '4',
      battery: 'DEVICE',
      guaranteeMonths: '60',
      guaranteeStatement: GUARANTEE,
      sparePartYears: '10',
      updateYears: '5',
      repairInfo: 'https://maker.example/repair/',
    };
    const cells = [good(duties), second()];
    expect(await parse(csv(cells, { names: [...columns, ...Object.keys(duties)] }))).toMatchObject([
      {
        product: {
          items: [
            {
              duties: {
                ...duties,
                needsAdvice: true,
                deviceCategory: 4,
                guaranteeMonths: 60,
                guaranteeStatement: {
                  scope: 'FULL',
                  model: 'BS 240',
                  guarantor: 'Eberholt GmbH',
                  address: 'Am Werk 3, 70173 Stuttgart',
                  territory: 'Europäische Union',
                  terms: 'Senden Sie die Ware mit dem Kaufbeleg an uns.',
                },
                sparePartYears: 10,
                updateYears: 5,
              },
            },
            {},
          ],
        },
      },
    ]);
  });

  it('reads a deposit, which is not part of the price', async () => {
    const cells = [good({ deposit: '7,50' }), second()];
    expect(await parse(csv(cells, { names: [...columns, 'deposit'] }))).toMatchObject([
      { product: { items: [{ priceCents: 2499, depositCents: 750 }, { priceCents: 3999 }] } },
    ]);
  });

  it.each([
    ['deposit', '-1', "must be a number like 12,99, is '-1'"],
    [
      'withdrawalExclusion',
      'never',
      "must be one of CUT_TO_SIZE, MIXED_PAINT, HYGIENE, MIXED_GOODS, is 'never'",
    ],
    ['ageCheck', 'oui', "must be 'yes', 'no' or empty, is 'oui'"],
    ['deviceCategory', '7', "must be a whole number from 1 to 6, is '7'"],
    ['sparePartYears', '51', "must be a whole number from 1 to 50, is '51'"],
    [
      'repairInfo',
      'javascript:alert(1)',
      "must be addresses such as /images/1.jpg, is 'javascript:alert(1)'",
    ],
    ['tax', '16', "must be one of 19, 7, 0, is '16'"],
    ['price:zone-mars', '1,00', "'zone-mars' is not a price list of the shop; is it 'zone-ost'?"],
    ['price:zone-west', 'gratis', "must be a number like 12,99, is 'gratis'"],
  ])('refuses %s = %s', async (field, value, message) => {
    expect(await parse(csv([good({ [field]: value })], { names: [...columns, field] }))).toEqual([
      { ok: false, line: 2, field, message },
    ]);
  });

  it('reads unquoted German prices in a file with semicolons', async () => {
    const text = csv([good()]).replaceAll('"', '');
    expect(text).toContain(';24,99;');
    expect(await parse(text)).toMatchObject([{ ok: true, product: { items: [{ priceCents: 2499 }] } }]);
  });

  it.each([
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['1234.50', 123450],
    ['7 €', 700],
  ])('reads the price %s', async (price, cents) => {
    expect(await parse(csv([good({ price })]))).toMatchObject([
      { ok: true, product: { items: [{ priceCents: cents }] } },
    ]);
  });

  it.each<[string, Cells, string, RegExp]>([
    ['no name', { name: '' }, 'name', /missing/],
    ['a wrong price', { price: 'gratis' }, 'price', /number like 12,99/],
    ['the price zero', { price: '0' }, 'price', /more than 0/],
    ['a wrong check digit', { ean: '2900070000010' }, 'ean', /check digit/],
    ['a short EAN', { ean: '123' }, 'ean', /13 or 14 digits/],
    ['an unknown category', { category: 'raumfahrt' }, 'category', /not a category/],
    ['a top category', { category: 'baustoffe' }, 'category', /third level/],
    ['letters in the article number', { itemId: 'A1' }, 'itemId', /digits/],
    ['an unknown attribute value', { 'attr:inhalt-l': 'viel' }, 'attr:inhalt-l', /number/],
    ['half a piece of stock', { stock: '1,5' }, 'stock', /whole number/],
    ['a next delivery without day', { nextDelivery: '2026-12' }, 'nextDelivery', /date like/],
    ['an unknown unit', { content: '3 Fässer' }, 'content', /one of/],
  ])('reports line and field of a row with %s and reads the others', async (_, cells, field, message) => {
    const bad = good({ productId: '5000009', itemId: '70000009', ean: inStoreEan('70000009'), ...cells });
    const results = await parse(csv([good(), second(), bad]));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok)).toEqual([
      { ok: false, line: 4, field, message: expect.stringMatching(message) as string },
    ]);
  });

  it('keeps the valid rows of a product with an invalid one', async () => {
    const results = await parse(csv([good(), second({ price: 'x' })]));
    expect(results).toMatchObject([
      { ok: false, line: 3, field: 'price' },
      { ok: true, product: { items: [{ itemId: '70000001' }] } },
    ]);
  });

  it('refuses a repeated article number or EAN', async () => {
    const results = await parse(
      csv([good(), second({ itemId: '70000001' }), second({ ean: inStoreEan('70000001') })]),
    );
    expect(results.filter((result) => !result.ok)).toMatchObject([
      { line: 3, field: 'itemId' },
      { line: 4, field: 'ean' },
    ]);
  });

  it('refuses rows of a product that are not adjacent', async () => {
    const other = good({ productId: '5000002', itemId: '70000005', ean: inStoreEan('70000005') });
    expect(await parse(csv([good(), other, second()]))).toContainEqual(
      expect.objectContaining({ ok: false, line: 4, field: 'productId' }),
    );
  });

  it('reports the columns that a new article needs, and the numbers that every row needs', async () => {
    const without = (...missing: string[]) =>
      parse(csv([good()], { names: columns.filter((name) => !missing.includes(name)) }));

    expect(await without('price', 'ean')).toEqual([
      {
        ok: false,
        line: 2,
        field: 'ean, price',
        message: 'is missing: the shop does not have this article yet',
      },
    ]);
    expect(await without('itemId')).toMatchObject([
      { ok: false, line: 1, field: 'itemId', message: expect.stringMatching(/^column is missing/) as string },
    ]);
  });

  it('counts lines across quoted line breaks and reports rows with too few values', async () => {
    const text = csv([good({ description: 'Zwei\nZeilen' })]) + '1;2\n';
    expect(await parse(text)).toMatchObject([
      { ok: false, line: 4, field: '', message: expect.stringMatching(/2 values/) as string },
      { ok: true },
    ]);
  });

  it('reports a row with a quote that is never closed and imports the others', async () => {
    const [header = '', row = ''] = csv([good()]).split('\n');
    const inch = row.replace('Wandfarbe matt', '"1/2 Zoll');
    expect(await parse([header, inch, row, ''].join('\n'))).toMatchObject([
      { ok: false, line: 2, field: '', message: expect.stringMatching(/not closed/) as string },
      { ok: true, line: 3 },
    ]);
  });

  it('refuses a column that occurs twice', async () => {
    expect(await parse(csv([good()], { names: [...columns, 'price'] }))).toEqual([
      { ok: false, line: 1, field: 'price', message: 'column occurs twice' },
    ]);
  });

  it('reports an empty file as a file without columns', async () => {
    expect((await parse('')).every((result) => !result.ok && result.line === 1)).toBe(true);
  });
});

describe('a catalogue as JSON', () => {
  const toJson = () => {
    const [product] = generateCatalogue({ items: 1, seed: 'json', today: '2026-11-21' });
    if (!product) throw new Error('No product was generated.');
    const texts = (values: Record<string, { text: string }>) =>
      Object.fromEntries(Object.entries(values).map(([id, { text }]) => [id, text]));
    return {
      productId: product.productId,
      name: product.name,
      brand: product.brand,
      category: product.categoryId,
      description: product.description,
      features: product.features,
      producer: product.producer,
      items: product.items.map((item) => ({
        itemId: item.itemId,
        ean: item.ean,
        price: item.priceCents / 100,
        stock: item.onlineStock,
        attributes: { ...texts(product.attributes), ...texts(item.attributes) },
      })),
    };
  };

  it('reads the products of the generator', async () => {
    const source = toJson();
    const results = await collect(parseCatalogueJson(JSON.stringify([source]), options));
    expect(results).toMatchObject([
      {
        ok: true,
        product: {
          productId: source.productId,
          features: source.features,
          items: source.items.map(({ itemId }) => ({ itemId })),
        },
      },
    ]);
  });

  it('reports product and field of an invalid product and reads the others', async () => {
    const source = toJson();
    const bad = {
      ...source,
      productId: '4711',
      items: [{ ...source.items[0], itemId: '9999999', ean: '2900000000002' }],
    };
    const results = await collect(
      parseCatalogueJson(JSON.stringify([bad, 7, { ...source, items: [] }, source]), options),
    );
    expect(results.filter((result) => !result.ok)).toMatchObject([
      { line: 1, field: 'ean' },
      { line: 2, field: '' },
      { line: 3, field: 'items' },
    ]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  it.each(['{', '{}', '"x"'])('refuses the text %s', async (text) => {
    expect(await collect(parseCatalogueJson(text, options))).toMatchObject([{ ok: false }]);
  });
});
