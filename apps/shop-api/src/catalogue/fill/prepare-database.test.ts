/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { writeCatalogue } from '@fachwerk/demo-catalogue/write-catalogue';
import type { Navigation, ProductDetail, ProductList, StoreSearch } from '@fachwerk/shared/contracts';
import { STORES_FILE } from '../../kernel/files/paths';
import { prepareDatabase } from '../../prepare-database';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const options = { items: 400, seed: 'fachwerk', today: '2026-11-21' };

describe('an empty database', () => {
  let shop: TestShop;
  let folder: string;
  const log: string[] = [];
  const prepare = () =>
    prepareDatabase({
      migrates: true,
      databaseUrl: shop.databaseUrl,
      catalogueFolder: folder,
      log: (line) => void log.push(line),
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    await writeCatalogue(folder, { ...options, storesFile: STORES_FILE });
    shop = await openTestShop('embedded', {}, []);
    await prepare();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const get = async <Body>(url: string) => (await shop.app.inject(url)).json<Body>();

  it('is filled from the folder once', async () => {
    const products = [...generateCatalogue(options)];
    const items = products.flatMap((product) => product.items);
    expect(log.join('\n')).toContain(`Catalogue: ${products.length} products with ${items.length} items`);
    log.length = 0;
    await prepare();
    expect(log).toEqual([]);
  });

  it('serves the pictures of products, categories and stores from the addresses in the files', async () => {
    const { children } = await get<Navigation>('/rest/navigation/');
    const { items } = await get<ProductList>('/rest/products/?size=5');
    const { results } = await get<StoreSearch>('/rest/stores/?q=01097');

    expect(children[0]?.flyoutImage?.src).toMatch(/^\/images\/categories\/[a-z-]+\.svg\?v=/);
    for (const { itemId, images } of items)
      expect(images.map(({ src }) => src.split('?')[0])).toEqual([
        `/images/${itemId}/1.svg`,
        `/images/${itemId}/2.svg`,
      ]);
    expect(results[0]?.store.image.src).toMatch(/^\/images\/stores\/\d+\.svg\?v=/);
  });

  it('shows a placeholder for an item without pictures, in a record of an older format', async () => {
    const { items } = await get<ProductList>('/rest/products/?size=1');
    const { productId, itemId } = items[0] ?? { productId: '', itemId: '' };
    await shop.db.query(`update item set pictures = '{}' where id = $1`, [itemId]);
    await shop.db.query('update product_record set format = format - 1 where product_id = $1', [productId]);
    await shop.db.query('update catalogue_state set record_format = 0');
    log.length = 0;
    await prepare();
    expect(log).toEqual(['Product records: 1 written again']);

    const { images } = await get<ProductDetail>(`/rest/products/${productId}/?itemId=${itemId}`);
    expect(images.map(({ src }) => src)).toEqual(['/images/kinds/carton.svg']);
  });
});
