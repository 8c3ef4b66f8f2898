/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupplyOfDay } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/time';
import { openTestShop, testFrame, type TestShop } from '../../testing/test-shop';
import { importFile } from '../import/import-file';

const TOKEN = 'the-token-of-product-safety';
const HEADER = 'productId;itemId;supplier;euOperator;dueDiligence;suppliedSince';
const NORD = 'Holz Nord GmbH, 20457 Hamburg';
const SUED = 'Holz Süd GmbH, 80331 München';

describe('who supplied an item on a day (Directive (EU) 2024/2853)', () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      deskTokens: [`product-safety:${TOKEN}`, 'online:another-token-012345'],
    });
    folder = await mkdtemp(join(tmpdir(), 'item-supplies-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const run = async (...lines: string[]) => expect(await refusedOf(...lines)).toEqual([]);

  async function refusedOf(...lines: string[]) {
    const path = join(folder, 'products.csv');
    await writeFile(path, `${lines.join('\n')}\n`);
    const refused: unknown[] = [];
    await importFile(shop.db, testFrame, path, (row) => refused.push(row));
    return refused;
  }
  const ask = (itemId: string, day: string, token = TOKEN) =>
    shop.app.inject({
      url: `/rest/desk/items/${itemId}/supply/?day=${day}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const supplierOn = async (itemId: string, day: string) =>
    (await ask(itemId, day)).json<SupplyOfDay>().supply.supplier;

  it('is one call: the supplier of that day, and those before', async () => {
    await run(HEADER, `1002;100201;${NORD};;26DE0123456789;2026-01-10`);
    await run(HEADER, `1002;100201;${SUED};EU Import GmbH;;2026-06-01`);

    expect((await ask('100201', '2026-01-09')).statusCode).toBe(404);
    expect(await supplierOn('100201', '2026-01-10')).toBe(NORD);
    expect(await supplierOn('100201', '2026-05-31')).toBe(NORD);
    const { supply, earlier } = (await ask('100201', '2026-06-01')).json<SupplyOfDay>();
    expect(supply).toMatchObject({ supplier: SUED, euOperator: 'EU Import GmbH', dueDiligence: null });
    expect(earlier).toMatchObject([{ supplier: NORD, dueDiligence: '26DE0123456789' }]);
  });

  it('holds from the day of the import on where the file states none, and is appended once', async () => {
    const today = berlinDate(new Date().toISOString());
    await run(HEADER, `1003;100301;${NORD};;;2020-01-10`);
    await run('productId;itemId;supplier', `1003;100301;${SUED}`);
    await run('productId;itemId;supplier', `1003;100301;${SUED}`);
    await run('productId;itemId;price', '1003;100301;4,79');

    expect(await supplierOn('100301', '2025-12-31')).toBe(NORD);
    const { supply, earlier } = (await ask('100301', today)).json<SupplyOfDay>();
    expect(supply).toMatchObject({ supplier: SUED, validFrom: today });
    expect(earlier).toHaveLength(1);
  });

  it('can be corrected for the past, and ends where the file takes the supplier away', async () => {
    await run(HEADER, `1003;100302;${NORD};;;2026-01-10`);
    await run(HEADER, `1003;100302;${SUED};;;2026-01-10`);
    await run(HEADER, `1003;100302;;;;2026-02-01`);

    expect(await supplierOn('100302', '2026-01-20')).toBe(SUED);
    expect(await supplierOn('100302', '2026-02-01')).toBeNull();
  });

  it('is no supply of the future, and no slip of the year', async () => {
    const tomorrow = berlinDate(new Date(Date.now() + 86_400_000 * 2).toISOString());
    for (const day of [tomorrow, '9999-12-31', '0206-01-10', '1989-12-31'])
      expect(await refusedOf(HEADER, `1003;100303;${SUED};;;${day}`)).toMatchObject([
        { field: 'suppliedSince', reason: expect.stringContaining('from 1990-01-01 to today') as string },
      ]);
    expect((await ask('100303', '2026-01-20')).statusCode).toBe(404);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-1-1',
    '01.03.2026',
    '9999-12-31',
    '0000-01-01',
    "2026-01-01'--",
    '2026-01-01&day=2026-01-02',
  ])('is not asked for the day %j', async (day) => {
    expect((await ask('100303', day)).statusCode).toBe(400);
  });

  it('names at most 200 rows, the newest first', async () => {
    await shop.db.query(
      `insert into item_supply (item_id, valid_from, supplier)
       select '100305', date '2020-01-01' + n, 'Lieferant ' || n from generate_series(1, 300) n`,
    );
    const { supply, earlier } = (await ask('100305', '2026-01-10')).json<SupplyOfDay>();
    expect(supply.supplier).toBe('Lieferant 300');
    expect(earlier).toHaveLength(199);
  });

  it('outlives the item, and is never overwritten or deleted within ten years', async () => {
    await run(HEADER, `1004;100401;${NORD};;;2026-01-10`);
    await run('productId;itemId;discontinued', '1004;100401;yes');

    expect(await supplierOn('100401', '2026-01-20')).toBe(NORD);
    for (const change of ['update item_supply set supplier = null', 'delete from item_supply'])
      await expect(shop.db.query(change)).rejects.toThrow('append-only');
  });

  it('is told to the desk of product safety only, and not to shoppers', async () => {
    await run(HEADER, `1003;100303;${NORD};;;2026-01-10`);

    expect((await ask('100303', '2026-01-20', 'another-token-012345')).statusCode).toBe(404);
    expect((await ask('100303', '2026-13-01')).statusCode).toBe(400);
    expect((await shop.app.inject('/rest/products/1003/?itemId=100303')).body).not.toContain('Holz Nord');
  });
});
