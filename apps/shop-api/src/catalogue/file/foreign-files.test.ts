/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { encodingOf } from '@fachwerk/server-kit/text-file';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { newProducts } from '../../testing/new-products';
import { readProducts } from './read-products';
import { STATES_NOTHING } from './unknown-columns';

type Cells = Record<string, string>;

/** An article with every column that a new one needs. */
const article = (number: number, cells: Cells = {}): Cells => ({
  productId: String(5_000_000 + number),
  itemId: String(70_000_000 + number),
  ean: inStoreEan(String(70_000_000 + number)),
  name: 'Wandfarbe matt',
  brand: 'Farbstube',
  category: 'weisse-wandfarben',
  description: 'Deckt gut.',
  price: '24,99',
  producerName: 'Farbstube GmbH',
  producerAddress: 'Pigmentweg 7',
  producerEmail: 'service@farbstube.example',
  ...cells,
});
const renamed = (cells: Cells, from: string, to: string): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name === from ? to : name, cell]));
const without = (cells: Cells, ...columns: string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !columns.includes(name)));
const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = (...rows: [Cells, ...Cells[]]): string =>
  [Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(quoted))]
    .map((cells) => `${cells.join(';')}\n`)
    .join('');
/** A product of a JSON file; its item has the numbers, and all fields that are named. */
const json = (fields: Record<string, unknown>, itemFields: Record<string, unknown> = {}) => {
  const { itemId, ean, price, ...product } = article(1);
  return { ...product, ...fields, items: [{ itemId, ean, price, ...itemFields }] };
};

/** Name of the file, its content, and the report: "line, field: fault" and what is imported. */
type ForeignFile = [title: string, name: string, content: string | Buffer, report: string[]];

const GOOD = '5000001: 70000001 24.99';
const AN_EMAIL = 'must be an e-mail address such as info@maker.example';

const columns: ForeignFile[] = [
  ['a file of its own kind', 'a.csv', csv(article(1)), [GOOD]],
  [
    'a column in another case',
    'a.csv',
    csv(article(1, { Stock: '30' })),
    ["line 1, Stock: unknown, is it 'stock'?", GOOD],
  ],
  [
    'a column with a typing error',
    'a.csv',
    csv(article(1, { needsAdvise: 'yes' })),
    ["line 1, needsAdvise: unknown, is it 'needsAdvice'?", GOOD],
  ],
  [
    'a column with another separator',
    'a.csv',
    csv(article(1, { needs_advice: 'yes' })),
    ["line 1, needs_advice: unknown, is it 'needsAdvice'?", GOOD],
  ],
  [
    'a column of another system',
    'a.csv',
    csv(article(1, { 'Variant Inventory Qty': '30' })),
    ["line 1, Variant Inventory Qty: unknown, is it 'stock'?", GOOD],
  ],
  [
    'a German column',
    'a.csv',
    csv(article(1, { Lagerbestand: '30' })),
    ["line 1, Lagerbestand: unknown, is it 'stock'?", GOOD],
  ],
  [
    'only a price column that is not known: Preis',
    'a.csv',
    'productId;itemId;ean;Preis\n5000001;70000001;4006381333931;9,99\n',
    ["line 1, Preis: unknown, is it 'price'?", `line 1, : ${STATES_NOTHING}`],
  ],
  [
    'only a price column that is not known: prise',
    'a.csv',
    'productId;itemId;ean;prise\n5000001;70000001;4006381333931;9,99\n',
    ["line 1, prise: unknown, is it 'price'?", `line 1, : ${STATES_NOTHING}`],
  ],
  [
    'only a price column that is not known: Price',
    'a.csv',
    'productId;itemId;ean;Price\n5000001;70000001;4006381333931;9,99\n',
    ["line 1, Price: unknown, is it 'price'?", `line 1, : ${STATES_NOTHING}`],
  ],
  [
    'only a price column that is not known: VK-Preis (€)',
    'a.csv',
    'productId;itemId;ean;VK-Preis (€)\n5000001;70000001;4006381333931;9,99\n',
    ["line 1, VK-Preis (€): unknown, is it 'price'?", `line 1, : ${STATES_NOTHING}`],
  ],
  ['numbers only', 'a.csv', 'productId;itemId\n5000001;70000001\n', [`line 1, : ${STATES_NOTHING}`]],
  [
    'two unknown columns and numbers',
    'a.csv',
    'productId;itemId;Bestand;Bemerkung\n5000001;70000001;3;x\n',
    ["line 1, Bestand: unknown, is it 'stock'?", 'line 1, Bemerkung: unknown', `line 1, : ${STATES_NOTHING}`],
  ],
  [
    'a German column beside the one of the import',
    'a.csv',
    csv(article(1, { Preis: '1,00' })),
    ['line 1, Preis: unknown', GOOD],
  ],
  [
    'a German number column',
    'a.csv',
    'productId;Artikelnummer;price\n5000001;70000001;1\n',
    ["line 1, itemId: column is missing; is it 'Artikelnummer'?"],
  ],
  [
    'three unknown columns',
    'a.csv',
    csv(article(1, { foo: '', Tax: '7', Deposit: '1' })),
    [
      'line 1, foo: unknown',
      "line 1, Tax: unknown, is it 'tax'?",
      "line 1, Deposit: unknown, is it 'deposit'?",
      GOOD,
    ],
  ],
  ['columns without a name', 'a.csv', csv(article(1, { '': '' })), [GOOD]],
  [
    'the same column twice',
    'a.csv',
    'productId;itemId;price;price\n5000001;70000001;1;2\n',
    ['line 1, price: column occurs twice'],
  ],
  [
    'a number column in another case',
    'a.csv',
    csv(renamed(article(1), 'itemId', 'itemid')),
    ["line 1, itemId: column is missing; is it 'itemid'?"],
  ],
  [
    'columns in capital letters',
    'a.csv',
    'PRODUCTID;ITEMID;PRICE\n5000001;70000001;1\n',
    [
      "line 1, productId: column is missing; is it 'PRODUCTID'?",
      "line 1, itemId: column is missing; is it 'ITEMID'?",
    ],
  ],
  [
    'no number columns',
    'a.csv',
    'sku;preis\n1;2\n',
    ['line 1, productId: column is missing', "line 1, itemId: column is missing; is it 'sku'?"],
  ],
  [
    'no header',
    'a.csv',
    csv(article(1)).split('\n').slice(1).join('\n'),
    ['line 1, productId: column is missing', 'line 1, itemId: column is missing'],
  ],
  ['a header only', 'a.csv', csv(article(1)).split('\n').slice(0, 1).join('\n'), []],
  ['nothing', 'a.csv', '', ['line 1, productId: column is missing', 'line 1, itemId: column is missing']],
  [
    'a new article without a price column',
    'a.csv',
    csv(without(article(1), 'price')),
    ['line 2, price: is missing: the shop does not have this article yet'],
  ],
  [
    'numbers and prices of articles that are not known',
    'a.csv',
    'productId;itemId;price\n5000001;70000001;1\n',
    [
      'line 2, ean, name, brand, category, description, producerName, producerAddress, producerEmail: ' +
        'is missing: the shop does not have this article yet',
    ],
  ],
  ['an empty price', 'a.csv', csv(article(1, { price: '' })), ['line 2, price: is missing']],
  ['an empty name', 'a.csv', csv(article(1, { name: '' })), ['line 2, name: is missing']],
  [
    'an unknown attribute',
    'a.csv',
    csv(article(1, { 'attr:farbton': 'Weiß' })),
    [
      "line 1, attr:farbton: unknown, is it 'attr:farbe'?",
      'line 2, attr:farbton: is not an attribute of the shop',
    ],
  ],
  [
    'an unknown attribute without values',
    'a.csv',
    csv(article(1, { 'attr:farbton': '' })),
    ["line 1, attr:farbton: unknown, is it 'attr:farbe'?", GOOD],
  ],
  [
    'an attribute without its prefix',
    'a.csv',
    csv(article(1, { farbe: 'Weiß' })),
    ["line 1, farbe: unknown, is it 'attr:farbe'?", GOOD],
  ],
  [
    'an unknown price list',
    'a.csv',
    csv(article(1, { 'price:zone-wst': '1' })),
    [
      "line 1, price:zone-wst: unknown, is it 'price:zone-ost'?",
      "line 2, price:zone-wst: 'zone-wst' is not a price list of the shop; is it 'zone-ost'?",
    ],
  ],
  [
    'a history of an unknown price list',
    'a.csv',
    csv(article(1, { 'priceHistory:zone-wst': '' })),
    ["line 1, priceHistory:zone-wst: unknown, is it 'priceHistory:zone-ost'?", GOOD],
  ],
  [
    'a flag in another language',
    'a.csv',
    csv(article(1, { needsAdvice: 'oui' })),
    ["line 2, needsAdvice: must be 'yes', 'no' or empty, is 'oui'"],
  ],
  [
    'a word for a discontinued item that is not known',
    'a.csv',
    csv(article(1, { discontinued: 'bald' })),
    ["line 2, discontinued: must be 'yes', 'replaced', 'no' or empty, is 'bald'"],
  ],
  ['an item that is not discontinued', 'a.csv', csv(article(1, { discontinued: 'nein' })), [GOOD]],
  ['a discontinued item in German', 'a.csv', csv(article(1, { discontinued: 'WAHR' })), []],
  [
    'a word instead of a mail address',
    'a.csv',
    csv(article(1, { producerEmail: 'kein' })),
    [`line 2, producerEmail: ${AN_EMAIL}, is 'kein'`],
  ],
  [
    'a mail address with two signs',
    'a.csv',
    csv(article(1, { producerEmail: 'a@b@c' })),
    [`line 2, producerEmail: ${AN_EMAIL}, is 'a@b@c'`],
  ],
  [
    'two mail addresses',
    'a.csv',
    csv(article(1, { producerEmail: 'a@maker.example, b@maker.example' })),
    [`line 2, producerEmail: ${AN_EMAIL}, is 'a@maker.example, b@maker.example'`],
  ],
  [
    'a website instead of a mail address',
    'a.json',
    JSON.stringify([json({ producerEmail: 'www.maker.example' })]),
    [`line 1, producerEmail: ${AN_EMAIL}, is 'www.maker.example'`],
  ],
  [
    'a tax rate of another country',
    'a.csv',
    csv(article(1, { tax: '20' })),
    ["line 2, tax: must be one of 19, 7, 0, is '20'"],
  ],
  [
    'a negative stock',
    'a.csv',
    csv(article(1, { stock: '-3' })),
    ["line 2, stock: must be a whole number from 0 to 1000000, is '-3'"],
  ],
  [
    'a stock in words',
    'a.csv',
    csv(article(1, { stock: 'viele' })),
    ["line 2, stock: must be a whole number from 0 to 1000000, is 'viele'"],
  ],
  [
    'a row of another width',
    'a.csv',
    `${csv(article(1))}5000002;70000002\n${csv(article(3)).split('\n')[1]}\n`,
    ['line 3, : has 2 values, the header has 11 columns', GOOD, '5000003: 70000003 24.99'],
  ],
  [
    'a row with several faults',
    'a.csv',
    csv(
      article(1, {
        itemId: '7',
        ean: '4006381333932',
        price: 'gratis',
        stock: 'viele',
        needsAdvice: 'oui',
        'attr:inhalt-l': 'drei',
        'price:zone-west': 'x',
        name: '',
        category: 'raumfahrt',
        producerEmail: 'kein',
      }),
      article(2, { stock: '3', needsAdvice: '', 'attr:inhalt-l': '', 'price:zone-west': '' }),
    ),
    [
      [
        "line 2, itemId: must be 4 to 12 digits, is '7'",
        "ean: has a wrong check digit: '4006381333932'",
        "price: must be a number like 12,99, is 'gratis'",
        "stock: must be a whole number from 0 to 1000000, is 'viele'",
        "needsAdvice: must be 'yes', 'no' or empty, is 'oui'",
        "attr:inhalt-l: must be a number like 12,99, is 'drei'",
        "price:zone-west: must be a number like 12,99, is 'x'",
        'name: is missing',
        `producerEmail: ${AN_EMAIL}, is 'kein'`,
        "category: 'raumfahrt' is not a category of the third level",
      ].join('; '),
      '5000002: 70000002 24.99',
    ],
  ],
  [
    'a discontinued item with several faults',
    'a.csv',
    csv(article(1, { itemId: 'A', ean: '1', discontinued: 'bald', successor: 'B' })),
    [
      [
        "line 2, discontinued: must be 'yes', 'replaced', 'no' or empty, is 'bald'",
        "itemId: must be 4 to 12 digits, is 'A'",
        "successor: must be 4 to 12 digits, is 'B'",
        "ean: must be a number of 8, 12, 13 or 14 digits, is '1'",
      ].join('; '),
    ],
  ],
  [
    'a first row with a fault in the data of its product',
    'a.csv',
    csv(
      article(1, { brand: '', 'attr:inhalt-l': '1' }),
      article(2, { productId: '5000001', 'attr:inhalt-l': '2' }),
    ),
    ['line 2, brand: is missing', '5000001: 70000002 24.99'],
  ],
  [
    'a repeated article',
    'a.csv',
    csv(article(1), article(1)),
    [
      "line 3, itemId: '70000001' occurs twice in the file; ean: '2900700000011' occurs twice in the file",
      GOOD,
    ],
  ],
  [
    'rows of a product that are not adjacent',
    'a.csv',
    csv(article(1), article(2), article(3, { productId: '5000001' })),
    [GOOD, "line 4, productId: '5000001': the rows of a product must be adjacent", '5000002: 70000002 24.99'],
  ],
  [
    'variants that differ in nothing',
    'a.csv',
    csv(article(1), article(2, { productId: '5000001' })),
    ['line 3, productId: has rows that differ in no attribute'],
  ],
  [
    'an id of JavaScript as a column',
    'a.csv',
    csv(article(1, { constructor: 'x', __proto: 'y' })),
    ['line 1, constructor: unknown', 'line 1, __proto: unknown', GOOD],
  ],
  [
    'a category of JavaScript',
    'a.csv',
    csv(article(1, { category: 'constructor' })),
    ["line 2, category: 'constructor' is not a category of the third level"],
  ],
  [
    'a formula of a spreadsheet',
    'a.csv',
    csv(article(1, { price: '=1+1' })),
    ["line 2, price: must be a number like 12,99, is '=1+1'"],
  ],
  [
    'the result of a broken formula',
    'a.csv',
    csv(article(1, { price: '#NV' })),
    ["line 2, price: must be a number like 12,99, is '#NV'"],
  ],
];

const jsonFields: ForeignFile[] = [
  ['a product', 'a.json', JSON.stringify([json({})]), [GOOD]],
  [
    'true, false and null',
    'a.json',
    JSON.stringify([json({}, { needsAdvice: true, ageCheck: false, rrp: null })]),
    [GOOD],
  ],
  [
    'an unknown field of the product',
    'a.json',
    JSON.stringify([json({ warning: 'x' })]),
    ["line 1, warning: unknown, is it 'warnings'?", GOOD],
  ],
  [
    'an unknown field of the item',
    'a.json',
    JSON.stringify([json({}, { quantity: 3 })]),
    ["line 1, quantity: unknown, is it 'stock'?", GOOD],
  ],
  [
    'only a price field that is not known',
    'a.json',
    JSON.stringify([{ productId: '5000001', items: [{ itemId: '70000001', preis: 9.99 }] }, json({})]),
    ["line 1, preis: unknown, is it 'price'?", `line 1, : ${STATES_NOTHING}`, GOOD],
  ],
  [
    'an unknown field in three lines',
    'a.jsonl',
    [1, 2, 3]
      .map((n) =>
        JSON.stringify({ ...json({ sku: 1 }), productId: String(5_000_000 + n), items: [article(n)] }),
      )
      .join('\n'),
    ['line 1, sku: unknown', GOOD, '5000002: 70000002 24.99', '5000003: 70000003 24.99'],
  ],
  [
    'an object as a value',
    'a.json',
    JSON.stringify([json({ description: { de: 'Deckt.' } })]),
    ['line 1, description: must be a text, a number or a list of them'],
  ],
  [
    'an object in a list',
    'a.json',
    JSON.stringify([json({ features: [{ text: 'Matt' }] })]),
    ['line 1, features: must be a text, a number or a list of them'],
  ],
  [
    'two fields with objects',
    'a.json',
    JSON.stringify([json({ name: { de: 'Farbe' } }, { price: { eur: 1 } })]),
    [
      'line 1, name: must be a text, a number or a list of them; ' +
        'price: must be a text, a number or a list of them',
    ],
  ],
  [
    'attributes as a list',
    'a.json',
    JSON.stringify([json({ attributes: ['Weiß'] })]),
    ['line 1, attributes: must be an object'],
  ],
  [
    'a producer as a text',
    'a.json',
    JSON.stringify([json({ producer: 'Farbstube GmbH' })]),
    ['line 1, producer: must be an object'],
  ],
  [
    'an unknown field of the producer',
    'a.json',
    JSON.stringify([json({ producer: { Name: 'x', phone: '1' } })]),
    ['line 1, producerPhone: unknown', GOOD],
  ],
  ['a price in cents as a number', 'a.json', JSON.stringify([json({}, { price: 24.99 })]), [GOOD]],
  [
    'a price below zero',
    'a.json',
    JSON.stringify([json({}, { price: -1 })]),
    ["line 1, price: must be a number like 12,99, is '-1'"],
  ],
  [
    'no items',
    'a.json',
    JSON.stringify([json({}), { productId: '5000009' }]),
    ['line 2, items: must have at least one item', GOOD],
  ],
  [
    'an object instead of a list',
    'a.json',
    JSON.stringify({ products: [json({})] }),
    ['line 1, : must be an array of products'],
  ],
  ['a list in JSON Lines', 'a.jsonl', JSON.stringify([json({})]), ['line 1, : must be an object']],
  [
    'half a file',
    'a.json',
    JSON.stringify([json({})]).slice(0, 99),
    [
      'line 1, : cannot be read as JSON: Expected double-quoted property name in JSON at position 99 (line 1 column 100)',
    ],
  ],
  [
    'a line that is cut off',
    'a.jsonl',
    `${JSON.stringify(json({})).slice(0, 99)}\n${JSON.stringify(json({}))}\n`,
    [
      'line 1, : cannot be read as JSON: Unterminated string in JSON at position 99 (line 1 column 100)',
      GOOD,
    ],
  ],
  [
    'fields of Object',
    'a.json',
    `[{"__proto__": {"price": 1}, ${JSON.stringify(json({})).slice(1)}]`,
    ['line 1, __proto__: must be a text, a number or a list of them'],
  ],
];

const latin = (text: string) => Buffer.from(text, 'latin1');
/** The text with bytes of Windows-1252: "\x80" is the euro sign. */
const umlauts = csv(article(1, { name: 'T\xFCrgr\xFCn f\xFCr Au\xDFen \x96 5 \x80' }));

const encodings: ForeignFile[] = [
  ['UTF-8 with byte order mark', 'a.csv', `\uFEFF${csv(article(1))}`, [GOOD]],
  ['UTF-16 of a spreadsheet', 'a.csv', Buffer.from(`\uFEFF${csv(article(1))}`, 'utf16le'), [GOOD]],
  ['Windows-1252', 'a.csv', latin(umlauts), [GOOD]],
  ['JSON in Windows-1252', 'a.json', latin(JSON.stringify([json({ name: 'T\xFCr' })])), [GOOD]],
  [
    'Windows-1252 in one row of UTF-8',
    'a.csv',
    Buffer.concat([
      Buffer.from(csv(article(1, { name: 'Grün' }))),
      latin(csv(article(2, { name: 'Gr\xFCn' }))),
    ]),
    ['a.csv, line 4: is not UTF-8, as line 2 is; save the file as UTF-8.'],
  ],
  [
    'the code page of DOS',
    'a.csv',
    latin(csv(article(1, { name: 'T\x81r' }))),
    ['a.csv, line 2: the byte 0x81 is neither UTF-8 nor Windows-1252; save the file as UTF-8.'],
  ],
  [
    'the code page of Macintosh',
    'a.csv',
    latin(csv(article(1, { name: 'Gel\x8Ander' }))),
    ['a.csv, line 2: is written in a code page of DOS or Macintosh; save the file as UTF-8.'],
  ],
  [
    'a workbook with the name of a CSV file',
    'a.csv',
    latin('PK\x03\x04\x14\0\x06\0'),
    ['a.csv, line 1: contains a NUL byte; save the file as UTF-8.'],
  ],
  [
    'UTF-8 that was read as Windows-1252 before',
    'a.csv',
    csv(article(1, { name: 'TÃ¼rgrÃ¼n' })),
    ["line 2, name: contains 'Ã¼': another program has read it in a wrong encoding"],
  ],
  [
    'letters that were lost before',
    'a.csv',
    csv(article(1, { name: 'T\uFFFDr' })),
    ['line 2, name: contains U+FFFD: another program has lost a letter'],
  ],
];

const lines = (text: string) => text.trimEnd().split('\n');
const [HEADER = '', ROW = ''] = lines(csv(article(1)));
const rowOf = (number: number, cells: Cells = {}) => lines(csv(article(number, cells)))[1] ?? '';
const plainRow = (number: number, name: string) => rowOf(number).replace('Wandfarbe matt', name);
const QUOTE = 'has a quote (") inside a value: double it and enclose the value in quotes';
const OPEN_QUOTE = 'has a quote (") that is not closed: double it and enclose the value in quotes';

const records: ForeignFile[] = [
  ['line ends of Windows', 'a.csv', csv(article(1)).replaceAll('\n', '\r\n'), [GOOD]],
  ['line ends of old Macintoshes', 'a.csv', csv(article(1)).replaceAll('\n', '\r'), [GOOD]],
  ['tabs', 'a.csv', csv(article(1, { price: '24.99' })).replaceAll(';', '\t'), [GOOD]],
  ['commas', 'a.csv', csv(article(1, { price: '24.99' })).replaceAll(';', ','), [GOOD]],
  ['the separator in a line of Excel', 'a.csv', `sep=;\r\n${csv(article(1))}`, [GOOD]],
  ['empty rows at the end', 'a.csv', `${csv(article(1))}\n;;;;;;;;;;\n;;;;;;;;;;\n\n`, [GOOD]],
  ['cleared columns', 'a.csv', `${HEADER};;\n${ROW};;\n`, [GOOD]],
  [
    'an inch mark in a name',
    'a.csv',
    [HEADER, ROW, plainRow(2, 'Kugelhahn 1/2" verzinkt'), rowOf(3)].join('\n'),
    [`line 3, : ${QUOTE}`, GOOD, '5000003: 70000003 24.99'],
  ],
  [
    'two inch marks in a name',
    'a.csv',
    [HEADER, plainRow(2, 'Muffe 1/2" x 3/4"'), ROW].join('\n'),
    [`line 2, : ${QUOTE}`, GOOD],
  ],
  [
    'a quote that is never closed',
    'a.csv',
    [HEADER, plainRow(2, '"Kugelhahn'), ROW, rowOf(3)].join('\n'),
    [`line 2, : ${OPEN_QUOTE}`, GOOD, '5000003: 70000003 24.99'],
  ],
  [
    'a quote that a later row closes in the same column',
    'a.csv',
    [HEADER, plainRow(2, '"Hahn 1/2'), ROW, plainRow(3, 'Rohr 3/4"'), rowOf(4)].join('\n'),
    [`line 2, : ${OPEN_QUOTE}`, `line 4, : ${QUOTE}`, GOOD, '5000004: 70000004 24.99'],
  ],
  [
    'a description with line breaks',
    'a.csv',
    csv(article(1, { description: 'Deckt gut.\nRiecht "kaum";' })),
    [GOOD],
  ],
  ['a quote that is never closed in the header', 'a.csv', `"${csv(article(1))}`, [`line 1, : ${OPEN_QUOTE}`]],
  [
    'line separators of Unicode in JSON',
    'a.jsonl',
    JSON.stringify(json({ name: 'Farbe\u2028matt' })),
    [GOOD],
  ],
];

const ean = (text: string) => csv(article(1, { ean: text }));
const price = (text: string) => csv(article(1, { price: text }));
const listed = (text: string) => csv(article(1, { listedSince: text }));
const A_DAY = 'must be a date like 2026-12-03 or 03.12.2026';

const values: ForeignFile[] = [
  ['an EAN-8', 'a.csv', ean('96385074'), [GOOD]],
  ['a UPC', 'a.csv', ean('036000291452'), [GOOD]],
  ['a UPC without its zero', 'a.csv', ean('36000291452'), [GOOD]],
  ['a GTIN-14', 'a.csv', ean('14006381333938'), [GOOD]],
  ['an EAN with spaces', 'a.csv', ean('4 006381 333931'), [GOOD]],
  [
    'a wrong check digit',
    'a.csv',
    ean('4006381333932'),
    ["line 2, ean: has a wrong check digit: '4006381333932'"],
  ],
  [
    'an EAN that a spreadsheet has shortened',
    'a.csv',
    ean('4,00638E+12'),
    ["line 2, ean: was shortened by a spreadsheet: '4,00638E+12'. Format its column as text"],
  ],
  [
    'the same UPC in two forms',
    'a.csv',
    csv(article(1, { ean: '036000291452' }), article(2, { ean: '0036000291452' })),
    ["line 3, ean: '0036000291452' occurs twice in the file", GOOD],
  ],
  ['a German price', 'a.csv', price('1.234,50'), ['5000001: 70000001 1234.5']],
  ['an English price', 'a.csv', price('1,234.50'), ['5000001: 70000001 1234.5']],
  ['a price with a currency', 'a.csv', price(' 24,99 € '), [GOOD]],
  ['no recommended price, as 0', 'a.csv', csv(article(1, { rrp: '0,00' })), [GOOD]],
  ['no deposit, as 0', 'a.csv', csv(article(1, { deposit: '0.0000' })), [GOOD]],
  ['a tax rate with decimals', 'a.csv', csv(article(1, { tax: '19,00 %' })), [GOOD]],
  ['another tax rate with decimals', 'a.csv', csv(article(1, { tax: '7.0000' })), [GOOD]],
  [
    'a pack with English thousands',
    'a.csv',
    csv(article(1, { content: '1,000 Stück' })),
    ["line 2, content: can be read in two ways: write '1000' or '1,0000'"],
  ],
  [
    'half a piece',
    'a.csv',
    csv(article(1, { content: '0,5 Stück' })),
    ["line 2, content: must be a whole number from 0 to 10000000, is '0,5'"],
  ],
  ['days with spaces', 'a.csv', csv(article(1, { deliveryDays: '2 – 4' })), [GOOD]],
  [
    'pictures with a comma between them',
    'a.csv',
    csv(article(1, { pictures: 'https://a.example/1.jpg,https://a.example/2.jpg' })),
    ["line 2, pictures: separate addresses by '|', is 'https://a.example/1.jpg,https://a.example/2.jpg'"],
  ],
  ['a picture with commas', 'a.csv', csv(article(1, { pictures: '/media/w_9,h_9/1.jpg' })), [GOOD]],
  [
    'a price with two meanings',
    'a.csv',
    price('1,234'),
    ["line 2, price: can be read in two ways: write '1234' or '1,2340'"],
  ],
  [
    'a price with an exponent',
    'a.csv',
    price('1e3'),
    ["line 2, price: was shortened by a spreadsheet: '1e3'. Format its column as text"],
  ],
  [
    'a price in dollars',
    'a.csv',
    price('$24.99'),
    ["line 2, price: must be a number like 12,99, is '$24.99'"],
  ],
  ['a content without space', 'a.csv', csv(article(1, { content: '2,131m2' })), [GOOD]],
  [
    'a content in gallons',
    'a.csv',
    csv(article(1, { content: '2 gal' })),
    ["line 2, content: must be like '2,5 l' with one of kg, l, m, m², Stück, is '2 gal'"],
  ],
  [
    'earlier prices with German days',
    'a.csv',
    csv(article(1, { priceHistory: '01.03.2026 24,99 | 4. 11. 2026 19,99 €' })),
    [GOOD],
  ],
  ['a German date', 'a.csv', listed('01.03.2026'), [GOOD]],
  ['an American date', 'a.csv', listed('03/01/2026'), [`line 2, listedSince: ${A_DAY}, is '03/01/2026'`]],
  ['a short year', 'a.csv', listed('1/2/26'), [`line 2, listedSince: ${A_DAY}, is '1/2/26'`]],
  ['an impossible day', 'a.csv', listed('30.02.2026'), [`line 2, listedSince: ${A_DAY}, is '30.02.2026'`]],
  [
    'a day as number of a spreadsheet',
    'a.csv',
    listed('46082'),
    [`line 2, listedSince: ${A_DAY}, is '46082'`],
  ],
  ['HTML', 'a.csv', csv(article(1, { description: '<p>d &lt; 5</p><script>x</script>' })), [GOOD]],
  [
    'HTML without text',
    'a.csv',
    csv(article(1, { name: '<p>&nbsp;</p>' })),
    ["line 2, name: has no text, is '<p>&nbsp;</p>'"],
  ],
];

describe('a file of another system', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'foreign-files-'))));
  afterAll(() => rm(folder, { recursive: true }));

  async function reportOf(name: string, content: string | Buffer): Promise<string[]> {
    const path = join(folder, name);
    await writeFile(path, content);
    const unknown: string[] = [];
    const results = readProducts(path, await encodingOf(path), {
      frame: demoFrame,
      onUnknownColumn: ({ line, column, nearest }) =>
        unknown.push(
          `line ${line}, ${column}: unknown${nearest === undefined ? '' : `, is it '${nearest}'?`}`,
        ),
    });
    const report = (await newProducts(results, '2026-11-21T08:00:00.000Z')).map((result) => {
      if (!result.ok) return `line ${result.line}, ${result.field}: ${result.message}`;
      const items = result.product.items.map(({ itemId, priceCents }) => `${itemId} ${priceCents / 100}`);
      return `${result.product.productId}: ${items.join(', ')}`;
    });
    return [...unknown, ...report];
  }

  it.each([...columns, ...jsonFields, ...encodings, ...records, ...values])(
    '%s is reported',
    async (_, name, content, report) => {
      const found = await reportOf(name, content).catch((error: Error) => [error.message]);
      expect(found).toEqual(report);
    },
  );
});
