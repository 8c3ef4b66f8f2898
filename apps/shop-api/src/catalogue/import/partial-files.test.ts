/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { anItem, aProduct, testAttributes } from '../../testing/a-product';
import { openTestData, type TestData, testFrame } from '../../testing/test-shop';
import { readFrame } from '../file/read-frame';
import { findFrame } from '../records/catalogue-frame';
import { findFitRules } from '../records/fit-rules';
import { importFile } from './import-file';
import { importFolder } from './import-folder';
import { findKnown } from './known-catalogue';
import type { RefusedRow } from './open-import-file';

const volts = (number: number) => ({ 'spannung-v': { text: `${number} V`, number } });

describe('a file with a part of the catalogue', () => {
  let data: TestData;
  let folder: string;
  let refused: RefusedRow[];
  beforeAll(async () => {
    data = await openTestData('embedded', []);
    folder = await mkdtemp(join(tmpdir(), 'partial-files-'));
  });
  afterAll(async () => {
    await data.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    refused = [];
    await data.import([
      aProduct({
        productId: '8001',
        variantAttributes: ['spannung-v'],
        attributes: { norm: { text: 'DIN 1' } },
        items: [12, 18, 36].map((number, index) =>
          anItem({ itemId: `80010${index + 1}`, priceCents: 1000 + number, attributes: volts(number) }),
        ),
      }),
    ]);
  });

  async function run(text: string) {
    const path = join(folder, 'products.csv');
    await writeFile(path, text);
    return importFile(data.db, testFrame, path, (row) => refused.push(row));
  }
  const product = async (productId = '8001') => {
    const { products } = await findKnown(data.db, [{ productId, itemIds: [] }], { locks: false });
    return products.get(productId);
  };
  const prices = async (productId?: string) =>
    (await product(productId))?.items.map(({ itemId, priceCents }) => [itemId, priceCents]);
  const listed = async (productId: string) =>
    data.db.query('select price_cents, tokens from product_listing where product_id = $1', [productId]);

  it('changes one variant, and the others stay what they are', async () => {
    const before = await product();
    expect(await run('productId;itemId;price\n8001;800102;9,99\n')).toMatchObject({ items: 1, rejected: 0 });

    expect(await prices()).toEqual([
      ['800101', 1012],
      ['800102', 999],
      ['800103', 1036],
    ]);
    const after = await product();
    expect(after).toMatchObject({ attributes: before?.attributes, variantAttributes: ['spannung-v'] });
    expect(after?.items.map(({ attributes }) => attributes)).toEqual([12, 18, 36].map(volts));
    expect(await listed('8001')).toMatchObject([{ price_cents: 999 }]);
    expect(JSON.stringify(await listed('8001'))).toContain('spannung-v=36 V');
  });

  it.each([
    ['description', 'Umweltfreundlich und stark.'],
    ['features', 'Leicht | Aus nachhaltiger Forstwirtschaft'],
    ['name', 'Klimaneutraler Schrauber'],
    ['attr:norm', '"Klima&shy;neu&#8203;tral"'],
  ])(
    'is refused where %s claims something about the environment without proof (UWG §5)',
    async (field, text) => {
      const before = await product();
      await run(`productId;itemId;${field}\n8001;800101;${text}\n`);

      expect(refused).toMatchObject([{ field, reason: expect.stringContaining('without proof') as string }]);
      expect(await product()).toEqual(before);
    },
  );

  it('names a guarantee only with its statement (BGB §479)', async () => {
    await run('productId;itemId;features\n8001;800101;Leicht | 5 Jahre Garantie\n');

    expect(refused).toMatchObject([
      { field: 'features', reason: expect.stringContaining(`names 'Garantie'`) as string },
    ]);
  });

  it('may claim what its text or its column proves, until the proof is taken away (UWG §5)', async () => {
    const header = 'productId;itemId;description';
    await run(`${header}\n8001;800101;Nachhaltiges Holz (PEFC/04-31-1234)\n`);
    await run(`${header};claimProof\n8001;800101;Nachhaltiges Holz;PEFC/04-31-1234\n`);
    expect(refused).toEqual([]);
    expect((await product())?.presentation?.claimProof).toBe('PEFC/04-31-1234');

    await run('productId;itemId;price\n8001;800101;9,49\n');
    expect(refused).toEqual([]);
    await run('productId;itemId;claimProof\n8001;800101;\n');
    await run('productId;itemId;claimProof\n8001;800101;ja\n');
    expect(refused).toMatchObject([{ field: 'description' }, { field: 'claimProof' }]);
  });

  it('adds a variant behind the known ones', async () => {
    const header = 'productId;itemId;ean;price;attr:spannung-v;attr:norm';
    await run(`${header}\n8001;800109;${inStoreEan('800109')};50,00;48;DIN 1\n`);

    expect(refused).toEqual([]);
    expect((await prices())?.map(([itemId]) => itemId)).toEqual(['800101', '800102', '800103', '800109']);
    await data.db.query(`delete from item where id = '800109'`);
  });

  it('keeps the stock that customers have left', async () => {
    await data.setStock('800101', 3);
    await run('productId;itemId;price\n8001;800101;9,99\n8001;800102;9,99\n8001;800103;9,99\n');
    expect((await product())?.items.map(({ onlineStock }) => onlineStock)).toEqual([3, 100, 100]);
  });

  it('keeps a recommended price while the price is above it', async () => {
    await run('productId;itemId;price;rrp\n8001;800101;9,99;12,00\n');
    for (const price of ['13,00', '9,99']) await run(`productId;itemId;price\n8001;800101;${price}\n`);
    expect((await product())?.items[0]).toMatchObject({ priceCents: 999, rrpCents: 1200 });
  });

  it('refuses an article that the shop does not have, and changes the known one', async () => {
    await run('productId;itemId;price\n8001;800101;9,99\n8001;899999;9,99\n');
    expect(refused).toMatchObject([{ line: 3, field: 'ean' }]);
    expect((await prices())?.[0]).toEqual(['800101', 999]);
  });

  it('keeps fields, categories, attributes and price lists that the files of a folder do not state', async () => {
    const write = async (name: string, value: unknown) =>
      writeFile(join(folder, 'whole', name), JSON.stringify(value));
    await mkdir(join(folder, 'whole'));
    const categories = testFrame.categories.map((category) => ({ ...category, picture: '/c.svg' }));
    const list = { id: 'zone-west', kind: 'zone', name: 'West' };
    await write('categories.json', categories);
    await write('attributes.json', testAttributes);
    await write('price-lists.json', [{ ...list, stores: ['4711'] }]);
    await write('products.json', []);
    const take = () => importFolder(data.db, join(folder, 'whole'), (row) => refused.push(row));
    await take();
    const before = await findFrame(data.db);

    const [volt, ...others] = testAttributes.map(({ unit: _unit, ...attribute }) => attribute);
    await write('categories.json', testFrame.categories.slice(0, 1));
    await write('attributes.json', [volt]);
    await write('price-lists.json', [list]);
    await take();
    expect(await findFrame(data.db)).toEqual(before);

    await write('categories.json', [{ ...categories[0], picture: null }]);
    await write('attributes.json', [{ ...volt, unit: null }, ...others]);
    await write('price-lists.json', [{ ...list, stores: [] }]);
    await take();
    const after = await findFrame(data.db);
    expect(after.categories.find(({ id }) => id === categories[0]?.id)?.picture).toBeNull();
    expect(after.attributes[0]).toMatchObject({ id: volt?.id, unit: null });
    expect(after.attributes[2]).toMatchObject({ unit: 'mm' });
    expect(after.priceLists).toMatchObject([{ stores: [] }]);
    expect(refused).toEqual([]);
  });

  it('replaces the rules of what fits by a stated list, keeps them without one, and refuses unknown names', async () => {
    const path = join(folder, 'fits');
    await mkdir(path);
    const write = async (name: string, value: unknown) => writeFile(join(path, name), JSON.stringify(value));
    await write('categories.json', testFrame.categories);
    await write('attributes.json', testAttributes);
    await write('products.json', []);
    const take = () => importFolder(data.db, path, (row) => refused.push(row));
    const [first, second] = testFrame.categories.map(({ id }) => id);
    const own = testAttributes[0]?.id;
    const rules = [
      { of: [first], fits: second, reason: { text: 'Passt zu {value}', own } },
      { of: [second], fits: first },
    ];
    await write('fits.json', rules);
    await take();
    expect(await findFitRules(data.db)).toEqual(rules);

    await rm(join(path, 'fits.json'));
    await take();
    expect(await findFitRules(data.db)).toEqual(rules);

    await write('fits.json', [{ of: [first], fits: `${second}x` }]);
    await expect(take()).rejects.toThrow(
      `fits.json, rule 1: '${second}x' is no category; is it '${second}'?`,
    );
    await write('fits.json', [{ of: [first], fits: second, reason: { text: 'Passt', own } }]);
    await expect(take()).rejects.toThrow('has no {value}');

    await write('fits.json', []);
    await take();
    expect(await findFitRules(data.db)).toEqual([]);
  });

  it('refuses the name of a category that claims something without proof (UWG §5)', async () => {
    await writeFile(
      join(folder, 'categories.json'),
      JSON.stringify([{ ...testFrame.categories[0], name: 'Nachhaltig bauen' }]),
    );
    await expect(readFrame(folder)).rejects.toThrow(`claims 'Nachhaltig' without proof`);
  });

  it('refuses an unknown field of a folder by name', async () => {
    await writeFile(
      join(folder, 'categories.json'),
      JSON.stringify([{ ...testFrame.categories[0], pictur: '/c.svg' }]),
    );
    await expect(readFrame(folder)).rejects.toThrow(
      `categories.json: field "0.pictur" is not known; is it 'picture'?`,
    );
  });
});
