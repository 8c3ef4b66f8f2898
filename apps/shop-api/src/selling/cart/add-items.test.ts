/** @jest-environment node */
import type { CartContainer, ErrorBody, ProductDetail } from '@fachwerk/shared/contracts';
import { GIFT_CARD_DESIGNS } from '@fachwerk/shared/rules';
import { importCatalogue } from '../../catalogue/import/import-catalogue';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, testFrame, type TestShop, Visitor } from '../../testing/test-shop';

const attribute = (id: string, label: string, unit: string) => ({
  id,
  label,
  kind: unit ? ('number' as const) : ('text' as const),
  unit,
  facet: false,
});
const frame = {
  ...testFrame,
  attributes: [
    ...testFrame.attributes,
    attribute('inhalt-l', 'Inhalt', 'l'),
    attribute('ergiebigkeit', 'Ergiebigkeit', 'm²/l'),
  ],
};
const paint = (itemId: string, litres: number, colour: string, priceCents: number) =>
  anItem({
    itemId,
    priceCents,
    attributes: { 'inhalt-l': { text: `${litres} l`, number: litres }, farbe: { text: colour } },
    content: { amount: litres, unit: 'l' },
  });

const GIFT_CARD = {
  itemId: GIFT_CARD_DESIGNS[0].itemId,
  productId: GIFT_CARD_DESIGNS[0].productId,
  amount: '25,50',
  recipientName: '',
  recipientEmail: '',
  message: '',
  sendOn: '',
};

const PAINT = aProduct({
  productId: '5001',
  attributes: { ergiebigkeit: { text: '7 m²/l', number: 7 } },
  variantAttributes: ['inhalt-l', 'farbe'],
  items: [
    paint('500101', 2.5, 'Weiß', 1099),
    paint('500102', 5, 'Weiß', 1799),
    paint('500103', 10, 'Weiß', 3199),
    paint('500104', 10, 'Taupe', 3399),
  ],
});

describe('packs of one paint', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, []);
    await importCatalogue(shop.db, frame, [PAINT], (rejected) => {
      throw new Error(JSON.stringify(rejected));
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    for (const itemId of ['500101', '500102', '500103', '500104']) await shop.setStock(itemId, 30);
  });
  const addAll = (items: string, headers: Record<string, string> = {}) =>
    visitor.post('/basket/add/items/', { items }, headers);
  const lines = async () => {
    const cart = (await visitor.get('/rest/basket/')).json<CartContainer>();
    return Object.fromEntries(cart.onlineCart?.positions.map((one) => [one.itemId, one.quantity]) ?? []);
  };

  it('are stated with area, price and stock, of the same colour and in stock only', async () => {
    await shop.setStock('500102', 0);
    const answer = await visitor.get('/rest/products/5001/?itemId=500101');

    expect(answer.json<ProductDetail>().coverPacks).toEqual([
      { itemId: '500101', content: '2,5 l', squareMetres: 17.5, cents: 1099, maxQuantity: 30 },
      { itemId: '500103', content: '10 l', squareMetres: 70, cents: 3199, maxQuantity: 30 },
    ]);
  });

  it('are put into the cart together, and once when the call is repeated', async () => {
    const key = { 'idempotency-key': 'mix-1' };
    const first = await addAll('500103:1,500102:2', key);
    expect(first.statusCode).toBe(200);
    expect(first.json<CartContainer>().totalArticleCount).toBe(3);

    expect((await addAll('500103:1,500102:2', key)).statusCode).toBe(200);
    expect(await lines()).toEqual({ '500102': 2, '500103': 1 });
  });

  it('clash with another list of the same key, and stay as they were', async () => {
    const key = { 'idempotency-key': 'mix-2' };
    await addAll('500103:1', key);

    expect((await addAll('500103:1,500102:2', key)).statusCode).toBe(409);
    expect(await lines()).toEqual({ '500103': 1 });
  });

  it.each([
    ['of other packs', '/basket/add/items/', { items: '500102:1' }],
    ['of one of them', '/basket/add/', { itemId: '500103', quantity: 1 }],
    ['of a gift card', '/basket/add/giftcard/', GIFT_CARD],
  ])('keep their key: a call %s is refused and adds nothing', async (_, path, form) => {
    const key = { 'idempotency-key': 'mix-3' };
    await addAll('500103:1', key);

    const answer = await visitor.post(path, form, key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorBody>().globalErrors).toEqual([{ msg: 'error.idempotency.clash' }]);
    expect(await lines()).toEqual({ '500103': 1 });
  });

  it('are named as reduced again when the call is repeated', async () => {
    const key = { 'idempotency-key': 'mix-4' };
    await addAll('500103:40', key);
    const again = (await addAll('500103:40', key)).json<CartContainer>();

    expect(again.onlineCart?.positions[0]?.stockErrorData).toEqual({
      code: 'REDUCED',
      requested: 40,
      available: 30,
    });
  });

  it('leave the key of a refused call free', async () => {
    const key = { 'idempotency-key': 'mix-5' };
    await shop.setStock('500104', 0);
    await addAll('500102:1,500104:1', key);

    expect((await addAll('500102:1', key)).statusCode).toBe(200);
    expect(await lines()).toEqual({ '500102': 1 });
  });

  it.each([
    ['sold out', '500102:1,500104:1', 'error.item.soldOut'],
    ['unknown', '500102:1,999999:1', 'error.item.unknown'],
  ])('stay out of the cart together when one is %s', async (_, items, key) => {
    await shop.setStock('500104', 0);
    const answer = await addAll(items);

    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().globalErrors).toEqual([{ msg: key }]);
    expect(await lines()).toEqual({});
  });

  it('count twice if they are named twice, up to the stock, and the answer names what was reduced', async () => {
    const answer = await addAll('500103:1,500102:20,500102:20');
    expect(answer.statusCode).toBe(200);
    const errors = answer
      .json<CartContainer>()
      .onlineCart?.positions.map((one) => [one.itemId, one.stockErrorData]);
    expect(Object.fromEntries(errors ?? [])).toEqual({
      '500102': { code: 'REDUCED', requested: 40, available: 30 },
      '500103': undefined,
    });
    expect(await lines()).toEqual({ '500102': 30, '500103': 1 });
  });

  it.each(['', '500102', '500102:0', '500102:1,', '500102:1;500103:1', Array(11).fill('500102:1').join()])(
    '"%s" is no list of packs',
    async (items) => {
      expect((await addAll(items)).statusCode).toBe(400);
      expect(await lines()).toEqual({});
    },
  );
});
