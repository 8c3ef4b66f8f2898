/** @jest-environment node */
import type { DeskOrder, ErrorBody, OrderKind, OrderView } from '@fachwerk/shared/contracts';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { findOrder } from '../lifecycle/order';
import { placeOrder } from '../lifecycle/place-order';

const STORE = '1001';
const ITEM = '100401';

describe('an order of which the store finds a part', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { deskTokens: [`${STORE}:a-token-of-a-store`] });
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 1000, STORE);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.db.query('delete from mail_outbox'));
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  async function atDesk(orderId: string, action: string, payload: object = {}) {
    const response = await shop.app.inject({
      method: action === '' ? 'GET' : 'POST',
      url: `/rest/desk/orders/${orderId}/${action === '' ? '' : `${action}/`}`,
      headers: { authorization: 'Bearer a-token-of-a-store' },
      ...(action !== '' && { payload }),
    });
    return response.json<DeskOrder>();
  }

  /** Ordered three pieces, of which two are there. */
  async function partlyFound(kind: OrderKind): Promise<string> {
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 3, locationId: STORE }], {
      kind,
      companyId: STORE,
      needsPayment: false,
      paymentMethod: kind === 'collect' ? 'CREDIT_CARD' : 'PAY_IN_STORE',
    });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, order, new Date()));
    if (!('orderId' in placed)) throw new Error(JSON.stringify(placed));
    const { orderId } = placed;
    if (kind === 'collect') await atDesk(orderId, 'pick');
    await atDesk(orderId, 'found', { lines: [{ lineId: 1, quantity: 2 }] });
    return orderId;
  }

  async function mailAbout(orderId: string) {
    await shop.runJobs('render mails of orders');
    const mails = await shop.db.query<{ kind: string; text: string }>(
      `select kind, text from mail_outbox where text like '%' || $1 || '%' order by created_at`,
      [orderId],
    );
    const asking = mails.filter(({ text }) => text.includes('Möchten Sie den Rest abholen'));
    return { asking, text: asking[0]?.text ?? '' };
  }

  /** As a guest who opens the link of the mail on another device. */
  async function byLink(text: string): Promise<Visitor> {
    const visitor = new Visitor(shop.app);
    const [, orderId, token] = /bestellungen\/([\w-]+)\/\?token=([\w-]+)/.exec(text) ?? [];
    await visitor.get(`/rest/orders/${orderId}/open/?token=${token}`);
    return visitor;
  }
  const answer = async (visitor: Visitor, orderId: string, says: string) => {
    const response = await visitor.post(`/rest/orders/${orderId}/rest/`, { answer: says });
    return { status: response.statusCode, ...response.json<OrderView & ErrorBody>() };
  };

  it.each(['collect', 'reservation'] as const)(
    'asks the buyer of a %s once by mail; the rest is kept, and the desk reads it',
    async (kind) => {
      const orderId = await partlyFound(kind);
      const { asking, text } = await mailAbout(orderId);
      expect(asking).toHaveLength(1);
      expect(text).toContain('Ohne Ihre Antwort liegt der Rest für Sie bereit.');
      expect(text).toContain('Abholen oder stornieren');
      expect((await atDesk(orderId, '')).order.rest).toBe('ASKED');

      const buyer = await byLink(text);
      expect(await answer(buyer, orderId, 'keep')).toMatchObject({ status: 200, rest: 'KEPT' });
      expect((await atDesk(orderId, '')).order).toMatchObject({
        rest: 'KEPT',
        history: expect.arrayContaining([expect.objectContaining({ text: 'Sie möchten den Rest abholen' })]),
      });
      for (const says of ['keep', 'cancel'])
        expect(await answer(buyer, orderId, says)).toMatchObject({
          status: 412,
          globalErrors: [{ msg: 'error.order.restAnswered' }],
        });
      expect((await atDesk(orderId, 'ready')).order).toMatchObject({ state: 'READY', rest: 'KEPT' });
    },
  );

  it('gives everything back to a buyer who cancels all, also when the rest is ready', async () => {
    const orderId = await partlyFound('collect');
    const buyer = await byLink((await mailAbout(orderId)).text);
    await atDesk(orderId, 'ready');

    expect(await answer(buyer, orderId, 'cancel')).toMatchObject({ status: 200, state: 'CANCELLED' });
    expect(await answer(buyer, orderId, 'cancel')).toMatchObject({ status: 200, state: 'CANCELLED' });
    const order = await findOrder(shop.db, orderId);
    expect(order).toMatchObject({ capturedCents: 0, lines: [{ cancelled: 3, missing: 1 }] });
  });

  it('keeps the rest of a buyer who does not answer, and takes no answer after the hand-over', async () => {
    const orderId = await partlyFound('reservation');
    const buyer = await byLink((await mailAbout(orderId)).text);
    await atDesk(orderId, 'ready');
    const code = (await findOrder(shop.db, orderId))?.collectionCode;
    expect((await atDesk(orderId, 'hand-over', { code })).order.state).toBe('COLLECTED');

    for (const says of ['keep', 'cancel']) expect((await answer(buyer, orderId, says)).status).toBe(412);
    expect(await findOrder(shop.db, orderId)).toMatchObject({ lines: [{ handedOver: 2 }] });
  });

  it('asks nothing where all was found, and refuses another answer', async () => {
    const orderId = await partlyFound('collect');
    const buyer = await byLink((await mailAbout(orderId)).text);
    for (const says of ['', 'KEEP', 'both']) expect((await answer(buyer, orderId, says)).status).toBe(400);
    expect((await answer(new Visitor(shop.app), orderId, 'cancel')).status).toBe(404);
    expect((await atDesk(orderId, '')).order.rest).toBe('ASKED');
  });
});
