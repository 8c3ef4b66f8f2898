/** @jest-environment node */
import { type CaseRefund, closeCase, type DeskCases, readDeskCases } from '@fachwerk/shared/contracts';
import { type Order } from '../lifecycle/order';
import { caseKey } from './order-case';
import { aCaseShop, type Desk, ITEM, NOW, OTHER, STORE } from './testing/a-case-shop';

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
    stock,
    mailOf,
    open,
    view,
    withdraw,
    caseOf,
  } = cases;

  describe('of goods that come back to the counter', () => {
    it('has four states, and only the shelf raises the stock', async () => {
      const order = await aCollection();
      const before = await stock(ITEM, STORE);
      const made = await create('store', order);
      expect(made).toMatchObject({ status: 200, goods: 'EXPECTED', money: 'OPEN', kind: 'RETURN' });

      expect(await act('store', made, 'arrived', pieces(1))).toMatchObject({ goods: 'PARTLY_ARRIVED' });
      expect(await act('store', made, 'give', pieces(1))).toMatchObject({
        goods: 'PARTLY_ARRIVED',
        money: 'PARTLY_GIVEN',
      });
      expect(await stock(ITEM, STORE)).toBe(before);
      await act('store', made, 'arrived', pieces(1));
      await act('store', made, 'disposition', { ...pieces(1), to: 'DAMAGED' });
      expect(await stock(ITEM, STORE)).toBe(before);
      await act('store', made, 'disposition', { ...pieces(1), to: 'SHELF' });
      expect(await stock(ITEM, STORE)).toBe(before + 1);
      expect((await again(order)).refundedCents).toBe(1000);

      await act('store', made, 'give');
      const closed = await act('store', made, 'close');
      expect(closed).toMatchObject({ isEnded: true, goods: 'ARRIVED', money: 'GIVEN', events: [] });
      expect((await again(order)).refundedCents).toBe(2000);
    });

    it('is kept by the buyer with the money, without a change of the stock', async () => {
      const order = await aCollection();
      const before = await stock(ITEM, STORE);
      const made = await create('store', order, pieces(1));

      await act('store', made, 'not-coming', pieces(1));
      await act('store', made, 'give');

      expect(await act('store', made, 'close')).toMatchObject({ goods: 'NOT_COMING', money: 'GIVEN' });
      expect(await stock(ITEM, STORE)).toBe(before);
    });

    it('cannot end before goods, place and money are decided', async () => {
      const made = await create('store', await aCollection(), pieces(1));
      const close = async () => (await act('store', made, 'close')).msg;

      expect(await close()).toBe('caseError.goodsOpen');
      await act('store', made, 'arrived', pieces(1));
      expect(await close()).toBe('caseError.dispositionOpen');
      await act('store', made, 'disposition', { ...pieces(1), to: 'SHELF' });
      expect(await close()).toBe('caseError.moneyOpen');
      expect((await act('store', made, 'not-owed', { reason: 'Ohne Kassenbon' })).msg).toBe(
        'caseError.goodsWithoutMoney',
      );
      await act('store', made, 'give');
      expect(await act('store', made, 'close')).toMatchObject({ isEnded: true });
    });

    it.each([
      ['more pieces than were handed over', pieces(4), 'caseError.tooManyPieces'],
      [
        'a line that the order does not have',
        { lines: [{ lineId: 9, quantity: 1 }] },
        'caseError.unknownLine',
      ],
      [
        'one line twice, together too many',
        {
          lines: [
            { lineId: 1, quantity: 2 },
            { lineId: 1, quantity: 2 },
          ],
        },
        'caseError.tooManyPieces',
      ],
    ])('is refused for %s', async (_, body, msg) => {
      expect(await create('store', await aCollection(), body)).toMatchObject({ status: 412, msg });
    });

    it('is refused for pieces that another case expects, and for goods that were not handed over', async () => {
      const order = await aCollection();
      await create('store', order, pieces(2));
      expect((await create('store', order, pieces(2))).status).toBe(412);
      expect((await create('store', order, pieces(1))).status).toBe(200);

      const unsent = await anOrder({}, ['pick'] as never);
      expect((await create('online', unsent, pieces(1))).status).toBe(412);
    });

    it('states what a refund gives back before it does, and what the case needs before its end', async () => {
      const order = await aCollection();
      const made = await create('store', order);
      const refund = (desk: Desk, query = '') =>
        call(desk, `${readDeskCases.path}${made.caseId}/refund/${query}`) as Promise<
          Partial<CaseRefund> & { status: number; msg?: string }
        >;
      expect(made.endNeeds).toBe('caseError.goodsOpen');

      expect(await refund('store', '?lines=1:1')).toMatchObject({ status: 200, total: { value: 1000 } });
      expect(await refund('store')).toMatchObject({ status: 200, total: { value: 2000 } });
      expect(await refund('store', '?lines=1:3')).toMatchObject({
        status: 412,
        msg: 'caseError.tooMuchMoney',
      });
      expect((await refund('store', '?lines=x')).status).toBe(400);
      expect((await refund('other')).status).toBe(404);
      expect((await again(order)).refundedCents).toBe(0);

      const given = await act('store', made, 'give', pieces(1));
      expect((await again(order)).refundedCents).toBe(1000);
      expect(given.lines[0]?.open).toEqual({ goods: 2, place: 0, give: 1, notOwed: 1, replace: 1 });
      expect(await act('store', made, 'give', { total: 900 })).toMatchObject({
        status: 412,
        msg: 'caseError.otherAmount',
      });
      expect((await act('store', made, 'give', { total: 1000 })).status).toBe(200);
      expect((await refund('store')).msg).toBe('caseError.nothing');
    });

    it('keeps who did what, and when', async () => {
      const made = await create('store', await aCollection());
      await act('store', made, 'arrived', pieces(2));
      await act('store', made, 'disposition', { ...pieces(1), to: 'DAMAGED' });
      const { journal } = await act('store', made, 'not-owed', { ...pieces(1), reason: 'Zerkratzt' });

      const at = NOW.toISOString();
      const own = { at, by: 'desk 1001' };
      expect(journal).toEqual([
        { ...own, event: 'not-owed', pieces: pieces(1).lines, reason: 'Zerkratzt' },
        { ...own, event: 'disposition', pieces: pieces(1).lines, where: 'DAMAGED' },
        { ...own, event: 'arrived', pieces: pieces(2).lines },
        { ...own, event: 'create', pieces: pieces(2).lines },
      ]);
    });

    it('counts what two devices report at the same moment once', async () => {
      const order = await aCollection();
      const made = await create('store', order, pieces(1));
      const both = await Promise.all([1, 2].map(() => act('store', made, 'arrived', pieces(1))));

      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      const paid = await Promise.all([1, 2].map(() => act('store', made, 'give', pieces(1))));
      expect(paid.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await again(order)).refundedCents).toBe(1000);
    });

    it('has one effect for one key, and none for the key of another call', async () => {
      const order = await aCollection();
      const made = await create('store', order, pieces(1), 'k-1');
      expect((await create('store', order, pieces(1), 'k-1')).caseId).toBe(made.caseId);
      expect((await create('store', order, pieces(2), 'k-1')).status).toBe(409);

      for (const _ of [1, 2])
        expect((await act('store', made, 'arrived', pieces(1), 'k-2')).lines[0]?.arrived).toBe(1);
      expect((await act('store', made, 'not-coming', pieces(1), 'k-2')).status).toBe(409);
    });

    it('gives no money twice when the order has moved meanwhile', async () => {
      const order = await aCollection();
      const made = await create('store', order, pieces(3));
      const url = `/rest/desk/orders/${order.id}/return/`;
      expect((await call('store', url, pieces(2))).status).toBe(200);

      const all = await act('store', made, 'give', pieces(3));
      expect(all).toMatchObject({ status: 412, msg: 'caseError.notGiven' });
      expect((await act('store', made, 'arrived', pieces(3))).status).toBe(412);
      expect((await act('store', made, 'give')).status).toBe(200);
      expect(await act('store', made, 'give')).toMatchObject({ status: 412, msg: 'caseError.notGiven' });
      expect((await again(order)).refundedCents).toBe(3000);
    });

    it('does not change after its end', async () => {
      const made = await create('store', await aCollection(), pieces(1));
      await act('store', made, 'not-coming', pieces(1));
      await act('store', made, 'not-owed', { reason: 'Bleibt beim Kunden' });
      await act('store', made, 'close');

      for (const event of ['arrived', 'give', 'replace'])
        expect(await act('store', made, event, pieces(1))).toMatchObject({
          status: 412,
          msg: 'caseError.ended',
        });
    });
  });

  it('is written for the return of machines, which is on the shelf and paid at once', async () => {
    const order = await aCollection();
    const before = await stock(ITEM, STORE);
    const url = `/rest/desk/orders/${order.id}/return/`;
    for (const _ of [1, 2]) expect((await call('store', url, pieces(2), 'machine')).status).toBe(200);

    expect(await stock(ITEM, STORE)).toBe(before + 2);
    expect((await again(order)).refundedCents).toBe(2000);
    await open(order);
    expect((await view(order)).cases).toMatchObject([
      { isEnded: true, goodsText: 'Artikel bei uns eingetroffen', moneyText: 'erstattet' },
    ]);
    expect((await call('store', url, pieces(2))).status).toBe(412);
    expect(await stock(ITEM, STORE)).toBe(before + 2);
  });

  it('knows a key of its desk again, also of another person', () => {
    const keys = ['desk 1001 4711', 'desk 1001 4712', 'desk 1002 4711'].map(
      (actor) => caseKey(actor, 'k', 'r').key,
    );

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is seen by the desk of its order only', async () => {
    const made = await create('store', await aCollection(), pieces(1));
    const sent = await create('online', await anOrder(), pieces(1));

    for (const [desk, found] of [
      ['other', made],
      ['online', made],
      ['other', sent],
      ['store', sent],
    ] as const) {
      expect((await read(desk, found)).status).toBe(404);
      expect((await act(desk, found, 'arrived', pieces(1))).status).toBe(404);
      expect((await list(desk)).map(({ caseId }) => caseId)).not.toContain(found.caseId);
    }
    expect((await create('other', await aCollection())).status).toBe(404);
  });

  it('is listed in pages', async () => {
    for (let made = 0; made < 3; made++) await create('store', await aCollection(), pieces(1));
    const all = (await list('store')).map(({ caseId }) => caseId);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: DeskCases = await call('store', `${readDeskCases.path}?size=2&after=${next}`);
      seen.push(...page.cases.map(({ caseId }) => caseId));
      ({ next } = page);
    }
    expect(seen).toEqual(all);
  });

  describe('of a complaint', () => {
    const atRepairer = async (order: Order) => {
      const made = await create('store', order, { kind: 'COMPLAINT', wish: 'REPAIR', ...pieces(1) });
      await act('store', made, 'arrived', pieces(1));
      return act('store', made, 'disposition', { ...pieces(1), to: 'REPAIR' });
    };

    it('is repaired: the warranty is 12 months longer, once, in writing and on the page', async () => {
      const order = await aCollection();
      const made = await atRepairer(order);
      expect(made.lines[0]?.dispositions).toEqual([{ where: 'REPAIR', pieces: 1 }]);
      const repaired = await act('store', made, 'repaired', pieces(1));
      expect(repaired.lines[0]).toMatchObject({
        repaired: 1,
        warrantyUntil: '2029-11-23',
        dispositions: [{ where: 'BACK_TO_BUYER', pieces: 1 }],
      });
      await act('store', made, 'not-owed', { reason: 'Repariert' });
      expect((await act('store', made, 'close')).status).toBe(200);

      const mail = await mailOf('repair-confirmed');
      expect(mail?.text).toMatch(/Repariert am:?\s+23\.11\.2026/);
      expect(mail?.text).toMatch(/1 × .+:?\s+Gewährleistung bis 23\.11\.2029/);
      expect(mail?.text).toMatch(/zwölf Monate länger \(§\s475e/);
      await open(order);
      expect((await view(order)).cases?.[0]?.warranty).toEqual([
        expect.stringContaining('Gewährleistung nach der Reparatur bis 23.11.2029') as string,
      ]);
    });

    it('extends the warranty of one piece once, however often it is repaired', async () => {
      const order = await aCollection();
      const body = { kind: 'COMPLAINT', wish: 'REPAIR', ...pieces(0, 1) };
      const warranty: unknown[] = [];
      for (const _ of [1, 2]) {
        const made = await create('store', order, body);
        await act('store', made, 'arrived', pieces(0, 1));
        await act('store', made, 'disposition', { ...pieces(0, 1), to: 'REPAIR' });
        warranty.push((await act('store', made, 'repaired', pieces(0, 1))).lines[0]?.warrantyUntil);
        await act('store', made, 'not-owed', { reason: 'Repariert' });
        await act('store', made, 'close');
      }
      expect(warranty).toEqual(['2029-11-23', null]);
    });

    it('is repaired as goodwill when the warranty had ended: nothing gets longer', async () => {
      const order = await aCollection();
      cases.clock = new Date('2028-11-24T09:00:00Z');
      const made = await atRepairer(order);

      expect((await act('store', made, 'repaired', pieces(1))).lines[0]).toMatchObject({
        repaired: 1,
        warrantyUntil: null,
      });
      expect(await mailOf('repair-confirmed')).toBeUndefined();
    });

    it('gives neither a new piece nor the own one for money that another call has given', async () => {
      const order = await aCollection();
      const replaced = await create('store', order, { kind: 'COMPLAINT', wish: 'REPLACE', ...pieces(0, 1) });
      const inRepair = await atRepairer(order);
      const before = await stock(OTHER, STORE);
      const withdrawn = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      await act('online', withdrawn, 'match', { orderNumber: order.number, ...pieces(3) });
      expect((await act('store', withdrawn, 'give')).status).toBe(200);
      const returned = await call('store', `/rest/desk/orders/${order.id}/return/`, pieces(0, 1));
      expect(returned.status).toBe(200);
      const after = await stock(OTHER, STORE);

      expect((await act('store', replaced, 'replace', pieces(0, 1))).msg).toBe('caseError.alreadySatisfied');
      expect((await act('store', inRepair, 'repaired', pieces(1))).msg).toBe('caseError.alreadySatisfied');
      const back = { ...pieces(1), from: 'REPAIR', to: 'BACK_TO_BUYER' };
      expect((await act('store', inRepair, 'disposition', back)).msg).toBe('caseError.alreadySatisfied');
      expect([after, await stock(OTHER, STORE)]).toEqual([before + 1, before + 1]);
    });

    it('is exchanged: new goods leave the stock without a charge', async () => {
      const order = await aCollection();
      const before = await stock(ITEM, STORE);
      const made = await create('store', order, { kind: 'COMPLAINT', wish: 'REPLACE', ...pieces(1) });
      await act('store', made, 'arrived', pieces(1));
      await act('store', made, 'disposition', { ...pieces(1), to: 'SUPPLIER' });

      expect((await act('store', made, 'replace', pieces(1))).lines[0]).toMatchObject({ replaced: 1 });

      expect(await stock(ITEM, STORE)).toBe(before - 1);
      expect((await act('store', made, 'give')).msg).toBe('caseError.alreadySatisfied');
      expect((await act('store', made, 'replace', pieces(1))).msg).toBe('caseError.alreadySatisfied');
      expect((await again(order)).refundedCents).toBe(0);
    });

    it('of a lost parcel is closed when the parcel comes after the new goods', async () => {
      const order = await anOrder();
      const lost = await create('online', order, {
        kind: 'COMPLAINT',
        wish: 'REPLACE',
        text: 'Fehlt',
        ...pieces(1),
      });
      await act('online', lost, 'replace', pieces(1));
      await act('online', lost, 'not-coming', pieces(1));
      await act('online', lost, 'not-owed', { reason: 'ersetzt' });
      expect((await act('online', lost, 'close')).status).toBe(200);

      const late = await create('online', order, pieces(1));
      await act('online', late, 'arrived', pieces(1));
      await act('online', late, 'disposition', { ...pieces(1), to: 'SHELF' });
      await act('online', late, 'not-owed', { reason: 'schon ersetzt' });
      expect((await act('online', late, 'close')).status).toBe(200);

      const next = await create('online', order, pieces(1));
      await act('online', next, 'arrived', pieces(1));
      await act('online', next, 'disposition', { ...pieces(1), to: 'SHELF' });
      expect((await act('online', next, 'not-owed', { reason: 'ein Versehen' })).msg).toBe(
        'caseError.goodsWithoutMoney',
      );
    });

    it('does not sell again what its buyer gets no money for', async () => {
      const made = await create('store', await aCollection(), pieces(1));
      await act('store', made, 'arrived', pieces(1));
      await act('store', made, 'not-owed', { reason: 'Ohne Kassenbon' });
      const to = (place: string) => act('store', made, 'disposition', { ...pieces(1), to: place });

      expect((await to('SHELF')).msg).toBe('caseError.goodsWithoutMoney');
      expect((await to('BACK_TO_BUYER')).status).toBe(200);
      expect(await act('store', made, 'close')).toMatchObject({ isEnded: true });
    });

    it('is not exchanged without goods in the place', async () => {
      const order = await aCollection();
      const made = await create('store', order, { kind: 'COMPLAINT', wish: 'REPLACE', ...pieces(1) });
      await cases.shop.setStock(ITEM, 0, STORE);

      expect((await act('store', made, 'replace', pieces(1))).msg).toBe('caseError.noStock');
      await cases.shop.setStock(ITEM, 1000, STORE);
    });
  });

  it('has a journal that is not rewritten', async () => {
    const made = await create('store', await aCollection(), pieces(1));
    await act('store', made, 'not-coming', pieces(1));

    expect(
      await cases.shop.db.query(
        'select seq, event, actor from order_case_event where case_id = $1 order by seq',
        [made.caseId],
      ),
    ).toEqual([
      { seq: 1, event: 'create', actor: `desk ${STORE}` },
      { seq: 2, event: 'not-coming', actor: `desk ${STORE}` },
    ]);
    await expect(
      cases.shop.db.query(`update order_case_event set actor = 'x' where case_id = $1`, [made.caseId]),
    ).rejects.toThrow('append-only');
    expect(closeCase.path).toContain(readDeskCases.path);
  });
});
