/** @jest-environment node */
import type { CartContainer, Checkout } from '@fachwerk/shared/contracts';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { CONTACT, DELIVERY } from './testing/checkout-forms';

describe('a login in the middle of the checkout', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded');
    await aCustomer(shop.db, 'mitte@example.org');
  });
  afterAll(() => shop.close());
  const logIn = (who: Visitor) =>
    who.post('/login/', { email: 'mitte@example.org', password: PASSWORD, successUrl: '/checkout/' });
  const add = (who: Visitor, itemId: string, quantity: number) =>
    who.post('/basket/add/', { itemId, quantity });

  it('keeps the current cart, what was typed and the hold, and parks the lines of the earlier cart', async () => {
    const phone = new Visitor(shop.app);
    await logIn(phone);
    await add(phone, '100401', 3);
    await add(phone, '100201', 1);
    const visitor = new Visitor(shop.app);
    await add(visitor, '100401', 2);
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', { ...CONTACT, email: 'andere@example.org' });
    await visitor.post('/rest/checkout/delivery/', DELIVERY);

    await logIn(visitor);

    const checkout = (await visitor.get('/rest/checkout/')).json<Checkout>();
    expect(checkout).toMatchObject({
      isLoggedIn: true,
      lines: [{ itemId: '100401', quantity: 2 }],
      nextStep: 'address',
      contact: { values: { email: 'andere@example.org' } },
    });
    expect(checkout.holdUntil).not.toBeNull();
    const parked = checkout.parkedPositions.map(({ itemId, quantity }) => [itemId, quantity]);
    expect(Object.fromEntries(parked)).toEqual({ '100401': 3, '100201': 1 });
    const cart = (await visitor.get('/rest/basket/')).json<CartContainer>();
    expect(cart.adjustedPositionsOnline.map(({ reason }) => reason)).toEqual(['PARKED', 'PARKED']);
    const differences = await shop.db.query('select * from stock_difference');
    expect(differences).toEqual([]);
  });
});
