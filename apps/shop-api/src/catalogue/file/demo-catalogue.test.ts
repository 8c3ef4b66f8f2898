/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { writeCatalogue } from '@fachwerk/demo-catalogue/write-catalogue';
import { parsePromotions } from '../../benefits/promotions/promotion-file';
import { newProducts } from '../../testing/new-products';
import { readFrame } from './read-frame';
import { productFileOf, readProducts } from './read-products';

const options = { items: 3000, seed: 'fachwerk', today: '2026-11-21' };

describe('the demonstration catalogue as files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    await writeCatalogue(folder, options);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has the categories and attributes, with pictures of the categories', async () => {
    const { categories, attributes } = await readFrame(folder);

    expect(attributes).toEqual(JSON.parse(JSON.stringify(demoFrame.attributes)));
    expect(categories.map(({ picture: _picture, ...category }) => category)).toEqual(demoFrame.categories);
    expect(categories.every(({ picture }) => picture?.includes('.svg?v='))).toBe(true);
  });

  it('has valid sample promotions, among them a gift', async () => {
    const { promotions, faults } = parsePromotions(await readFile(join(folder, 'promotions.json'), 'utf8'));

    expect(faults).toEqual([]);
    expect(promotions?.map(({ rule }) => rule.benefit.kind)).toContain('gift');
  });

  it('is read with the generated values, and one product with a photo before its drawings', async () => {
    const frame = await readFrame(folder);
    const generated = generateCatalogue(options);
    let withPhoto = 0;
    const rows = readProducts(productFileOf(folder), 'utf-8', { frame });
    for (const row of await newProducts(rows, '2026-11-21T08:00:00Z')) {
      const { brief: _brief, productType: _type, ...product } = generated.next().value;
      expect(row).toMatchObject({ ok: true });
      const photo = row.ok && row.product.items[0]?.pictureVariants?.[0];
      if (!photo) {
        expect(row.ok && row.product).toEqual(product);
        continue;
      }
      withPhoto += 1;
      const [item] = row.product.items;
      expect(item?.pictures.slice(1)).toEqual(product.items[0]?.pictures);
      expect(photo.sources?.map(({ width }) => width)).toEqual([240, 480, 960]);
      expect(photo).toMatchObject({
        mobileSrc: '/images/photos/boards-close-960.webp',
        fallbackSrc: '/images/photos/boards.jpg',
      });
    }
    expect(withPhoto).toBe(1);
    expect(generated.next().done).toBe(true);
  });
});
