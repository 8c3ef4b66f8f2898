/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import type {
  CartContainer,
  Checkout,
  CheckoutChange,
  OrderConfirmation,
  OrderPlaced,
} from '@fachwerk/shared/contracts';
import type { CardCodes } from '../../benefits/gift-cards/card-codes';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import { createAttemptLimit } from '../../kernel/limits/attempt-limit';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { waitsForALock } from '../../testing/waits-for-a-lock';
import { checkoutDrafts } from '../checkout/checkout-draft';
import { aContact, ADDRESS, DELIVERY, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';

const [SCREWS, BOOK, LAST, PAINT] = ['900100', '900200', '900300', '900400'];
const products = (paintCents = 1500) =>
  [
    anItem({ itemId: SCREWS, priceCents: 1000, onlineStock: 1000 }),
    anItem({ itemId: BOOK, priceCents: 535, onlineStock: 1000, taxRate: 700 }),
    anItem({ itemId: LAST, priceCents: 2000, onlineStock: 1 }),
    anItem({ itemId: PAINT, priceCents: paintCents, onlineStock: 1000 }),
  ].map((item, index) => aProduct({ productId: `900${index + 1}`, items: [item] }));

const PROMOTIONS = [
  { id: 'once', code: 'EINMAL', benefit: { kind: 'amount', cents: 100 }, maxUses: 1 },
  { id: 'seven', code: 'SIEBEN', benefit: { kind: 'amount', cents: 777 } },
  { id: 'all', code: 'ALLES', benefit: { kind: 'percentage', percent: 100 } },
].map((promotion) => ({ ...promotion, name: promotion.code, terms: 'Gilt immer.' }));

interface Wishes {
  lines?: Record<string, number>;
  coupon?: string;
  card?: CardCodes;
  /** Null: a gift card pays everything. */
  paymentMethod?: string | null;
}

describe('a submit', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let cards = 0;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, products());
    expect((await importPromotions(shop.db, JSON.stringify(PROMOTIONS))).faults).toEqual([]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    await shop.db.query('delete from attempt_limit');
    await shop.db.query('delete from caused_mail');
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  async function aCard(cents: number): Promise<CardCodes> {
    const request = { cents, reference: `line-${(cards += 1)}`, now: new Date() };
    const codes = await issueGiftCard(shop.db, 'a secret for tests', request);
    if (!codes) throw new Error('No card.');
    return codes;
  }
  const read = async (who = visitor) => (await who.get('/rest/checkout/')).json<Checkout>();

  async function reachReview(wishes: Wishes = {}, who = visitor): Promise<Checkout> {
    const { lines = { [SCREWS]: 2 }, coupon, card, paymentMethod = 'PAYPAL' } = wishes;
    for (const [itemId, quantity] of Object.entries(lines))
      await who.post('/basket/add/', { itemId, quantity });
    if (coupon) await who.post('/rest/voucher/basket/add/', { coupon });
    if (card) await who.post('/rest/giftcard/basket/add/', { cardNumber: card.number, pin: card.pin });
    await who.post('/rest/checkout/start/', {});
    await who.post('/rest/checkout/contact/', aContact());
    await who.post('/rest/checkout/delivery/', DELIVERY);
    await who.post('/rest/checkout/address/', ADDRESS);
    if (paymentMethod !== null) await who.post('/rest/checkout/payment/', { paymentMethod });
    const checkout = await read(who);
    expect(checkout.nextStep).toBe('review');
    return checkout;
  }

  const submit = ({ sum, review }: Checkout, who = visitor) =>
    who.post(
      '/rest/checkout/submit/',
      { acceptedTotal: sum.total.value, acceptedPayable: sum.payable.value },
      { 'idempotency-key': review?.submitKey ?? 'none' },
    );

  /** Another visitor orders; a gift card pays everything. */
  async function anotherOrder(wishes: Wishes): Promise<void> {
    const other = new Visitor(shop.app);
    const answer = await submit(await reachReview({ paymentMethod: null, ...wishes }, other), other);
    expect(answer.statusCode).toBe(201);
  }

  const cartOf = async ({ review }: Checkout, db: Queryable = shop.db): Promise<string> => {
    const [row] = await db.query<{ id: string }>('select cart_id as id from checkout where submit_key = $1', [
      review?.submitKey,
    ]);
    return row?.id ?? '';
  };

  it('is not answered with the order before it, whose step was saved a moment too late', async () => {
    const before = await reachReview({ paymentMethod: null, card: await aCard(10_000) });
    const cartId = await cartOf(before);
    const key = before.review?.submitKey ?? '';
    const first = await submit(before);
    expect(first.statusCode).toBe(201);
    // Another tab had read the checkout before the order was placed.
    await checkoutDrafts(shop.db).save(cartId, key, 'paymentMethod', 'PAYPAL');

    const next = await reachReview({ paymentMethod: null, card: await aCard(10_000) });
    expect(next.review?.submitKey).not.toBe(key);
    const second = await submit(next);
    expect(second.statusCode).toBe(201);
    expect(second.json<OrderPlaced>().orderId).not.toBe(first.json<OrderPlaced>().orderId);
  });

  /** All that a refused order must leave as it was. */
  async function belongings(checkout: Checkout) {
    const cartId = await cartOf(checkout);
    const [attached] = await shop.db.query(
      'select voucher_code as voucher, gift_card_id as card from cart where id = $1',
      [cartId],
    );
    return {
      attached,
      lines: await shop.db.query(
        'select item_id as "itemId", quantity from cart_position where cart_id = $1 order by 1',
        [cartId],
      ),
      cards: await shop.db.query('select id, balance_cents from gift_card order by id'),
      uses: await shop.db.query('select id, uses from promotion order by id'),
      stock: await shop.db.query('select item_id, quantity, reserved from stock order by 1'),
      orders: await shop.db.query('select id, state from shop_order order by id'),
      payments: await shop.db.query('select id, state from payment order by id'),
    };
  }

  /** Submits, and changes the data between the reading of the checkout and the placing of the order. */
  async function submitDuring(checkout: Checkout, change: (tx: Queryable) => Promise<unknown>) {
    const { sent } = await shop.db.transaction(async (tx) => {
      // The placing waits for the cart.
      await tx.query('select from cart where id = $1 for update', [await cartOf(checkout, tx)]);
      const answer = submit(checkout);
      await waitsForALock(shop.db);
      await change(tx);
      return { sent: answer };
    });
    return sent;
  }

  it('is refused with 409 if the coupon was used up meanwhile, which leaves the cart', async () => {
    const checkout = await reachReview({ coupon: 'EINMAL', card: await aCard(500) });
    const before = await belongings(checkout);

    const refused = await submitDuring(checkout, (tx) =>
      tx.query(`select redeem_promotion('once', 'another order', '{other@example.org}')`),
    );

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.voucherUsedUp' }],
      checkout: { sum: { total: { value: checkout.sum.total.value + 100 }, discounts: [] } },
    });
    expect(await belongings(checkout)).toEqual({
      ...before,
      attached: { ...before.attached, voucher: null },
      uses: [
        { id: 'all', uses: 0 },
        { id: 'once', uses: 1 },
        { id: 'seven', uses: 0 },
      ],
    });
    expect((await submit(await read())).statusCode).toBe(201);
  });

  it('is refused with 409 if the gift card pays less at the very moment of the order', async () => {
    const checkout = await reachReview({ coupon: 'SIEBEN', card: await aCard(1000) });
    const before = await belongings(checkout);
    const cardId = String(before.attached?.card);

    const refused = await submitDuring(checkout, (tx) =>
      tx.query(`select redeem_gift_card($1, 300, 'another order')`, [cardId]),
    );

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.giftCardChanged' }],
      checkout: { sum: { payable: { value: checkout.sum.payable.value + 300 } } },
    });
    expect(await belongings(checkout)).toEqual({
      ...before,
      cards: before.cards.map((card) => (card.id === cardId ? { id: cardId, balance_cents: 700 } : card)),
    });
    expect((await submit(await read())).statusCode).toBe(201);
  });

  it('is refused with 412 if the gift card pays less than the page shows', async () => {
    const card = await aCard(1500);
    const checkout = await reachReview({ coupon: 'SIEBEN', card });
    await anotherOrder({ lines: { [BOOK]: 1 }, card });
    const before = await belongings(checkout);

    const refused = await submit(checkout);

    expect(refused.statusCode).toBe(412);
    // 5.35 € and shipping of 5.95 € were paid by the other order.
    expect(refused.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.totalChanged' }],
      checkout: {
        sum: { total: checkout.sum.total, payable: { value: checkout.sum.total.value - 1500 + 535 + 595 } },
      },
    });
    expect(await belongings(checkout)).toEqual(before);
    expect((await submit(refused.json<CheckoutChange>().checkout)).statusCode).toBe(201);
  });

  it('is refused with 412 if the gift card no longer pays everything, and a payment is chosen', async () => {
    const card = await aCard(3000);
    const checkout = await reachReview({ card, paymentMethod: null });
    await anotherOrder({ lines: { [BOOK]: 1 }, card });
    const before = await belongings(checkout);

    const refused = await submit(checkout);

    expect(refused.statusCode).toBe(412);
    expect(refused.json<CheckoutChange>().checkout).toMatchObject({
      nextStep: 'payment',
      sum: { payable: { value: 2595 - 3000 + 535 + 595 } },
    });
    expect(await belongings(checkout)).toEqual(before);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    expect((await submit(await read())).statusCode).toBe(201);
  });

  it('is refused with 412 if a price has changed after the review', async () => {
    const checkout = await reachReview({ lines: { [PAINT]: 2 }, coupon: 'SIEBEN', card: await aCard(500) });
    await shop.import(products(1600));
    const before = await belongings(checkout);

    const refused = await submit(checkout);

    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.totalChanged' }],
      checkout: { sum: { total: { value: checkout.sum.total.value + 200 } } },
    });
    expect(await belongings(checkout)).toEqual(before);
    expect((await submit(refused.json<CheckoutChange>().checkout)).statusCode).toBe(201);
  });

  it('is refused with 412 if the hold has ended and the piece is sold; the other lines can be ordered', async () => {
    const wishes = { lines: { [SCREWS]: 2, [LAST]: 1 }, coupon: 'SIEBEN', card: await aCard(500) };
    const checkout = await reachReview(wishes);
    await shop.db.query(`update stock_hold set expires_at = now() - interval '1 second'`);
    await shop.db.query('select release_ended_holds(100)');
    await anotherOrder({ lines: { [LAST]: 1 }, card: await aCard(5000) });
    const before = await belongings(checkout);

    const refused = await submit(checkout);

    expect(refused.statusCode).toBe(412);
    const { adjustedPositions, checkout: changed } = refused.json<CheckoutChange>();
    expect(adjustedPositions).toMatchObject([
      { itemId: LAST, oldQuantity: 1, newQuantity: 0, reason: 'SOLD_OUT' },
    ]);
    const after = await belongings(checkout);
    expect(after).toEqual({ ...before, lines: [{ itemId: SCREWS, quantity: 2 }], stock: after.stock });
    expect((await submit(changed)).statusCode).toBe(201);
  });

  it('is refused with 429 after too many refusals, with the time to wait; the cart stays', async () => {
    const checkout = await reachReview({ coupon: 'SIEBEN', card: await aCard(500) });
    const before = await belongings(checkout);
    await block(await cartOf(checkout));

    const refused = await submit(checkout);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(refused.json()).toMatchObject({ globalErrors: [{ msg: 'checkout.error.wait' }] });
    expect(await belongings(checkout)).toEqual(before);
    await shop.db.query('delete from attempt_limit');
    expect((await submit(checkout)).statusCode).toBe(201);
  });

  it('that repeats a placed order gets this order, also in the time of waiting', async () => {
    const checkout = await reachReview();
    const cartId = await cartOf(checkout);
    const placed = await submit(checkout);
    expect(placed.statusCode).toBe(201);
    await block(cartId);

    const again = await submit(checkout);

    expect([again.statusCode, again.json()]).toEqual([201, placed.json()]);
    expect(again.headers['retry-after']).toBeUndefined();
  });

  it('with coupon and gift card keeps sums that add up to the cent, with VAT per rate', async () => {
    const wishes = { lines: { [SCREWS]: 3, [BOOK]: 1 }, coupon: 'SIEBEN', card: await aCard(1000) };
    const checkout = await reachReview(wishes);
    const { orderId } = (await submit(checkout)).json<OrderPlaced>();

    const [order] = await shop.db.query(
      `select goods_cents as goods, discount_cents as discount, shipping_cents as shipping, total_cents as total,
         gift_card_cents as card, payable_cents as payable, vat, voucher_code as voucher
       from shop_order where id = $1`,
      [orderId],
    );
    expect(order).toEqual({
      goods: 3535,
      discount: 777,
      shipping: 595,
      total: 3353,
      card: 1000,
      payable: 2353,
      voucher: 'SIEBEN',
      vat: [
        { rate: 1900, netCents: 2467, taxCents: 469 },
        { rate: 700, netCents: 390, taxCents: 27 },
      ],
    });
    // 19 %: 30.00 € less 6.59 € and shipping; 7 %: 5.35 € less 1.18 €.
    expect(
      await shop.db.query(
        'select tax_rate as rate, discount_cents as discount from order_line where order_id = $1 order by 1',
        [orderId],
      ),
    ).toEqual([
      { rate: 700, discount: 118 },
      { rate: 1900, discount: 659 },
    ]);
    expect(checkout.sum).toMatchObject({
      total: { value: 3353 },
      payable: { value: 2353 },
      giftCard: { amount: { value: 1000 } },
      vat: [
        { rate: 1900, net: { value: 2467 }, tax: { value: 469 } },
        { rate: 700, net: { value: 390 }, tax: { value: 27 } },
      ],
    });
    expect(
      await shop.db.query('select delta_cents as delta from gift_card_ledger where reference = $1', [
        orderId,
      ]),
    ).toEqual([{ delta: -1000 }]);
  });

  it('keeps the days of delivery that the review states (BGB §312f)', async () => {
    const checkout = await reachReview({ card: await aCard(10_000), paymentMethod: null });
    const { orderId } = (await submit(checkout)).json<OrderPlaced>();

    const { order } = (
      await visitor.get(`/rest/checkout/confirmation/${orderId}/`)
    ).json<OrderConfirmation>();
    expect(order.arrivals).toEqual([
      { text: checkout.lines[0]?.deliveryText, names: checkout.lines.map(({ name }) => name) },
    ]);
    expect(order.arrivals?.[0]?.text).toBe(checkout.delivery.deliveryText);
  });

  it('keeps the day that the buyer has chosen, which the review states for every line', async () => {
    await reachReview({ card: await aCard(10_000), paymentMethod: null });
    const { date = '', text } = (await read()).delivery.dateWishes[3] ?? {};
    await visitor.post('/rest/checkout/delivery/', { ...DELIVERY, dateWish: date });
    const checkout = await read();
    const { orderId } = (await submit(checkout)).json<OrderPlaced>();

    const { order } = (
      await visitor.get(`/rest/checkout/confirmation/${orderId}/`)
    ).json<OrderConfirmation>();
    expect(checkout.lines.map(({ deliveryText }) => deliveryText)).toEqual([text]);
    expect(order.arrivals?.map((part) => part.text)).toEqual([text]);
  });

  it('that a gift card pays is confirmed at once, without a payment', async () => {
    const checkout = await reachReview({ card: await aCard(10_000), paymentMethod: null });
    expect(checkout.payment.isCovered).toBe(true);

    const placed = await submit(checkout);

    expect(placed.statusCode).toBe(201);
    const { orderId, ...rest } = placed.json<OrderPlaced>();
    expect(rest).toEqual({});
    expect(
      await shop.db.query(
        `select state, payment_method as method, gift_card_cents as card, payable_cents as payable,
           (select count(*)::int from payment p where p.order_id = o.id) as payments
         from shop_order o where id = $1`,
        [orderId],
      ),
    ).toEqual([{ state: 'CONFIRMED', method: 'GUTSCHEINKARTE', card: 2595, payable: 0, payments: 0 }]);
  });

  it('that a coupon leaves nothing to pay for names no gift card', async () => {
    const checkout = await reachReview({ lines: { [SCREWS]: 8 }, coupon: 'ALLES', paymentMethod: null });
    expect(checkout.sum.total.value).toBe(0);

    const { orderId } = (await submit(checkout)).json<OrderPlaced>();

    expect(
      await shop.db.query('select state, payment_method as method from shop_order where id = $1', [orderId]),
    ).toEqual([{ state: 'CONFIRMED', method: 'NO_PAYMENT' }]);
  });

  it('shows the net amount and the VAT of the cart', async () => {
    const lines = { [SCREWS]: 3, [BOOK]: 7, [PAINT]: 1 };
    const checkout = await reachReview({ lines, coupon: 'SIEBEN' });
    const { cartSum } = (await visitor.get('/rest/basket/?positions=all')).json<CartContainer>();

    expect(checkout.sum.total).toEqual(cartSum.total);
    expect(checkout.sum.vat.reduce((sum, { net }) => sum + net.value, 0)).toBe(cartSum.net.value);
  });

  /** As many refusals as end in a time of waiting. */
  async function block(cartId: string): Promise<void> {
    const [row] = await shop.db.query<{ id: string }>(
      'select session_id as id from session_cart where cart_id = $1',
      [cartId],
    );
    if (!row) throw new Error('The cart has no session.');
    const attempts = createAttemptLimit(shop.db);
    let seconds = 0;
    while (seconds === 0) seconds = await attempts.attempt('order', row.id);
  }
});
