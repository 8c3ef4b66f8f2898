/** @jest-environment node */
import type { Checkout, CheckoutChange } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { aContact, ADDRESS, DELIVERY, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';

describe('the submission of an order', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
      aProduct({
        productId: '9001',
        items: [anItem({ itemId: '900100', priceCents: 1000, onlineStock: 1000 })],
      }),
      aProduct({
        productId: '9002',
        items: [anItem({ itemId: '900200', priceCents: 2000, onlineStock: 1 })],
      }),
    ]);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });

  async function reachReview(who = visitor, itemId = '900100', quantity = 2): Promise<Checkout> {
    await who.post('/basket/add/', { itemId, quantity });
    await who.post('/rest/checkout/start/', {});
    await who.post('/rest/checkout/contact/', aContact());
    await who.post('/rest/checkout/delivery/', DELIVERY);
    await who.post('/rest/checkout/address/', ADDRESS);
    await who.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    return (await who.get('/rest/checkout/')).json<Checkout>();
  }
  const submit = ({ sum, review }: Checkout, fields: Record<string, string | number> = {}, who = visitor) =>
    who.post(
      '/rest/checkout/submit/',
      { acceptedTotal: sum.total.value, ...fields },
      { 'idempotency-key': review?.submitKey ?? 'none' },
    );
  const orders = () =>
    shop.db.query<{ id: string; state: string; total: number }>(
      `select o.id, o.state, o.total_cents as total from shop_order o join session s on s.id = o.session_id
       order by placed_at desc`,
    );

  it('places the order, once for the same key, and takes the lines out of the cart', async () => {
    const checkout = await reachReview();
    const first = await submit(checkout);
    expect(first.statusCode).toBe(201);
    const { orderId } = first.json<{ orderId: string }>();
    // The answer was lost: the same key answers with the same order.
    const again = await submit(checkout);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await orders())[0]).toEqual({ id: orderId, state: 'PAYMENT_PENDING', total: 2595 });

    const after = (await visitor.get('/rest/checkout/')).json<Checkout>();
    expect(after).toMatchObject({ isEmpty: true, pendingOrder: { orderId, total: { value: 2595 } } });
  });

  it('of one key is one order, also at the same time', async () => {
    const checkout = await reachReview();
    const before = (await orders()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(checkout)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map((answer) => answer.json<{ orderId: string }>().orderId)).size).toBe(1);
    expect((await orders()).length).toBe(before + 1);
  });

  it('ignores prices and quantities of the client, and compares only the accepted total', async () => {
    const checkout = await reachReview();
    const cheap = await submit(checkout, { acceptedTotal: 1 });
    expect(cheap.statusCode).toBe(412);
    expect(cheap.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.totalChanged' }],
      checkout: { sum: { total: { value: 2595 } } },
    });
    const forged = { price: 1, unitCents: 1, quantity: 99, totalCents: 1, discountCents: 2000 };
    expect((await submit(checkout, forged)).statusCode).toBe(201);
    expect((await orders())[0]?.total).toBe(2595);
    const [line] = await shop.db.query(
      'select quantity, unit_cents from order_line order by order_id = $1 desc',
      [(await orders())[0]?.id],
    );
    expect(line).toEqual({ quantity: 2, unit_cents: 1000 });
  });

  it('is refused before the steps are done', async () => {
    await visitor.post('/basket/add/', { itemId: '900100', quantity: 1 });
    const checkout = (await visitor.get('/rest/checkout/')).json<Checkout>();
    const answer = await submit(checkout);
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ globalErrors: [{ msg: 'checkout.error.stepLocked' }] });
  });

  it('answers 412 with the new cart if the last piece has been sold', async () => {
    const checkout = await reachReview(visitor, '900200', 1);
    // The hold has ended, and another visitor buys the piece.
    await shop.db.query(
      `update stock_hold set expires_at = now() - interval '1 second' where item_id = '900200'`,
    );
    await shop.db.query('select release_ended_holds(100)');
    const other = new Visitor(shop.app);
    expect((await submit(await reachReview(other, '900200', 1), {}, other)).statusCode).toBe(201);

    const late = await submit(checkout);
    expect(late.statusCode).toBe(412);
    expect(late.json<CheckoutChange>()).toMatchObject({
      adjustedPositions: [{ itemId: '900200', oldQuantity: 1, newQuantity: 0, reason: 'SOLD_OUT' }],
      checkout: { isEmpty: true },
      cartContainer: { onlineCart: null },
    });
  });

  it('continues or gives up a pending order; the lines return to the cart with what was typed', async () => {
    const { orderId } = (await submit(await reachReview())).json<{ orderId: string }>();
    const stranger = new Visitor(shop.app);
    for (const action of ['continue', 'abandon'])
      expect((await stranger.post(`/rest/checkout/pending/${action}/`, { orderId })).statusCode).toBe(404);
    const other = await visitor.post('/rest/checkout/pending/continue/', {
      orderId,
      paymentMethod: 'CREDIT_CARD',
    });
    expect(other.statusCode).toBe(201);
    const pending = (await visitor.get('/rest/checkout/')).json<Checkout>().pendingOrder;
    expect(pending).toMatchObject({ orderId, paymentMethod: 'CREDIT_CARD' });

    const back = await visitor.post('/rest/checkout/pending/abandon/', { orderId });
    expect(back.json<Checkout>()).toMatchObject({
      pendingOrder: null,
      nextStep: 'review',
      lines: [{ itemId: '900100', quantity: 2 }],
      contact: { values: { lastName: 'Muster' } },
    });
    // The next order has another key.
    expect((await submit(back.json<Checkout>())).json<{ orderId: string }>().orderId).not.toBe(orderId);
  });

  it('works without script and continues with the order', async () => {
    const { review, sum } = await reachReview();
    const fields = { acceptedTotal: sum.total.value, idempotencyKey: review?.submitKey ?? '' };
    const wrong = await visitor.submit('/rest/checkout/submit/', { ...fields, acceptedTotal: 5 });
    expect(wrong.headers.location).toMatch(/^\/checkout\/pruefen\/\?answer=/);
    const before = await orders();
    const answer = await visitor.submit('/rest/checkout/submit/', fields);
    expect(answer.statusCode).toBe(303);
    expect(await orders()).toHaveLength(before.length + 1);
    // The provider does not answer: the checkout offers to pay later.
    expect(answer.headers.location).toBe('/checkout/');
    const again = await visitor.submit('/rest/checkout/submit/', fields);
    expect(again.headers.location).toBe(answer.headers.location);
  });
});
