/** @jest-environment node */
import type { Checkout, CheckoutChange, ReservationDraft } from '@fachwerk/shared/contracts';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { waitsForALock } from '../../testing/waits-for-a-lock';
import { ADDRESS, CONTACT, DELIVERY, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';

const STORE = '1001';
const ITEM = '900100';
const ONCE = {
  id: 'once',
  name: 'Einmal',
  terms: 'Gilt einmal.',
  code: 'EINMAL',
  oncePerCustomer: true,
  benefit: { kind: 'amount', cents: 100 },
  carts: ['ONLINE', 'RESERVATION'],
};

describe('a coupon that a person gets once', () => {
  let shop: TestShop;
  let count = 0;
  let email: string;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
      aProduct({
        productId: '9001',
        items: [anItem({ itemId: ITEM, priceCents: 1000, onlineStock: 10_000 })],
      }),
    ]);
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 1000, STORE);
    expect((await importPromotions(shop.db, JSON.stringify([ONCE]))).faults).toEqual([]);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    email = `person-${++count}@example.org`;
  });

  const guest = () => new Visitor(shop.app, `198.51.100.${count}`);
  async function customer(): Promise<Visitor> {
    const visitor = guest();
    await visitor.post('/login/', { email, password: PASSWORD });
    return visitor;
  }
  const tagged = (tag: string) => email.replace('@', `+${tag}@`);
  const isAttached = async (visitor: Visitor) =>
    (await visitor.post('/rest/voucher/basket/add/', { coupon: 'EINMAL' })).body.includes(
      '"successful":true',
    );

  /** A checkout with the coupon, before its submit. */
  async function reachReview(visitor: Visitor, typed: string): Promise<Checkout> {
    await visitor.post('/basket/add/', { itemId: ITEM });
    await visitor.post('/rest/voucher/basket/add/', { coupon: 'EINMAL' });
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', { ...CONTACT, email: typed });
    await visitor.post('/rest/checkout/delivery/', DELIVERY);
    await visitor.post('/rest/checkout/address/', ADDRESS);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    return (await visitor.get('/rest/checkout/')).json<Checkout>();
  }
  const submit = (visitor: Visitor, { sum, review }: Checkout) =>
    visitor.post(
      '/rest/checkout/submit/',
      { acceptedTotal: sum.total.value },
      { 'idempotency-key': review?.submitKey ?? 'none' },
    );
  const order = async (visitor: Visitor, typed = email) => submit(visitor, await reachReview(visitor, typed));

  async function reserve(visitor: Visitor, typed = email) {
    await visitor.post('/basket/add/', { itemId: ITEM, companyId: STORE });
    await visitor.post('/rest/voucher/basket/add/', { coupon: 'EINMAL' });
    const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
    const fields = { ...CONTACT, email: typed, acceptedTotal: draft.sum.total.value };
    return visitor.post('/rest/reservation/submit/', fields, { 'idempotency-key': draft.submitKey });
  }
  const uses = async () => {
    const rows = await shop.db.query(
      'select from promotion_redemption where redeemers && $1 and released_at is null',
      [[email]],
    );
    return rows.length;
  };

  it('as a customer is refused to the guest with this address, who can order without it', async () => {
    await aCustomer(shop.db, email);
    expect((await order(await customer())).statusCode).toBe(201);
    const visitor = guest();

    const refused = await order(visitor, tagged('2').toUpperCase());

    expect(refused.statusCode).toBe(409);
    const { globalErrors, checkout } = refused.json<CheckoutChange>();
    expect(globalErrors[0]?.msg).toBe('checkout.error.voucherUsedUp');
    expect(checkout.sum.discounts).toEqual([]);
    expect((await submit(visitor, checkout)).statusCode).toBe(201);
    expect(await uses()).toBe(1);
  });

  it('as a guest is not given to the customer of this address, whatever address is typed', async () => {
    await aCustomer(shop.db, email);
    expect((await order(guest(), tagged('1'))).statusCode).toBe(201);
    const visitor = await customer();

    expect(await isAttached(visitor)).toBe(false);
    expect((await reachReview(visitor, tagged('other'))).sum.discounts).toEqual([]);
  });

  it('as a customer with another address is refused to the guest with that address', async () => {
    await aCustomer(shop.db, email);
    const other = `work-${email}`;
    expect((await order(await customer(), other)).statusCode).toBe(201);

    expect((await order(guest(), other)).statusCode).toBe(409);
    expect((await order(guest(), email)).statusCode).toBe(409);
  });

  it('in an order is refused to a reservation, and in a reservation to an order', async () => {
    await aCustomer(shop.db, email);
    expect((await reserve(await customer())).statusCode).toBe(201);
    expect((await order(guest(), email)).statusCode).toBe(409);

    email = `other-${email}`;
    await aCustomer(shop.db, email);
    expect((await order(await customer())).statusCode).toBe(201);
    expect((await reserve(guest(), email)).statusCode).toBe(412);
  });

  it('is redeemed once by two orders at the same moment, one of the customer, one of the guest', async () => {
    await aCustomer(shop.db, email);
    const [one, two] = [await customer(), guest()];
    const checkouts = [await reachReview(one, `work-${email}`), await reachReview(two, email)] as const;
    expect(checkouts.map(({ sum }) => sum.discounts.length)).toEqual([1, 1]);

    const { sent } = await shop.db.transaction(async (tx) => {
      await tx.query(`select from promotion where id = 'once' for update`);
      const orders = [submit(one, checkouts[0]), submit(two, checkouts[1])];
      await waitsForALock(shop.db, 2);
      return { sent: orders };
    });
    const answers = await Promise.all(sent);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await uses()).toBe(1);
  });

  it('is given again after the order has been cancelled', async () => {
    await aCustomer(shop.db, email);
    const visitor = await customer();
    const { reservationId } = (await reserve(visitor)).json<{ reservationId: string }>();
    expect((await order(guest(), email)).statusCode).toBe(409);

    await visitor.post(`/rest/reservation/${reservationId}/cancel/`, {});

    expect((await order(guest(), email)).statusCode).toBe(201);
  });
});
