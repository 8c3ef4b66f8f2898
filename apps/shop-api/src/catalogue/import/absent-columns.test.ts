/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueItem, inStoreEan } from '@fachwerk/shared/catalogue-format';
import { berlinDate } from '@fachwerk/shared/time';
import { openTestData, type TestData, testFrame } from '../../testing/test-shop';
import { itemColumns, type ItemValues } from '../file/item-columns';
import { productColumns, type ProductValues } from '../file/product-columns';
import { importFile } from './import-file';
import { findKnown } from './known-catalogue';
import type { RefusedRow } from './open-import-file';

/** A value of each column that is not its default. The types demand one for a new column too. */
const product: Record<keyof ProductValues, string> = {
  name: 'Akkuschrauber stark',
  brand: 'Eberholt',
  category: 'schrauber',
  description: 'Hält, was er verspricht.',
  producerName: 'Eberholt GmbH',
  producerAddress: 'Werkstraße 1, 10115 Berlin',
  producerEmail: 'info@eberholt.example',
  features: 'Leicht | Leise',
  searchTerms: 'Akkubohrer | Bohrschrauber',
  warnings: 'Nicht für Kinder',
  variantAttributes: 'spannung-v | norm',
  energyClass: 'C',
  energyScale: 'A+++-D',
  energyGroup: 'lightsources',
  energyLabelFile: '/media/label.svg',
  energyRegistration: '1234567',
  disruptor: 'Neu | #005aa9 | #ffffff',
  disruptorPicture: '/media/seal.svg',
  disruptorPictureText: 'Testsieger',
  sheet: '/media/sheet.pdf',
  brandPicture: '/media/brand.svg',
  itemRelation: 'ZENTRAL',
  claimProof: 'PEFC/04-31-1234',
  documents: 'manual de /media/4711.pdf 182000',
  hazards: 'GHS02 | DANGER | H222 | P102',
  ratingAverage: '4,5',
  ratingCount: '17',
  popularity: '9,5',
  listedSince: '2024-03-01',
};
const item: Omit<Record<keyof ItemValues, string>, 'ean'> = {
  price: '24,99',
  rrp: '29,99',
  tax: '7',
  deposit: '7,50',
  content: '2,5 l',
  stock: '12',
  nextDelivery: '2030-12-03',
  deliveryDays: '5-8',
  weightGrams: '3600',
  priceHistory: '2026-03-01 22,99',
  pictures: '/m/1-{width}.webp | /m/2.svg',
  mobilePictures: '/m/1-near-{width}.webp',
  fallbackPictures: '/m/1.jpg | /m/2.png',
  pictureWidths: '240 | 480',
  withdrawalExclusion: 'HYGIENE',
  needsAdvice: 'yes',
  needsInstaller: 'yes',
  precursor: 'REPORTABLE',
  poison: 'yes',
  ageCheck: 'yes',
  deviceCategory: '4',
  battery: 'DEVICE',
  zeroTax: 'yes',
  guaranteeMonths: '60',
  guaranteeStatement: 'FULL | BS 240 | Eberholt GmbH | Am Werk 3, 70173 Stuttgart | EU | Mit Beleg an uns.',
  sparePartYears: '10',
  updateYears: '5',
  repairInfo: 'https://maker.example/repair/',
  conformityMarking: '26 | MW-035 | LE-2026-017 | 0751',
  environmentLabel: '/media/label.svg',
  passport: 'https://maker.example/passport/1',
  wasteCosts: '0,45',
  supplier: 'Holz Nord GmbH, Kai 1, 20457 Hamburg',
  euOperator: 'EU Import GmbH, Hafenstraße 2, 28195 Bremen',
  dueDiligence: '26DE0123456789',
  suppliedSince: '2026-03-01',
};
type Column = keyof ProductValues | keyof ItemValues;
const columns = [...Object.keys(productColumns), ...Object.keys(itemColumns)] as Column[];
const isProductColumn = (column: Column): column is keyof ProductValues => column in productColumns;

/** Every column has an article of its own. */
const numbers = columns.map((column, index) => ({
  column,
  productId: String(4000 + index),
  itemId: String(400_000 + index),
}));
const ATTRIBUTES = { 'spannung-v': '18', norm: 'DIN 1' };

describe('a file without a column', () => {
  let data: TestData;
  let folder: string;
  let refused: RefusedRow[];
  beforeAll(async () => {
    data = await openTestData('embedded', []);
    folder = await mkdtemp(join(tmpdir(), 'absent-columns-'));
    await data.db.query(
      `insert into category (id, level, name, slug, path, position) values ('x', 1, 'X', 'x', 'x', 9)`,
    );
    await run((_, full) => full);
  });
  afterAll(async () => {
    await data.close();
    await rm(folder, { recursive: true });
  });

  type Source = Record<string, unknown>;
  const full = ({ productId, itemId }: (typeof numbers)[number]): { product: Source; item: Source } => ({
    product: { productId, ...product },
    item: { itemId, ean: inStoreEan(itemId), ...item, attributes: ATTRIBUTES },
  });
  async function run(
    change: (column: Column, source: ReturnType<typeof full>) => ReturnType<typeof full>,
  ): Promise<void> {
    const lines = numbers.map((one) => {
      const source = change(one.column, full(one));
      return JSON.stringify({ ...source.product, items: [source.item] });
    });
    const path = join(folder, 'products.jsonl');
    await writeFile(path, lines.join('\n'));
    refused = [];
    await importFile(data.db, testFrame, path, (row) => refused.push(row));
  }
  const without = (column: Column, source: ReturnType<typeof full>) => {
    const { [column]: _product, ...restOfProduct } = source.product;
    const { [column]: _item, ...restOfItem } = source.item;
    return { product: restOfProduct, item: restOfItem };
  };
  const known = async () =>
    (
      await findKnown(
        data.db,
        numbers.map((one) => ({ ...one, itemIds: [one.itemId] })),
        { locks: false },
      )
    ).products;
  const histories = () =>
    data.db.query('select item_id, valid_from, cents from price_history order by item_id, valid_from');

  it('has articles with all values', async () => {
    expect(refused).toEqual([]);
    const [first] = (await known()).values();
    expect(first?.items[0]).toMatchObject({
      taxRate: 700,
      depositCents: 750,
      onlineStock: 12,
      nextDelivery: '2030-12-03',
      duties: { needsAdvice: true, battery: 'DEVICE', guaranteeMonths: 60 },
    });
  });

  it('keeps the value of every column', async () => {
    const before = [await known(), await histories()];
    await run(without);
    expect(refused).toEqual([]);
    expect([await known(), await histories()]).toEqual(before);
  });

  it('keeps all values if it has prices only, and changes these', async () => {
    const before = await known();
    await run((_, source) => ({
      product: { productId: source.product.productId },
      item: { itemId: source.item.itemId, price: '25,49' },
    }));
    expect(refused).toEqual([]);
    for (const [productId, { items, ...rest }] of await known()) {
      const { items: itemsBefore = [], ...restBefore } = before.get(productId) ?? {};
      expect(rest).toEqual(restBefore);
      expect(items).toEqual(itemsBefore.map((one: CatalogueItem) => ({ ...one, priceCents: 2549 })));
    }
  });

  it('differs from an empty value, which is the default', async () => {
    await run((column, { product: { productId }, item: { itemId } }) =>
      isProductColumn(column)
        ? { product: { productId, [column]: '' }, item: { itemId } }
        : { product: { productId }, item: { itemId, [column]: null } },
    );
    const products = await known();
    const after = (column: Column): unknown => {
      const owner = products.get(numbers.find((one) => one.column === column)?.productId ?? '');
      const first = owner?.items[0];
      if (!owner || !first) throw new Error(`The article of ${column} is gone.`);
      if (column === 'stock') return first.onlineStock;
      return isProductColumn(column) ? productColumns[column].known(owner) : itemColumns[column].known(first);
    };
    /** With another meaning: the day of the import, and what belongs to a value of the shop that stays. */
    const others: Partial<Record<Column, unknown>> = {
      listedSince: berlinDate(new Date().toISOString()),
      energyGroup: product.energyGroup,
      pictureWidths: [240, 480],
    };
    const tables = { ...productColumns, ...itemColumns };
    const withDefault = columns.filter((column) => tables[column].otherwise);
    expect(withDefault.map((column) => [column, after(column)])).toEqual(
      withDefault.map((column) => [
        column,
        column in others ? others[column] : tables[column].otherwise?.value,
      ]),
    );
    const needed = columns.filter((column) => !tables[column].otherwise || column === 'energyGroup');
    expect(refused).toHaveLength(needed.length);
    expect(refused).toEqual(
      expect.arrayContaining(
        needed.map((field) => expect.objectContaining({ field, reason: 'is missing' }) as RefusedRow),
      ),
    );
  });
});
