/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { newCardCodes } from '../../benefits/gift-cards/card-codes';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { moveOrder } from './move-order';
import { findOrder } from './order';
import { readOrder } from './order-view';
import { type NewOrder, placeOrder } from './place-order';

const ITEM = '100401';

describe.each(testServers)('an order on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server);
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());

  const place = (order: NewOrder) => shop.db.transaction((tx) => placeOrder(tx, order, new Date()));
  const linesOf = ({ cartId }: NewOrder) =>
    shop.db.query('select item_id as "itemId", quantity from cart_position where cart_id = $1', [cartId]);
  const orders = async () => (await shop.db.query('select 1 from shop_order')).length;

  const aVoucher = (id: string, code: string, uses: number) =>
    shop.db.query(`insert into promotion (id, rule, code, max_uses) values ($1, '{}', $2, $3)`, [
      id,
      code,
      uses,
    ]);

  async function aGiftCard(cents: number): Promise<string> {
    const reference = `card ${Math.random()}`;
    await issueGiftCard(shop.db, 'secret', { cents, reference, now: new Date() }, newCardCodes());
    const [row] = await shop.db.query<{ id: string }>(
      'select card_id as id from gift_card_ledger where reference = $1',
      [reference],
    );
    return row!.id;
  }
  const balanceOf = async (cardId: string) =>
    (
      await shop.db.query<{ cents: number }>('select balance_cents as cents from gift_card where id = $1', [
        cardId,
      ])
    )[0]?.cents;

  it('takes the lines out of the cart and keeps them with the goods', async () => {
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 2 }]);

    const placed = await place(order);

    expect(placed.outcome).toBe('placed');
    expect(await linesOf(order)).toEqual([]);
    const { orderId } = placed as { orderId: string };
    const stored = await findOrder(shop.db, orderId);
    expect(stored).toMatchObject({ state: 'PAYMENT_PENDING', totalCents: 2000, dueEvent: 'expire-payment' });
    expect(stored?.lines).toMatchObject([{ itemId: ITEM, quantity: 2, cancelled: 0 }]);
    expect(await shop.db.query('select open from stock_allocation where reference = $1', [orderId])).toEqual([
      { open: 2 },
    ]);
    expect((await readOrder(shop.db, orderId))?.actions).toEqual(['pay', 'cancel']);
  });

  it('has one effect with one key, also at the same moment', async () => {
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM }]);
    const before = await orders();

    const outcomes = await Promise.all(Array.from({ length: 8 }, () => place(order)));

    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(7);
    expect(new Set(outcomes.map((one) => 'orderId' in one && one.orderId)).size).toBe(1);
    expect(await orders()).toBe(before + 1);
  });

  it('is refused as a whole if stock is missing, and the cart stays', async () => {
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM }, { itemId: '100103', quantity: 2 }]);
    const before = await orders();

    expect(await place(order)).toEqual({
      outcome: 'missing',
      missing: [{ itemId: '100103', locationId: 'online', requested: 2, available: 0 }],
    });
    expect(await linesOf(order)).toHaveLength(2);
    expect(await orders()).toBe(before);
  });

  it.each([
    ['quantity', `update cart_position set quantity = 5 where cart_id = $1`],
    ['line', `delete from cart_position where cart_id = $1`],
    [
      'new line',
      `insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents) values ($1, 'new', '100201', 1, 1)`,
    ],
  ])('is refused after a change of the cart: %s', async (_, sql) => {
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM }]);
    await shop.db.query(sql, [order.cartId]);

    expect(await place(order)).toEqual({ outcome: 'cart-changed' });
  });

  it('is refused with prices of another catalogue, and for the cart of another session', async () => {
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM }]);
    const other = await aCartToOrder(shop.db, [{ itemId: ITEM }]);

    expect(await place({ ...order, catalogueVersion: 0 })).toEqual({ outcome: 'cart-changed' });
    expect(await place({ ...order, sessionId: other.sessionId })).toEqual({ outcome: 'cart-changed' });
  });

  it('leaves no trace if the coupon is used up or the gift card pays less', async () => {
    await aVoucher('one-use', 'EINMAL', 1);
    const cardId = await aGiftCard(1500);
    const attached = {
      voucherCode: 'EINMAL',
      promotionIds: ['one-use'],
      giftCardId: cardId,
      giftCardCents: 1000,
      payableCents: 0,
      needsPayment: false,
    };
    const first = await aCartToOrder(shop.db, [{ itemId: ITEM }], attached);
    const second = await aCartToOrder(shop.db, [{ itemId: ITEM }], attached);
    const third = await aCartToOrder(shop.db, [{ itemId: ITEM }], {
      ...attached,
      voucherCode: null,
      promotionIds: [],
    });

    expect((await place(first)).outcome).toBe('placed');
    expect(await balanceOf(cardId)).toBe(500);
    expect(await place(second)).toEqual({
      outcome: 'voucher-used-up',
      promotionId: 'one-use',
      reason: 'used-up',
    });
    expect(await place(third)).toEqual({ outcome: 'gift-card-changed' });
    expect(await balanceOf(cardId)).toBe(500);
    expect(await linesOf(second)).toHaveLength(1);
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  it('returns to the cart after a refused payment, with coupon and gift card', async () => {
    await aVoucher('two-uses', 'ZWEIMAL', 2);
    const cardId = await aGiftCard(400);
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 3 }], {
      voucherCode: 'ZWEIMAL',
      promotionIds: ['two-uses'],
      giftCardId: cardId,
      giftCardCents: 400,
      payableCents: 2600,
    });
    const { orderId } = (await place(order)) as { orderId: string };
    expect(await balanceOf(cardId)).toBe(0);

    const refuse = () =>
      shop.db.transaction((tx) => moveOrder(tx, orderId, 'refuse-payment', { actor: 'payment' }));
    const { moved, order: refused } = await refuse();

    expect(moved).toBe(true);
    expect(refused).toMatchObject({ state: 'CANCELLED', giftCardReturnedCents: 400, dueAt: null });
    expect(await linesOf(order)).toEqual([{ itemId: ITEM, quantity: 3 }]);
    expect(
      await shop.db.query('select voucher_code as voucher, gift_card_id as card from cart where id = $1', [
        order.cartId,
      ]),
    ).toEqual([{ voucher: 'ZWEIMAL', card: cardId }]);
    expect(await balanceOf(cardId)).toBe(400);
    expect(await shop.db.query(`select uses from promotion where id = 'two-uses'`)).toEqual([{ uses: 0 }]);
    expect((await refuse()).moved).toBe(false);
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });
});
