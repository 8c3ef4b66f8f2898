/** @jest-environment node */
import type { Cancellation, Checkout, OrderPlaced, OrderView } from '@fachwerk/shared/contracts';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import {
  ADDRESS,
  CONTACT,
  DELIVERY,
  UNREACHABLE_PROVIDER,
} from '../../selling/checkout/testing/checkout-forms';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';

const [MACHINE, STONE, PAINT, RULE] = ['900100', '900200', '900300', '900400'];
const products = [
  anItem({ itemId: MACHINE, priceCents: 25_000, onlineStock: 1000 }),
  anItem({ itemId: STONE, priceCents: 39, onlineStock: 1000 }),
  anItem({ itemId: PAINT, priceCents: 4500, onlineStock: 1000 }),
  anItem({ itemId: RULE, priceCents: 999, onlineStock: 1000 }),
].map((item, index) => aProduct({ productId: `900${index + 1}`, items: [item] }));
const PROMOTIONS = [
  { id: 'gift', fromCents: 25_000, benefit: { kind: 'gift', itemId: RULE, quantity: 1 } },
  { id: 'ten', code: 'ZEHN', fromCents: 8000, benefit: { kind: 'percentage', percent: 10 } },
].map((promotion) => ({ ...promotion, name: promotion.id, terms: 'Ab einem Mindestwert.' }));

describe('an order that is cancelled in part', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, products);
    expect((await importPromotions(shop.db, JSON.stringify(PROMOTIONS))).faults).toEqual([]);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  /** Placed and paid. */
  async function ordered(lines: Record<string, number>, coupon = '', giftCard = ''): Promise<OrderView> {
    for (const [itemId, quantity] of Object.entries(lines))
      await visitor.post('/basket/add/', { itemId, quantity });
    if (coupon) await visitor.post('/rest/voucher/basket/add/', { coupon });
    if (giftCard)
      await visitor.post('/basket/add/giftcard/', {
        itemId: '100001',
        productId: '100001',
        amount: giftCard,
      });
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', CONTACT);
    await visitor.post('/rest/checkout/delivery/', DELIVERY);
    await visitor.post('/rest/checkout/address/', ADDRESS);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();
    const placed = await visitor.post(
      '/rest/checkout/submit/',
      { acceptedTotal: sum.total.value, acceptedPayable: sum.payable.value },
      { 'idempotency-key': review?.submitKey ?? 'none' },
    );
    expect(placed.statusCode).toBe(201);
    const { orderId } = placed.json<OrderPlaced>();
    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'pay', { actor: 'payment' }));
    return orderOf(orderId);
  }
  const orderOf = async (orderId: string) =>
    (await visitor.get(`/rest/orders/${orderId}/`)).json<OrderView>();
  const lineOf = ({ lines }: OrderView, itemId: string) => lines.find((line) => line.itemId === itemId);
  const preview = async ({ orderId }: OrderView, lines: string) =>
    (await visitor.get(`/rest/orders/${orderId}/cancellation/?lines=${lines}`)).json<Cancellation>();
  const cancel = async ({ orderId }: OrderView, lines: string): Promise<OrderView> => {
    const answer = await visitor.post(`/rest/orders/${orderId}/cancel/`, { lines });
    expect(answer.statusCode).toBe(200);
    return orderOf(orderId);
  };
  async function cancellationMail(): Promise<string> {
    await shop.runJobs('render mails of orders');
    const [mail] = await shop.db.query<{ text: string }>(
      `select text from mail_outbox where kind = 'order-cancelled' order by created_at desc limit 1`,
    );
    return mail?.text ?? '';
  }

  it('ends with its last bought article, and the gift stays in the shop', async () => {
    const order = await ordered({ [MACHINE]: 1 });
    expect(lineOf(order, RULE)).toMatchObject({ freePromotionProduct: true });
    const machine = `${lineOf(order, MACHINE)?.lineId}:1`;
    expect(await preview(order, machine)).toMatchObject({ isWhole: true, amount: { value: 25_000 } });

    const cancelled = await cancel(order, machine);

    expect(cancelled.state).toBe('CANCELLED');
    expect(lineOf(cancelled, RULE)).toMatchObject({ cancelled: 1 });
    const used = await shop.db.query(
      'select released_at is null as "isUsed" from promotion_redemption where reference = $1',
      [order.orderId],
    );
    expect(used).toEqual([{ isUsed: false }]);
  });

  it('says before and after what the rest loses: a coupon with its minimum, and free shipping', async () => {
    const order = await ordered({ [PAINT]: 2, [STONE]: 1 }, 'ZEHN');
    expect(order.sums.total.value).toBe(8135);
    const paints = `${lineOf(order, PAINT)?.lineId}:2`;
    const seen = await preview(order, paints);
    // 0.39 for the stone, and 5.95 for its parcel.
    expect(seen).toMatchObject({
      amount: { value: 8135 - 634 },
      lost: { gifts: [], shipping: { value: 595 }, discount: { value: 4 } },
    });

    const { sums, state } = await cancel(order, paints);

    expect([state, sums.remaining?.value]).toEqual(['CONFIRMED', 634]);
    const mail = await cancellationMail();
    expect(mail).toMatch(
      /kostet dadurch 75,01\s€ weniger, nun insgesamt 6,34\s€, Versandkosten eingerechnet/,
    );
    expect(mail).toMatch(/nicht mehr kostenlos verschickt: Versandkosten 5,95\s€/);
    expect(mail).toMatch(/75,01\s€ werden nicht abgebucht/);
  });
});
