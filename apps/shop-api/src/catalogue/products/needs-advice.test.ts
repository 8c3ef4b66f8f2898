/** @jest-environment node */
import type {
  Checkout,
  ErrorBody,
  ProductDetail,
  ProductList,
  ReservationDraft,
  StoreStockList,
  WishlistPage,
  WishlistToCart,
} from '@fachwerk/shared/contracts';
import {
  ADDRESS,
  CONTACT,
  DELIVERY,
  UNREACHABLE_PROVIDER,
} from '../../selling/checkout/testing/checkout-forms';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const [SCREWS, BAIT] = ['900100', '900200'];
const STORE = '1001';
const NOW = new Date('2026-11-23T09:00:00.000Z');

describe('an item that needs advice (ChemBiozidDV §10, §11)', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { now: () => NOW, payments: UNREACHABLE_PROVIDER }, [
      aProduct({ productId: '9001', items: [anItem({ itemId: SCREWS })] }),
      aProduct({ productId: '9002', items: [anItem({ itemId: BAIT, duties: { needsAdvice: true } })] }),
    ]);
    await writeStores(shop.db, testStores);
    await shop.setStock(SCREWS, 50, STORE);
    await shop.setStock(BAIT, 7, STORE);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });

  const messageOf = (response: { json: <T>() => T }) => response.json<ErrorBody>().globalErrors[0]?.msg;
  const add = (itemId: string, companyId?: string) =>
    visitor.post('/basket/add/', { itemId, quantity: 1, ...(companyId ? { companyId } : {}) });
  /** The duty comes while the item is in the cart. */
  const becomesBait = () =>
    shop.db.query('update cart_position set item_id = $1 where item_id = $2', [BAIT, SCREWS]);

  it('is not offered online, though the warehouse has it', async () => {
    const detail = (await shop.app.inject('/rest/products/9002/')).json<ProductDetail>();
    expect(detail).toMatchObject({ statusOnline: 'Unavailable', needsAdvice: true });

    const other = (await shop.app.inject('/rest/products/9001/')).json<ProductDetail>();
    expect(other.statusOnline).toBe('Available');
    expect(other).not.toHaveProperty('needsAdvice');
  });

  it('is marked in lists', async () => {
    const { items } = (await shop.app.inject('/rest/products/')).json<ProductList>();
    expect(Object.fromEntries(items.map(({ itemId, needsAdvice }) => [itemId, needsAdvice]))).toEqual({
      [SCREWS]: undefined,
      [BAIT]: true,
    });
  });

  it('has stock and phone of a store, but no reservation', async () => {
    const path = `/rest/stores/${STORE}/stock/?itemId=${BAIT}&itemId=${SCREWS}`;
    const [bait, screws] = (await shop.app.inject(path)).json<StoreStockList>().items;
    const phone = testStores.find(({ companyId }) => companyId === STORE)?.phone;

    expect(bait).toMatchObject({ statusStore: 'CAndRUnavailable', quantity: 7, advicePhone: phone });
    expect(bait).not.toHaveProperty('reservationCollectableFrom');
    expect(screws).toHaveProperty('reservationCollectableFrom');
    expect(screws).toMatchObject({ phone });
    expect(screws).not.toHaveProperty('advicePhone');
  });

  it.each([
    ['the cart', undefined],
    ['the reservation', STORE],
  ])('is refused by %s', async (_cart, companyId) => {
    const refused = await add(BAIT, companyId);

    expect(refused.statusCode).toBe(400);
    expect(messageOf(refused)).toBe('error.item.adviceRequired');
    expect((await visitor.get('/rest/basket/')).json()).toMatchObject({ totalArticleCount: 0 });
  });

  it('stays on the wishlist when everything else goes to the cart', async () => {
    await visitor.post('/wishlist/addItem/', { itemId: BAIT, quantity: 2 });
    await visitor.post('/wishlist/addItem/', { itemId: SCREWS, quantity: 1 });

    const { lines, totalArticleCount } = (await visitor.post('/wishlist/toCart/', {})).json<WishlistToCart>();

    expect(lines.map(({ itemId, added, result }) => [itemId, added, result])).toEqual([
      [BAIT, 0, 'ADVICE_REQUIRED'],
      [SCREWS, 1, 'ADDED'],
    ]);
    expect(totalArticleCount).toBe(1);
    const { entries } = (await visitor.get('/rest/wishlist/')).json<WishlistPage>();
    expect(entries.find(({ itemId }) => itemId === BAIT)?.product.needsAdvice).toBe(true);
  });

  it('stays parked when the lines of an earlier cart are taken', async () => {
    const email = 'parker@example.org';
    const customerId = await aCustomer(shop.db, email);
    await visitor.post('/login/', { email, password: PASSWORD });
    visitor.csrf = '';
    await shop.db.query(
      'insert into parked_position (customer_id, item_id, quantity) values ($1, $2, 1), ($1, $3, 1)',
      [customerId, BAIT, SCREWS],
    );

    expect(messageOf(await visitor.post('/basket/parked/take/', { itemId: BAIT }))).toBe(
      'error.item.adviceRequired',
    );
    expect((await visitor.post('/basket/parked/take/', {})).json()).toMatchObject({
      totalArticleCount: 1,
      parkedPositions: [{ itemId: BAIT }],
    });
  });

  it('is not ordered from a cart that a login has joined', async () => {
    const email = 'kunde@example.org';
    await aCustomer(shop.db, email);
    await add(SCREWS);
    await becomesBait();
    await visitor.post('/login/', { email, password: PASSWORD });
    visitor.csrf = '';
    const step = (name: string, fields: Record<string, string | number>) =>
      visitor.post(`/rest/checkout/${name}/`, fields);
    await step('start', {});
    await step('contact', CONTACT);
    await step('delivery', DELIVERY);
    await step('address', ADDRESS);
    await step('payment', { paymentMethod: 'PAYPAL' });

    const checkout = (await visitor.get('/rest/checkout/')).json<Checkout>();
    expect(checkout.faults).toMatchObject([{ code: 'ADVICE_REQUIRED' }]);
    const refused = await visitor.post(
      '/rest/checkout/submit/',
      { acceptedTotal: checkout.sum.total.value },
      { 'idempotency-key': checkout.review?.submitKey ?? 'none' },
    );
    expect(refused.statusCode).toBe(412);
    expect(await shop.db.query('select 1 from shop_order')).toEqual([]);
  });

  it('is not reserved from a cart that held it before', async () => {
    await add(SCREWS, STORE);
    await becomesBait();
    const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();

    const refused = await visitor.post(
      '/rest/reservation/submit/',
      { ...CONTACT, acceptedTotal: draft.sum.total.value },
      { 'idempotency-key': draft.submitKey },
    );

    expect(refused.statusCode).toBe(412);
    expect(messageOf(refused)).toBe('checkout.error.proofRequired');
  });
});
