/** @jest-environment node */
import { pathOf } from '@fachwerk/shared/calls';
import {
  type DeskOrder,
  type OrderEvent,
  readDeskCases,
  reportWithdrawalHandled,
} from '@fachwerk/shared/contracts';
import { redeemGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { aCartToOrder } from '../../testing/an-order';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder, type Order } from '../lifecycle/order';
import { placeOrder } from '../lifecycle/place-order';
import { aCaseShop, ITEM, OTHER, STORE } from './testing/a-case-shop';

interface CardOrder {
  kind?: 'delivery' | 'collect';
  goods?: number;
  isFreeGift?: boolean;
}

describe('a case', () => {
  const cases = aCaseShop();
  const {
    anOrder,
    aCollection,
    again,
    call,
    act,
    read,
    list,
    pieces,
    create,
    mailOf,
    open,
    view,
    withdraw,
    caseOf,
  } = cases;

  describe('of a withdrawal', () => {
    it('has its lines and its day, and ends with it', async () => {
      const order = await anOrder();
      await open(order);
      const receipt = await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });
      const found = await caseOf(receipt);
      expect(found).toMatchObject({
        kind: 'WITHDRAWAL',
        dueOn: '2026-12-07',
        mayHoldBack: true,
        lines: [{ lineId: 1, pieces: 2 }],
      });

      expect(await act('online', found, 'dispatched')).toMatchObject({
        mayHoldBack: false,
        goods: 'EXPECTED',
      });
      await act('online', found, 'give');
      await act('online', found, 'arrived', pieces(2));
      await act('online', found, 'disposition', { ...pieces(2), to: 'SHELF' });
      expect(await act('online', found, 'close')).toMatchObject({ status: 200, isEnded: true });

      expect((await again(order)).refundedCents).toBe(2000);
      expect(
        await cases.shop.db.query('select handled_by from withdrawal where receipt_number = $1', [
          receipt.receiptNumber,
        ]),
      ).toEqual([{ handled_by: 'desk online' }]);
    });

    it('is none of its own when the same pieces are withdrawn once more: the receipt is all that is owed', async () => {
      const order = await anOrder();
      await open(order);
      const declare = (lines: string) => withdraw({ order: order.id, orderNumber: order.number, lines });
      const first = await declare('1,1:2');
      const second = await declare('1,1:2');

      expect(second.receiptNumber).not.toBe(first.receiptNumber);
      const rows = await cases.shop.db.query(
        `select w.receipt_number as receipt, w.handled_at is not null as "isHandled", c.id is not null as "hasCase"
         from withdrawal w left join order_case c on c.receipt_number = w.receipt_number
         where w.order_id = $1 order by w.received_at, w.handled_at nulls first`,
        [order.id],
      );
      expect(rows).toEqual([
        { receipt: first.receiptNumber, isHandled: false, hasCase: true },
        { receipt: second.receiptNumber, isHandled: true, hasCase: false },
      ]);
      // One more piece is more than that.
      expect(await caseOf(await declare('1,1:3'))).toMatchObject({ lines: [{ lineId: 1, pieces: 1 }] });
    });

    it('of an unknown order is matched by the online shop, again until something has happened', async () => {
      const [order, wrong] = [await anOrder(), await anOrder()];
      const found = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      expect(found).toMatchObject({ orderId: null, lines: [] });
      expect((await act('online', found, 'give')).msg).toBe('caseError.unmatched');
      expect((await act('online', found, 'match', { orderNumber: 'gibt es nicht' })).status).toBe(412);
      const tooMany = { orderNumber: wrong.number, ...pieces(9) };
      expect((await act('online', found, 'match', tooMany)).msg).toBe('caseError.tooManyPieces');
      await act('online', found, 'match', { orderNumber: wrong.number });

      const matched = await act('online', found, 'match', { orderNumber: order.number, ...pieces(1, 1) });

      expect(matched).toMatchObject({ orderId: order.id, lines: [{ pieces: 1 }, { pieces: 1 }] });
      await act('online', found, 'arrived', pieces(1));
      expect((await act('online', found, 'match', { orderNumber: wrong.number })).status).toBe(412);
    });

    it('of an order of a store is matched to the desk of the store, and a mistake is corrected', async () => {
      const [wrong, order] = [await aCollection(), await anOrder()];
      const found = await caseOf(await withdraw({ orderNumber: 'x' }));

      await act('online', found, 'match', { orderNumber: wrong.number });

      expect((await read('store', found)).status).toBe(200);
      expect((await read('online', found)).status).toBe(404);
      expect((await act('store', found, 'match', { orderNumber: order.number })).status).toBe(412);
      expect((await act('other', found, 'match', { orderNumber: order.number })).status).toBe(404);
      expect(await act('online', found, 'match', { orderNumber: order.number })).toMatchObject({
        status: 200,
        orderId: order.id,
      });
      expect((await read('store', found)).status).toBe(404);
    });

    it('takes over pieces of an open return: money and goods are awaited once', async () => {
      const order = await anOrder();
      await open(order);
      const whole = await create('online', order, pieces(1));
      const part = await create('online', order, pieces(2, 1));

      const found = await caseOf(
        await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:3' }),
      );

      expect(await read('online', whole)).toMatchObject({
        isEnded: true,
        money: 'NOT_OWED',
        goods: 'NOT_COMING',
      });
      expect(await read('online', part)).toMatchObject({
        isEnded: false,
        lines: [
          { notComing: 2, notOwed: 2 },
          { notComing: 0, notOwed: 0 },
        ],
      });
      expect((await view(order)).cases?.find(({ number }) => number === whole.number)?.nextText).toBe(
        'Dieser Vorgang ist ohne Rückgabe abgeschlossen. Haben Sie dieselben Artikel widerrufen, bearbeiten wir sie mit dem Widerruf.',
      );
      await act('online', found, 'arrived', pieces(3));
      await act('online', found, 'disposition', { ...pieces(3), to: 'SHELF' });
      await act('online', found, 'give');
      expect((await act('online', found, 'close')).status).toBe(200);
      expect((await again(order)).refundedCents).toBe(3000);
    });

    it('takes over as many pieces as were withdrawn, of whatever case', async () => {
      const order = await anOrder();
      await open(order);
      const reported = [await create('online', order, pieces(2)), await create('online', order, pieces(1))];

      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });

      const lines = await Promise.all(reported.map(async (one) => (await read('online', one)).lines[0]));
      expect(lines.reduce((sum, line) => sum + (line?.notComing ?? 0), 0)).toBe(2);
      expect(lines.reduce((sum, line) => sum + (line?.notOwed ?? 0), 0)).toBe(2);
    });

    it('is paid back, neither replaced nor repaired', async () => {
      const order = await anOrder();
      await open(order);
      const receipt = await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });
      const found = await caseOf(receipt);
      await act('online', found, 'arrived', pieces(2));
      const { events } = await act('online', found, 'disposition', { ...pieces(1), to: 'REPAIR' });

      expect(events).not.toContain('repaired');
      expect(events).not.toContain('replace');
      expect((await act('online', found, 'repaired', pieces(1))).msg).toBe('caseError.noRemedy');
      expect((await act('online', found, 'replace', pieces(1))).msg).toBe('caseError.noRemedy');
    });

    it('keeps pieces in the shop while it has their money open', async () => {
      const order = await anOrder();
      const made = await create('online', order, { kind: 'COMPLAINT', wish: 'REPAIR', ...pieces(1) });
      await act('online', made, 'arrived', pieces(1));
      await act('online', made, 'disposition', { ...pieces(1), to: 'REPAIR' });
      const found = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      await act('online', found, 'match', { orderNumber: order.number, ...pieces(3) });
      const back = { ...pieces(1), from: 'REPAIR', to: 'BACK_TO_BUYER' };

      expect((await act('online', made, 'repaired', pieces(1))).msg).toBe('caseError.withdrawnElsewhere');
      expect((await act('online', made, 'disposition', back)).msg).toBe('caseError.withdrawnElsewhere');
      expect((await act('online', made, 'replace', pieces(1))).msg).toBe('caseError.withdrawnElsewhere');

      await act('online', found, 'not-owed', { reason: 'zu spät' });
      expect((await act('online', made, 'repaired', pieces(1))).status).toBe(200);
    });

    it('before the goods are picked cancels them at once, and nothing has to come back', async () => {
      const order = await anOrder({}, [] as never);
      await open(order);

      const part = await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });
      expect(await again(order)).toMatchObject({
        state: 'CONFIRMED',
        lines: [{ cancelled: 2 }, { cancelled: 0 }],
      });
      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,2' });

      expect(await again(order)).toMatchObject({
        state: 'CANCELLED',
        lines: [{ cancelled: 3 }, { cancelled: 1 }],
      });
      expect(await mailOf('order-cancelled')).toBeDefined();
      expect((await list('online')).filter(({ orderId }) => orderId === order.id)).toEqual([]);
      expect(
        await cases.shop.db.query('select handled_by from withdrawal where receipt_number = $1', [
          part.receiptNumber,
        ]),
      ).toEqual([{ handled_by: 'guest' }]);
    });

    /** The phone of a person who packs. */
    const pack = async ({ id }: Order, step = '', body?: object) =>
      (await call('online', `/rest/desk/orders/${id}/${step}`, body)) as unknown as DeskOrder & {
        status: number;
        msg?: string;
      };

    it('while the goods are picked cancels what has not left, and is no piece that was not found', async () => {
      const order = await anOrder({ payableCents: 4000, paymentMethod: 'CREDIT_CARD' }, ['pick'] as never);
      await open(order);
      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });

      expect((await pack(order)).lines).toMatchObject([{ open: 1, withdrawn: 2 }, { open: 1 }]);
      expect((await list('online')).filter(({ orderId }) => orderId === order.id)).toEqual([]);

      // A phone that was offline has found all of what was ordered.
      const found = await pack(order, 'found/', pieces(3, 1));
      expect(found).toMatchObject({ status: 200, order: { state: 'PICKING' } });
      expect(found.lines).toMatchObject([{ open: 1, withdrawn: 2 }, { open: 1 }]);
      expect(found.lines[1]).not.toHaveProperty('withdrawn');
      expect(found.order.rest).toBeUndefined();
      expect((await again(order)).lines.map(({ missing }) => missing)).toEqual([0, 0]);
      expect((await mailOf('order-cancelled'))?.text).not.toMatch(/nicht (gefunden|vorrätig)/);

      const parcel = { carrier: 'DHL', trackingNumber: '1' };
      expect(await pack(order, 'ship/', { ...parcel, ...pieces(3, 1) })).toMatchObject({
        status: 412,
        msg: 'deskError.withdrawn',
      });
      expect((await pack(order, 'ship/', { ...parcel, ...pieces(1, 1) })).status).toBe(200);
      expect(await again(order)).toMatchObject({ state: 'SHIPPED', capturedCents: 2000, refundedCents: 0 });
    });

    it('of all pieces that are picked ends the order, and tells a phone that was offline why', async () => {
      const order = await anOrder({}, ['pick'] as never);
      await open(order);
      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,2' });

      expect((await again(order)).state).toBe('CANCELLED');
      expect(await pack(order, 'found/', pieces(3, 1))).toMatchObject({
        status: 412,
        msg: 'deskError.withdrawn',
      });
      expect((await pack(order)).lines).toMatchObject([{ withdrawn: 3 }, { withdrawn: 1 }]);
    });

    it('that is matched while the goods are picked cancels them at once, and ends', async () => {
      const order = await anOrder({ payableCents: 4000, paymentMethod: 'CREDIT_CARD' }, ['pick'] as never);
      await open(order);
      const receipt = await withdraw({ orderNumber: 'unleserlich' });
      const found = await caseOf(receipt);
      const match = { orderNumber: order.number, ...pieces(3) };
      expect(await act('online', found, 'match', match, 'a-match')).toMatchObject({
        status: 200,
        isEnded: true,
        lines: [],
      });
      expect((await act('online', found, 'match', match, 'a-match')).status).toBe(200);

      const atDesk = await pack(order);
      expect(atDesk.lines).toMatchObject([{ open: 0, withdrawn: 3 }, { open: 1 }]);
      expect(atDesk.order.cases).toEqual([]);
      expect((await view(order)).cases).toEqual([]);
      expect(await mailOf('order-cancelled')).toBeDefined();
      expect(
        await cases.shop.db.query('select handled_by from withdrawal where receipt_number = $1', [
          receipt.receiptNumber,
        ]),
      ).toEqual([{ handled_by: 'desk online' }]);
    });

    it('of goods that are made to order is decided by people once they are picked (BGB §312g(2) no. 1)', async () => {
      const order = await anOrder({}, ['pick'] as never);
      await cases.shop.db.query(
        `update order_line set withdrawal_exclusion = 'MIXED_PAINT' where order_id = $1 and line_id = 1`,
        [order.id],
      );
      await open(order);
      const found = await caseOf(
        await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' }),
      );

      expect(found).toMatchObject({ isEnded: false, lines: [{ pieces: 2 }] });
      expect((await again(order)).lines[0]).toMatchObject({ cancelled: 0 });
      const [shown] = (await view(order)).cases ?? [];
      expect(shown).not.toHaveProperty('slip');
    });

    it('pays what was sent, while a part of the order is still on its way', async () => {
      const order = await anOrder({}, ['pick'] as never);
      await cases.shop.db.transaction((tx) =>
        moveOrder(tx, order.id, 'ship', {
          actor: 'desk online',
          now: cases.clock,
          details: { lines: [{ lineId: 1, quantity: 2 }] },
        }),
      );
      const found = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      // The third piece has not left: the match cancels it.
      expect(await act('online', found, 'match', { orderNumber: order.number, ...pieces(3) })).toMatchObject({
        lines: [{ pieces: 2 }],
      });

      expect((await act('online', found, 'give')).status).toBe(200);

      expect((await again(order)).refundedCents).toBe(2000);
      expect((await act('online', found, 'give')).msg).toBe('caseError.nothing');
    });

    describe('about a gift card', () => {
      const cardOf = async ({ id }: Order) =>
        (
          await cases.shop.db.query<{ id: string; isBlocked: boolean }>(
            `select c.id, blocked_at is not null as "isBlocked" from gift_card c
             join gift_card_ledger l on l.card_id = c.id and l.cause = 'issue' where l.reference = $1`,
            [`${id} 1`],
          )
        )[0]!;
      async function run({ id }: Pick<Order, 'id'>, events: readonly OrderEvent[]): Promise<void> {
        for (const event of events)
          await cases.shop.db.transaction((tx) =>
            moveOrder(tx, id, event, { actor: 'desk online', now: cases.clock }),
          );
      }
      /** A gift card that was issued, and goods that have not left. */
      async function aGiftCardOrder(
        { kind = 'delivery', goods = 0, isFreeGift = false }: CardOrder = {},
        events: readonly OrderEvent[] = [],
      ): Promise<Order> {
        const locationId = kind === 'delivery' ? 'online' : STORE;
        const card = { itemId: ITEM, unitCents: 2500, locationId: null, giftCardValue: 2500 };
        const other = { itemId: OTHER, quantity: goods, isFreeGift, locationId };
        const draft = await aCartToOrder(
          cases.shop.db,
          goods === 0 ? [card] : [card, { ...other, ...(isFreeGift && { unitCents: 0, entryId: null }) }],
          {
            email: cases.email,
            kind,
            paymentMethod: 'PAY_IN_STORE',
            needsPayment: false,
            companyId: kind === 'delivery' ? null : STORE,
          },
        );
        const placed = await cases.shop.db.transaction((tx) => placeOrder(tx, draft, cases.clock));
        await cases.shop.runJobs('timers of orders');
        const id = (placed as { orderId: string }).orderId;
        await run({ id }, events);
        return (await findOrder(cases.shop.db, id))!;
      }

      it('waits for no goods, and the money blocks the card', async () => {
        const order = await aGiftCardOrder();
        await open(order);
        const found = await caseOf(
          await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
        );
        expect(found).toMatchObject({ goods: 'NOT_COMING', money: 'OPEN', mayHoldBack: false });
        expect(found.events).not.toContain('arrived');
        expect(found.events).toContain('match');

        expect(await act('online', found, 'give')).toMatchObject({ status: 200, money: 'GIVEN' });

        expect(await cardOf(order)).toMatchObject({ isBlocked: true });
        expect(await again(order)).toMatchObject({ state: 'RETURNED', refundedCents: 2500 });
        expect((await act('online', found, 'close')).status).toBe(200);
      });

      it('says nothing to the buyer of goods that are kept or came back', async () => {
        const order = await aGiftCardOrder();
        await open(order);
        const found = await caseOf(
          await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
        );
        expect((await mailOf('withdrawal-receipt'))?.text).not.toContain('Rücksendeschein');
        const [one] = (await view(order)).cases ?? [];
        expect(one?.goodsText).toBe('Geschenkkarte per E-Mail, nichts zurückzugeben');
        expect(one?.nextText).toMatch(/noch nicht bezahlt, sperren wir sie/);
        // A withdrawal from before cards were told apart expects its pieces.
        await cases.shop.db.query('update order_case_line set not_coming = 0 where case_id = $1', [
          found.caseId,
        ]);
        const [before] = (await view(order)).cases ?? [];
        expect(before).toEqual(one);
        expect(before).not.toHaveProperty('slip');

        await act('online', found, 'give');

        const after = await view(order);
        expect(after).toMatchObject({ state: 'RETURNED', stateText: 'Zurückgenommen' });
        expect(after.nextText).toMatch(/^Geschenkkarten aus dieser Bestellung sind gesperrt/);
        expect(after.history.map(({ text }) => text)).toContain('Geschenkkarte zurückgenommen und gesperrt');
        expect(JSON.stringify(after)).not.toMatch(/Rücksendung|Zurückgesendet|behalten die Artikel/);
      });

      describe.each([
        ['delivery', 'CONFIRMED', []],
        ['delivery', 'PICKING', ['pick']],
        ['collect', 'CONFIRMED', []],
        ['collect', 'PICKING', ['pick', 'find']],
        ['collect', 'READY', ['pick', 'find', 'ready']],
      ] as const)('of a %s in %s', (kind, state, before) => {
        const after = (
          kind === 'delivery' ? (['pick', 'ship'] as const) : (['pick', 'find', 'ready', 'collect'] as const)
        ).filter((event) => !before.some((one) => one === event));

        it('is given back, and the goods leave as before', async () => {
          const order = await aGiftCardOrder({ kind, goods: 1 }, before);
          expect(order).toMatchObject({ state, capturedCents: 2500 });
          await open(order);
          const desk = kind === 'delivery' ? 'online' : 'store';
          const found = await caseOf(
            await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
            desk,
          );

          expect(await act(desk, found, 'give')).toMatchObject({ status: 200, money: 'GIVEN' });

          expect(await cardOf(order)).toMatchObject({ isBlocked: true });
          const { collectUntil, dueAt, dueEvent } = order;
          expect(await again(order)).toMatchObject({
            state,
            refundedCents: 2500,
            lines: [{ returned: 1 }, {}],
          });
          expect(await again(order)).toMatchObject({ collectUntil, dueAt, dueEvent });
          await run(order, after);
          expect(await again(order)).toMatchObject({
            state: kind === 'delivery' ? 'SHIPPED' : 'COLLECTED',
            capturedCents: 3500,
            refundedCents: 2500,
          });
        });

        it('ends the order, if its goods are a free gift only', async () => {
          const order = await aGiftCardOrder({ kind, goods: 1, isFreeGift: true }, before);
          await open(order);
          const desk = kind === 'delivery' ? 'online' : 'store';
          const found = await caseOf(
            await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
            desk,
          );

          expect((await act(desk, found, 'give')).status).toBe(200);

          expect(await again(order)).toMatchObject({
            state: 'RETURNED',
            dueAt: null,
            lines: [{ returned: 1 }, { cancelled: 1, handedOver: 0 }],
          });
        });
      });

      it('that has paid is refused with its balance, and stays as it is', async () => {
        const order = await aGiftCardOrder();
        await open(order);
        const { id } = await cardOf(order);
        await redeemGiftCard(cases.shop.db, id, 700, 'another order');
        const found = await caseOf(
          await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
        );

        const refund = await call('online', `${readDeskCases.path}${found.caseId}/refund/`);
        const refused = await act('online', found, 'give');

        // The amount is not offered before the click either.
        for (const answer of [refund, refused]) {
          expect(answer).toMatchObject({ status: 412, msg: 'caseError.cardUsed' });
          expect(JSON.stringify(answer.globalErrors?.[0]?.values)).toMatch(/18,00/);
        }
        expect(await cardOf(order)).toMatchObject({ isBlocked: false });
        expect(await again(order)).toMatchObject({ refundedCents: 0, lines: [{ returned: 0 }] });
        expect((await act('online', found, 'not-owed', { reason: 'eingelöst' })).status).toBe(200);
      });
    });

    it('without an order ends with a reason', async () => {
      const found = await caseOf(await withdraw({ orderNumber: 'y' }));
      expect((await act('online', found, 'close')).msg).toBe('caseError.needsReason');
      expect((await act('online', found, 'close', { reason: 'Keine Bestellung dazu' })).status).toBe(200);
    });

    it('is due first, and ends when its withdrawal is reported as handled', async () => {
      const late = await caseOf(await withdraw({ orderNumber: 'spät' }));
      cases.clock = new Date('2026-11-10T12:00:00Z');
      const receipt = await withdraw({ orderNumber: 'früh' });
      const early = await caseOf(receipt);
      const ids = (await list('online')).map(({ caseId }) => caseId);
      expect(ids.indexOf(early.caseId)).toBeLessThan(ids.indexOf(late.caseId));
      expect((await list('online', '?dueUntil=2026-11-24')).map(({ caseId }) => caseId)).toEqual([
        early.caseId,
      ]);

      await call('online', pathOf(reportWithdrawalHandled, { receiptNumber: receipt.receiptNumber }), {});
      expect(await read('online', early)).toMatchObject({ isEnded: true });
    });

    it('of before there were cases gets one, once', async () => {
      const receipt = await withdraw({ orderNumber: 'alt' });
      await cases.shop.db.query('delete from order_case where receipt_number = $1', [receipt.receiptNumber]);

      for (const _ of [1, 2]) await cases.shop.runJobs('add missing cases');

      expect(await caseOf(receipt)).toMatchObject({ orderNumber: 'alt', dueOn: '2026-12-07' });
    });
  });

  it('that was never matched is removed with its withdrawal', async () => {
    const found = await caseOf(await withdraw({ orderNumber: 'uralt' }));
    const matched = await create('store', await aCollection(), pieces(1));
    for (const { caseId } of [found, matched])
      await cases.shop.db.query(
        `update order_case set received_at = now() - interval '7 years 1 day' where id = $1`,
        [caseId],
      );

    await cases.shop.runJobs('remove old cases');

    expect((await read('online', found)).status).toBe(404);
    expect((await read('store', matched)).status).toBe(200);
  });
});
