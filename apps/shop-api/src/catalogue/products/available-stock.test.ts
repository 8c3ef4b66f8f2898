/** @jest-environment node */
import { DATA_VERSION } from '@fachwerk/shared/calls';
import type { FoundItems, ProductDetail, StoreStockList } from '@fachwerk/shared/contracts';
import { allocateStock } from '../../stores/stock/stock-reservations';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const STORE = '1001';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());

let products = 4100;
/** A product of its own with one item. */
async function aProductWith(onlineStock: number) {
  const productId = String((products += 1));
  const itemId = `${productId}01`;
  await shop.import([aProduct({ productId, items: [anItem({ itemId, onlineStock })] })]);
  return { productId, itemId };
}

async function show(productId: string) {
  const response = await shop.app.inject(`/rest/products/${productId}/`);
  return { detail: response.json<ProductDetail>(), version: response.headers[DATA_VERSION] };
}

it('the product page offers what is in stock without what others hold and have ordered', async () => {
  const { productId, itemId } = await aProductWith(10);
  expect((await show(productId)).detail.maxStock).toBe(10);

  const buyer = new Visitor(shop.app);
  await buyer.post('/basket/add/', { itemId, quantity: 2 });
  expect((await buyer.post('/rest/checkout/start/', {})).statusCode).toBe(200);
  expect((await show(productId)).detail.maxStock).toBe(8);

  const lines = [{ itemId, locationId: 'online', quantity: 5 }];
  await allocateStock(shop.db, lines, null, { cause: 'order', reference: `order-${itemId}` });

  const { detail } = await show(productId);
  expect([detail.maxStock, detail.statusOnline]).toEqual([3, 'Available']);
  const list = await shop.app.inject(`/rest/items/?number=${itemId}`);
  expect(list.json<FoundItems>().items[0]?.maxQuantity).toBe(3);
});

it('the product page shows the last piece as sold out at once', async () => {
  const { productId, itemId } = await aProductWith(1);
  const buyer = new Visitor(shop.app);
  await buyer.post('/basket/add/', { itemId, quantity: 1 });
  await buyer.post('/rest/checkout/start/', {});

  const { detail } = await show(productId);

  expect([detail.maxStock, detail.statusOnline]).toEqual([0, 'SoldOut']);
});

it('pages keep an answer until the next version only while there is plenty', async () => {
  const plenty = await aProductWith(500);
  const scarce = await aProductWith(20);

  expect((await show(plenty.productId)).version).toEqual(expect.any(String));
  expect((await show(scarce.productId)).version).toBeUndefined();
});

it('a store shows what it has without what is put aside for others', async () => {
  const { itemId } = await aProductWith(10);
  await shop.setStock(itemId, 6, STORE);
  const quantity = async () => {
    const response = await shop.app.inject(`/rest/stores/${STORE}/stock/?itemId=${itemId}`);
    return response.json<StoreStockList>().items[0]?.quantity;
  };
  expect(await quantity()).toBe(6);

  const lines = [{ itemId, locationId: STORE, quantity: 4 }];
  await allocateStock(shop.db, lines, null, { cause: 'reservation', reference: `reservation-${itemId}` });

  expect(await quantity()).toBe(2);
});
