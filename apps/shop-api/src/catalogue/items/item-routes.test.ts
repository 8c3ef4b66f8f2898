/** @jest-environment node */
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import type { FoundItems } from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop } from '../../testing/test-shop';

describe('items by their numbers', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const ask = (numbers: readonly string[]) =>
    shop.app.inject(
      `/rest/items/?${numbers.map((number) => `number=${encodeURIComponent(number)}`).join('&')}`,
    );
  const find = async (...numbers: string[]) => {
    const answer = await ask(numbers);
    expect(answer.statusCode).toBe(200);
    return answer.json<FoundItems>().items;
  };

  it('are found by article number and by EAN in the requested order, each number once', async () => {
    const ean = inStoreEan('100302');

    const items = await find(ean, '100201', '999999', '100201');

    expect(items.map(({ number, itemId }) => [number, itemId])).toEqual([
      [ean, '100302'],
      ['100201', '100201'],
    ]);
  });

  it('are found by every form of a UPC: scanned, typed, of a carton label, of a spreadsheet', async () => {
    await shop.db.query(`update item set ean = '0036000291452' where id = '100201'`);

    const numbers = ['0036000291452', '036000291452', '00036000291452', '36000291452'];

    expect((await find(...numbers)).map(({ number, itemId }) => [number, itemId])).toEqual(
      numbers.map((number) => [number, '100201']),
    );
  });

  it('contain the data of a list entry', async () => {
    const [item] = await find('100302');

    expect(item).toEqual({
      number: '100302',
      itemId: '100302',
      productId: '1003',
      name: 'Spanplattenschrauben verzinkt',
      variantName: '40 mm',
      brand: { name: 'Eberholt' },
      url: '/p/spanplattenschrauben-verzinkt-1003/?item=100302',
      image: {
        src: expect.stringMatching(/^\/images\/100302\/1\.svg/) as unknown,
        alt: 'Eberholt Spanplattenschrauben verzinkt',
      },
      price: { value: 599, displayValue: '5,99\u00a0€' },
      maxQuantity: 999,
    });
  });

  it('contain the available quantity', async () => {
    const items = await find('100102', '100103');

    expect(items.map(({ maxQuantity }) => maxQuantity)).toEqual([3, 0]);
  });

  it('are the same for all visitors and set no cookie', async () => {
    const { headers } = await ask(['100201']);

    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['no number', []],
    ['too many numbers', Array.from({ length: 101 }, (_, index) => String(100_000 + index))],
    ['what is no number', ["1' or true --"]],
    ['an empty number', ['']],
  ])('are refused for %s', async (_what, numbers) => {
    expect((await ask(numbers)).statusCode).toBe(400);
  });
});
