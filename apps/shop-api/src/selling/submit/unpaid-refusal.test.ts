/** @jest-environment node */
import type { Checkout } from '@fachwerk/shared/contracts';
import { personOf } from '../../kernel/limits/person';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { holderOf } from '../../stores/stock/hold-limits';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, CONTACT, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';

const STORE = '1001';
const ITEM = '100401';

describe('collections that are paid in the store', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER });
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 1000);
    await shop.setStock(ITEM, 1000, STORE);
  });
  afterAll(() => shop.close());

  const anUnpaidDraft = (email: string, person = personOf(null, email)) =>
    aCartToOrder(shop.db, [{ itemId: ITEM, locationId: STORE }], {
      kind: 'collect',
      companyId: STORE,
      paymentMethod: 'PAY_IN_STORE',
      needsPayment: false,
      email,
      holder: holderOf('198.51.100.7', null),
      person,
    });

  async function anUnpaidCollection(email: string): Promise<string> {
    const draft = await anUnpaidDraft(email);
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    return (placed as { orderId: string }).orderId;
  }
  /** A visitor whose collection lacks only the payment method. */
  async function whoCollects(): Promise<Visitor> {
    const visitor = new Visitor(shop.app);
    await visitor.post('/basket/add/', { itemId: ITEM });
    await visitor.post('/rest/stores/select/', { companyId: STORE });
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', CONTACT);
    await visitor.post('/rest/checkout/delivery/', { kind: 'collect', companyId: STORE });
    await visitor.post('/rest/checkout/address/', ADDRESS);
    return visitor;
  }
  const read = async (visitor: Visitor) => (await visitor.get('/rest/checkout/')).json<Checkout>();

  async function submit(visitor: Visitor, paymentMethod: string) {
    await visitor.post('/rest/checkout/payment/', { paymentMethod });
    const { sum, review } = await read(visitor);
    return visitor.post('/rest/checkout/submit/', {
      acceptedTotal: sum.total.value,
      idempotencyKey: review?.submitKey ?? 'none',
    });
  }

  it('are at most five per person: the others are paid at once', async () => {
    const open: string[] = [];
    for (let count = 0; count < 5; count++)
      open.push(await anUnpaidCollection(CONTACT.email.replace('@', `+${count}@`).toUpperCase()));
    const visitor = await whoCollects();

    const refused = await submit(visitor, 'PAY_IN_STORE');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.tooManyUnpaid' }],
      checkout: { isEmpty: false, nextStep: 'review' },
    });

    await shop.db.transaction((tx) => moveOrder(tx, open[0] ?? '', 'cancel', { actor: 'guest' }));
    expect((await submit(visitor, 'PAY_IN_STORE')).statusCode).toBe(201);
    await visitor.post('/basket/add/', { itemId: ITEM });
    expect((await submit(visitor, 'PAY_IN_STORE')).statusCode).not.toBe(201);
  });

  it('are at most five also if a customer and a guest of the same address order at the same moment', async () => {
    const account = { customerId: 'c-1', email: 'zugleich@example.org' };
    // Each has a key in common with some of the others, in changing order.
    const persons = [
      personOf(account, 'andere@example.org'),
      personOf(null, account.email),
      personOf({ ...account, email: 'andere@example.org' }, account.email),
    ];
    const drafts = [];
    for (let index = 0; index < 12; index++)
      drafts.push(await anUnpaidDraft(account.email, persons[index % 3]));

    const outcomes = await Promise.all(
      drafts.map((draft) => shop.db.transaction((tx) => placeOrder(tx, draft, new Date()))),
    );

    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(5);
    expect(outcomes.filter(({ outcome }) => outcome === 'over-limit')).toHaveLength(7);
  });

  it('leave the payment by a provider free', async () => {
    const visitor = await whoCollects();

    expect((await submit(visitor, 'PAYPAL')).statusCode).toBe(201);
  });
});
