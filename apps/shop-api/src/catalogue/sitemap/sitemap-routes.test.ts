/** @jest-environment node */
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { Database } from '@fachwerk/database';
import { testServers } from '@fachwerk/database/testing';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fastify from 'fastify';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { aStore, testStores } from '../../testing/a-store';
import { openTestShop, PUBLIC_URL, testFrame, type TestShop } from '../../testing/test-shop';
import { discontinueItems } from '../import/discontinue-items';
import type { Sizes } from './product-entries';
import { sitemapRoutes } from './sitemap-routes';

const [server = ''] = testServers;
const NUMBERS = ['1001', '1002', '1003', '1004', '1005', '1006', '1007'];
const SMALL = { plannedPerFile: 3, mostPerFile: 4, perQuery: 2 };
const numbered = (productId: string) =>
  aProduct({ productId, items: [anItem({ itemId: `${productId}01` })] });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(server, {}, []);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('truncate product cascade');
  await shop.import(NUMBERS.map(numbered));
});

interface Listed {
  loc: string;
  lastmod?: string;
}

/** The entries of a file that is valid XML. */
function entriesOf(xml: string): Listed[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parsed = new XMLParser({
    parseTagValue: false,
    isArray: (name) => ['url', 'sitemap'].includes(name),
  }).parse(xml) as { urlset?: { url: Listed[] }; sitemapindex?: { sitemap: Listed[] } };
  return parsed.urlset?.url ?? parsed.sitemapindex?.sitemap ?? [];
}
const addressesIn = (xml: string) => entriesOf(xml).map(({ loc }) => loc);
const numbersIn = (xml: string) => addressesIn(xml).map((loc) => /-(\w+)\/$/.exec(loc)?.[1]);
const read = (url: string) => shop.app.inject({ url });
const productsOf = async (first = '1001') => (await read(`/sitemap/products-${first}.xml`)).body;

const discontinue = (productId: string) =>
  discontinueItems(
    shop.db,
    testFrame,
    [{ item: { itemId: `${productId}01`, productId, isReplaced: false }, line: 1 }],
    (row) => {
      throw new Error(JSON.stringify(row));
    },
  );

interface SmallOptions extends Sizes {
  mostWaiting?: number;
  /** Runs before each query for products, with its number. */
  onBatch?: (number: number) => unknown;
  /** Instead of sending the file. */
  onFile?: (file: Readable) => Promise<void>;
}

/** The routes with small files and batches. */
async function openSmall({ onBatch, onFile, ...sizes }: SmallOptions) {
  let batches = 0;
  const files: Readable[] = [];
  const db: Database = {
    ...shop.db,
    async query(sql, values) {
      if (sql.includes('changed_at')) await onBatch?.(++batches);
      return shop.db.query(sql, values);
    },
  };
  const app = fastify();
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload === 'string') return payload;
    files.push(payload as Readable);
    await onFile?.(payload as Readable);
    return onFile ? '' : payload;
  });
  await app.register((routes) => sitemapRoutes(routes, { db, pageUrl: (path) => PUBLIC_URL + path }, sizes));
  return { app, files, batches: () => batches };
}

function signal(): [Promise<void>, () => void] {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return [given, give];
}

async function nextChunk(stream: Readable | undefined): Promise<unknown> {
  for (;;) {
    const chunk: unknown = stream?.read();
    if (chunk !== null) return chunk;
    await once(stream as Readable, 'readable');
  }
}

it('lists its files under the public address of the shop', async () => {
  const { body, headers } = await read('/sitemap.xml');

  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['cache-control']).toMatch(/^public/);
  expect(addressesIn(body)).toEqual([
    `${PUBLIC_URL}/sitemap-pages.xml`,
    `${PUBLIC_URL}/sitemap/categories.xml`,
    `${PUBLIC_URL}/sitemap/stores.xml`,
    `${PUBLIC_URL}/sitemap/products-1001.xml`,
  ]);
});

it('names every product and every category that is shown once, by the address of its page', async () => {
  const products = addressesIn(await productsOf());
  const categories = addressesIn((await read('/sitemap/categories.xml')).body);

  expect(products).toHaveLength(NUMBERS.length);
  for (const [index, number] of NUMBERS.entries())
    expect(products[index]).toMatch(new RegExp(`^${PUBLIC_URL}/p/[a-z0-9-]+-${number}/$`));
  expect(categories.length).toBeGreaterThan(0);
  expect(new Set(categories).size).toBe(categories.length);
  for (const url of categories) expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/c/[a-z0-9/-]+/$`));
});

it('names the page of every store, of every state with stores and of the flyers of every type', async () => {
  const [koeln, ...others] = testStores;
  await writeStores(shop.db, [
    aStore({ ...koeln, companyId: '1001', name: 'Fachwerk Köln-Deutz', type: 'kompakt' }),
    ...others,
  ]);

  const found = (await read('/sitemap/stores.xml')).body;
  const states = ['bayern', 'hamburg', 'nordrhein-westfalen', 'sachsen'].map((state) => `land/${state}`);
  const pages = [
    'aachen-1004',
    'bonn-1002',
    'hamburg-1005',
    'koeln-deutz-1001',
    'leipzig-1003',
    'muenchen-1006',
  ];
  const flyers = ['baumarkt', 'kompakt'].map((type) => `${PUBLIC_URL}/prospekte/${type}/`);
  expect(addressesIn(found)).toEqual([
    ...flyers,
    ...[...states, ...pages].map((page) => `${PUBLIC_URL}/stores/${page}/`),
  ]);
});

it('does not name discontinued items', async () => {
  await discontinue('1003');

  expect(numbersIn(await productsOf())).toEqual(NUMBERS.filter((number) => number !== '1003'));
});

it('splits products into files that leave none out and repeat none', async () => {
  const { app, batches } = await openSmall({ ...SMALL, onBatch: () => undefined });
  const files = addressesIn((await app.inject('/sitemap.xml')).body).slice(3);
  const contents: (string | undefined)[][] = [];
  for (const file of files) contents.push(numbersIn((await app.inject(new URL(file).pathname)).body));

  expect(contents).toEqual([['1001', '1002', '1003'], ['1004', '1005', '1006'], ['1007']]);
  expect(batches()).toBe(5);
});

it('states when the page of a product has changed, and not when it was imported', async () => {
  const times = async () => entriesOf(await productsOf()).map(({ lastmod }) => lastmod);
  const before = await times();
  await shop.import([
    numbered('1001'),
    { ...numbered('1002'), description: 'Jetzt noch besser.' },
    aProduct({ productId: '1003', items: [anItem({ itemId: '100301', onlineStock: 99 })] }),
    aProduct({ productId: '1004', items: [anItem({ itemId: '100401', onlineStock: 0 })] }),
  ]);
  const after = await times();

  for (const time of before) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const changed = NUMBERS.filter((_, index) => after[index] !== before[index]);
  expect(changed).toEqual(['1002', '1004']);
});

it('states no time that it does not know', async () => {
  await shop.db.query('update product_record set content_hash = null, changed_at = null');
  await shop.import([{ ...numbered('1002'), description: 'Neu.' }]);

  expect(entriesOf(await productsOf()).every(({ lastmod }) => lastmod === undefined)).toBe(true);
});

it('stays valid while an import adds and removes products', async () => {
  const { app } = await openSmall({
    perQuery: 2,
    async onBatch(number) {
      if (number === 2) await discontinue('1004');
      if (number === 3) await shop.import(['1000', '10055'].map(numbered));
    },
  });
  const numbers = numbersIn((await app.inject('/sitemap/products-1001.xml')).body);

  expect(numbers).toEqual(['1001', '1002', '1003', '1005', '10055', '1006', '1007']);
});

it('still answers the files of an index that was read before an import', async () => {
  await discontinue('1004');
  const { app } = await openSmall(SMALL);

  // '1004' began a file; now '1005' does.
  expect(addressesIn((await app.inject('/sitemap.xml')).body)[4]).toMatch(/products-1005\.xml$/);
  expect(numbersIn((await app.inject('/sitemap/products-1004.xml')).body)).toEqual(['1005', '1006', '1007']);
});

it('holds one batch: it reads the next one when the client has taken the last one', async () => {
  const readBefore: number[] = [];
  const { app, batches } = await openSmall({
    perQuery: 1,
    mostWaiting: 1,
    onBatch: () => undefined,
    async onFile(file) {
      for (let chunk = 0; chunk < NUMBERS.length; chunk++) {
        await nextChunk(file);
        readBefore.push(batches());
      }
      file.destroy();
    },
  });
  await app.inject('/sitemap/products-1001.xml');

  // The head of the file comes first. One more batch may be under way.
  for (const [chunk, count] of readBefore.entries()) expect(count).toBeLessThanOrEqual(chunk + 2);
});

it('ends its queries when the client leaves', async () => {
  const [isWaiting, arrive] = signal();
  const [mayGoOn, letGoOn] = signal();
  const { app, files, batches } = await openSmall({
    perQuery: 1,
    mostWaiting: 1,
    onBatch(number) {
      if (number !== 3) return undefined;
      arrive();
      return mayGoOn;
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, path: '/sitemap/products-1001.xml' });
  await isWaiting;
  const [file] = files;
  if (!file) throw new Error('The file is not sent.');
  request.on('error', () => undefined).destroy();
  // The server notices it while the third query is under way.
  while (!file.destroyed) await new Promise((resolve) => setImmediate(resolve));
  const isClosed = file.closed ? undefined : once(file, 'close');
  letGoOn();
  await isClosed;

  expect(batches()).toBe(3);
  await app.close();
});

it.each(['products-9999.xml', 'products-.xml', 'x.xml', '%2e%2e', 'products-%00.xml'])(
  'knows no file %s',
  async (file) => {
    expect((await read(`/sitemap/${file}`)).statusCode).toBe(404);
  },
);
