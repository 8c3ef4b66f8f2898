/** @jest-environment node */
import type { Checkout } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, CONTACT } from './testing/checkout-forms';

const [STORE, SMALL, HEAVY, UNKNOWN] = ['1001', '900100', '900200', '900300'];
const COLLECT = { kind: 'collect', companyId: STORE, pickupBox: 'on' };

describe('the pickup box of a collection', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, [
      aProduct({ productId: '9001', items: [anItem({ itemId: SMALL, onlineStock: 10 })] }),
      aProduct({
        productId: '9002',
        items: [anItem({ itemId: HEAVY, onlineStock: 10, weightGrams: 90_000 })],
      }),
      aProduct({
        productId: '9003',
        items: [anItem({ itemId: UNKNOWN, onlineStock: 100, weightGrams: 0 })],
      }),
    ]);
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    await visitor.post('/rest/stores/select/', { companyId: STORE });
    await visitor.post('/basket/add/', { itemId: SMALL });
  });
  const read = async () => (await visitor.get('/rest/checkout/')).json<Checkout>();
  const typeContact = async () => {
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', CONTACT);
  };

  it('is offered and kept with the order where everything fits (PICKUP_BOX_CC)', async () => {
    await typeContact();
    expect((await read()).delivery.pickupBox).toBe('PICKUP_BOX_CC');
    await visitor.post('/rest/checkout/delivery/', COLLECT);
    await visitor.post('/rest/checkout/address/', ADDRESS);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PICK_UP_BOX' });
    const { sum, review } = await read();
    const fields = { acceptedTotal: sum.total.value, idempotencyKey: review?.submitKey ?? '' };

    expect((await visitor.post('/rest/checkout/submit/', fields)).statusCode).toBe(201);
    expect(await shop.db.query(`select delivery ->> 'pickupBox' as box from shop_order`)).toEqual([
      { box: 'PICKUP_BOX_CC' },
    ]);
  });

  it('counts a kilogram for goods without a weight', async () => {
    await visitor.post('/basket/add/', { itemId: UNKNOWN, quantity: 15 });
    await typeContact();
    expect((await read()).delivery.pickupBox).toBe('PICKUP_BOX_CC');
    await visitor.post('/basket/add/', { itemId: UNKNOWN, quantity: 10 });
    expect((await read()).delivery.pickupBox).toBeNull();
  });

  it('is neither offered nor accepted with goods that do not fit', async () => {
    await visitor.post('/basket/add/', { itemId: HEAVY });
    await typeContact();

    expect((await read()).delivery.pickupBox).toBeNull();
    const refused = await visitor.post('/rest/checkout/delivery/', COLLECT);
    expect(refused.json()).toMatchObject({
      fieldErrors: [{ field: 'pickupBox', msg: 'checkout.pickupBox.refused' }],
    });
  });
});
