/** @jest-environment node */
import { openDatabase } from '@fachwerk/database';
import { testServers } from '@fachwerk/database/testing';
import type { OrderEvent, OrderView } from '@fachwerk/shared/contracts';
import { newCardCodes } from '../../benefits/gift-cards/card-codes';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { type MoveDetails, moveOrder } from '../lifecycle/move-order';
import { findOrder } from '../lifecycle/order';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';
import type { DocumentModel } from './document-model';
import { invoiceXml } from './invoice-xml';
import { europeanFaults, germanFaults, schemaFaults } from './testing/invoice-faults';
import { pdfText } from './testing/pdf-text';

const YEAR = new Date().getFullYear();

describe.each(testServers)('documents on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server);
    await writeStores(shop.db, testStores);
    for (const itemId of ['100401', '100201']) {
      await shop.setStock(itemId, 10_000);
      await shop.setStock(itemId, 10_000, '1001');
    }
  });
  afterAll(() => shop.close());

  const checked: string[] = [];
  afterEach(async () => {
    const models = await shop.db.query<{ number: string; model: DocumentModel }>(
      'select number, model from order_document where number <> all($1)',
      [checked],
    );
    for (const { number, model } of models) {
      expect([number, ...europeanFaults(invoiceXml(model))]).toEqual([number]);
      checked.push(number);
    }
  });

  type Lines = Parameters<typeof aCartToOrder>[1];
  const TWO_RATES: Lines = [
    { itemId: '100401', quantity: 3, unitCents: 1999, discountCents: 100, name: 'Akku-Bohrschrauber' },
    { itemId: '100201', quantity: 2, unitCents: 333, depositCents: 50, taxRate: 700, name: 'Blumenerde' },
  ];
  async function placed(order: Partial<NewOrder> = {}, lines: Lines = TWO_RATES): Promise<string> {
    const composed = await aCartToOrder(shop.db, lines, { needsPayment: false, ...order });
    const outcome = await shop.db.transaction((tx) => placeOrder(tx, composed, new Date()));
    if (!('orderId' in outcome)) throw new Error(outcome.outcome);
    return outcome.orderId;
  }
  const move = (orderId: string, event: OrderEvent, details: MoveDetails = {}, key?: string) =>
    shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details, key }));
  async function shipped(orderId: string): Promise<string> {
    await move(orderId, 'pick');
    await move(orderId, 'ship', { carrier: 'DHL', trackingNumber: '1' });
    return orderId;
  }
  const documentsOf = async (orderId: string): Promise<DocumentModel[]> =>
    (
      await shop.db.query<{ model: DocumentModel }>(
        'select model from order_document where order_id = $1 order by seq',
        [orderId],
      )
    ).map(({ model }) => model);
  const sum = (models: readonly DocumentModel[]) =>
    models.reduce(
      (cents, { kind, grossCents }) => cents + (kind === 'invoice' ? grossCents : -grossCents),
      0,
    );
  const balance = async (orderId: string) => {
    const order = await findOrder(shop.db, orderId);
    if (!order) throw new Error('no order');
    return order.capturedCents - order.refundedCents + order.giftCardCents - order.giftCardReturnedCents;
  };

  it('are given with the first goods that leave, once, and not before', async () => {
    const orderId = await placed({ shippingCents: 595 });
    await move(orderId, 'pick');
    expect(await documentsOf(orderId)).toEqual([]);

    for (let repeat = 0; repeat < 2; repeat++)
      await move(orderId, 'ship', { carrier: 'DHL', trackingNumber: '1' }, 'parcel');

    const [invoice, ...others] = await documentsOf(orderId);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', grossCents: 3 * 1999 - 100 + 2 * 333 + 50 + 595 });
  });

  it('one invoice per parcel; all of them add up to what the order charges', async () => {
    const orderId = await placed({ shippingCents: 595 });
    await move(orderId, 'pick');
    for (const lineId of [1, 1, 1])
      await move(orderId, 'ship', { carrier: 'DHL', trackingNumber: '1', lines: [{ lineId, quantity: 1 }] });
    await move(orderId, 'ship', { carrier: 'DHL', trackingNumber: '2' });

    const documents = await documentsOf(orderId);

    expect(documents.map(({ lines }) => lines.map(({ lineId, quantity }) => [lineId, quantity]))).toEqual([
      [
        [1, 1],
        [null, 1],
      ],
      [[1, 1]],
      [[1, 1]],
      [[2, 2]],
    ]);
    expect(sum(documents)).toBe(await balance(orderId));
    expect(sum(documents)).toBe(3 * 1999 - 100 + 2 * 333 + 50 + 595);
  });

  it('a return corrects its invoice, names it, and gives back what the order gives back', async () => {
    const orderId = await shipped(await placed({ shippingCents: 595 }));
    await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] });
    await move(orderId, 'return');

    const [invoice, first, last, ...others] = await documentsOf(orderId);

    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'correction',
      corrects: [{ number: invoice?.number, date: invoice?.date }],
      lines: [{ lineId: 1, quantity: 1, grossCents: 1999 - 33 }],
    });
    expect(last?.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      [1, 2],
      [2, 2],
      [null, 1],
    ]);
    expect(sum(await documentsOf(orderId))).toBe(0);
    expect(await balance(orderId)).toBe(0);
  });

  it('shipping costs come back with the cancellation of the rest of an order', async () => {
    const orderId = await placed({ shippingCents: 595 }, [{ itemId: '100401', quantity: 2 }]);
    await move(orderId, 'pick');
    await move(orderId, 'ship', { carrier: 'DHL', lines: [{ lineId: 1, quantity: 1 }] });
    await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] });
    await move(orderId, 'find', { lines: [] });

    const documents = await documentsOf(orderId);
    expect(documents.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ['invoice', 1595],
      ['correction', 1000],
      ['correction', 595],
    ]);
    expect(await balance(orderId)).toBe(0);
  });

  it('cancelled pieces that never left have no document', async () => {
    const orderId = await placed();
    await move(orderId, 'cancel');
    expect(await documentsOf(orderId)).toEqual([]);
  });

  it('a collection is invoiced, a reservation is not: the till of the store prints its receipt', async () => {
    const at = { companyId: '1001' };
    const lines = [{ itemId: '100401', locationId: '1001' }];
    const collect = await placed({ kind: 'collect', ...at }, lines);
    const reservation = await placed({ kind: 'reservation', ...at, billingAddress: null }, lines);
    for (const event of ['pick', 'ready', 'collect'] as const) await move(collect, event);
    for (const event of ['find', 'ready', 'collect'] as const) await move(reservation, event);

    expect((await findOrder(shop.db, reservation))?.state).toBe('COLLECTED');
    expect(await documentsOf(collect)).toHaveLength(1);
    expect(await documentsOf(reservation)).toEqual([]);
  });

  it('a gift card is a means of payment, and gets its part back first', async () => {
    const codes = newCardCodes();
    await issueGiftCard(shop.db, 'secret', { cents: 2000, reference: codes.number, now: new Date() }, codes);
    const [card] = await shop.db.query<{ id: string }>(
      'select card_id as id from gift_card_ledger where reference = $1',
      [codes.number],
    );
    const orderId = await shipped(
      await placed({ giftCardId: card?.id ?? '', giftCardCents: 2000 }, [
        { itemId: '100401', quantity: 3, unitCents: 1000 },
      ]),
    );
    await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] });

    const [invoice, correction] = await documentsOf(orderId);
    expect(invoice).toMatchObject({
      grossCents: 3000,
      payments: [
        { method: 'GUTSCHEINKARTE', cents: 2000 },
        { method: 'CREDIT_CARD', cents: 1000 },
      ],
    });
    expect(correction).toMatchObject({
      grossCents: 1000,
      payments: [{ method: 'GUTSCHEINKARTE', cents: 1000 }],
    });
  });

  it('bought gift cards are no supply and stay out of the invoice (UStG §3(15))', async () => {
    const orderId = await shipped(
      await placed({}, [
        { itemId: '100401' },
        { itemId: '100201', unitCents: 2500, giftCardValue: 2500, locationId: null },
      ]),
    );
    const [invoice] = await documentsOf(orderId);
    expect(invoice?.lines.map(({ itemId }) => itemId)).toEqual(['100401']);
  });

  it('UStG §14(4) 4: the numbers have no gap, also when hand-overs run at the same time and some are undone', async () => {
    const before = await numbers();
    const orders: string[] = [];
    while (orders.length < 12) orders.push(await placed());
    for (const orderId of orders) await move(orderId, 'pick');
    const undone = new Error('undone');
    // One connection each: they would wait for those of the other tests too long on a busy machine.
    const many = openDatabase({ url: shop.databaseUrl, maxConnections: 2 * orders.length });
    const outcomes = await Promise.allSettled(
      orders.map((orderId, index) =>
        many.transaction(async (tx) => {
          await moveOrder(tx, orderId, 'ship', { actor: 'desk online' });
          if (index % 3 === 0) throw undone;
        }),
      ),
    );
    await many.close();

    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual(
      Array.from({ length: 4 }, () => undone),
    );
    const given = await numbers();
    expect(given).toHaveLength(before.length + 8);
    expect(given).toEqual(given.map((_, index) => `RE-${YEAR}-${String(index + 1).padStart(6, '0')}`));
  });
  const numbers = async () =>
    (
      await shop.db.query<{ number: string }>(
        `select number from order_document where kind = 'invoice' order by number`,
      )
    ).map(({ number }) => number);

  describe('as files', () => {
    const readable = async () => {
      const orderId = await shipped(await placed());
      const visitor = new Visitor(shop.app);
      await visitor.post('/basket/add/', { itemId: '100201' });
      await shop.db.query(
        `insert into order_access (session_id, order_id, expires_at)
         select session_id, $1, now() + interval '1 hour' from cart where session_id is not null
         order by updated_at desc limit 1`,
        [orderId],
      );
      return { orderId, visitor };
    };

    it('are downloaded by the buyer, always with the same bytes, and never stored on the way', async () => {
      const { orderId, visitor } = await readable();
      await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] });
      const order = (await visitor.get(`/rest/orders/${orderId}/`)).json<OrderView>();
      const [invoice, correction] = order.documents;
      expect([invoice?.kind, correction?.kind]).toEqual(['invoice', 'correction']);

      const file = await visitor.get(`/rest/orders/${orderId}/invoice.pdf`);
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${invoice?.number}.pdf"`,
      });
      expect(pdfText(file.rawPayload)).toContain(invoice?.number);
      const again = await visitor.get(`/rest/orders/${orderId}/documents/${invoice?.number}/`);
      expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
      const second = await visitor.get(`/rest/orders/${orderId}/documents/${correction?.number}/`);
      expect(pdfText(second.rawPayload)).toContain('Rechnungskorrektur');
    });

    it('are data for programs where the buyer is a firm, with its reference', async () => {
      const { orderId, visitor } = await readable();
      const [consumers] = (await visitor.get(`/rest/orders/${orderId}/`)).json<OrderView>().documents;
      expect(consumers?.hasData).toBe(false);
      const refused = await visitor.get(`/rest/orders/${orderId}/documents/${consumers?.number}/data/`);
      expect(refused.statusCode).toBe(404);

      const firm = { company: 'Amt für Gebäude', buyerReference: '04011000-12345-03' };
      const [row] = await shop.db.query<{ contact: NewOrder['contact'] }>(
        'select contact from shop_order where id = $1',
        [orderId],
      );
      const other = await placed({ contact: { ...row!.contact, ...firm } });
      await shipped(other);
      await shop.db.query('update order_access set order_id = $1', [other]);
      const [invoice] = (await visitor.get(`/rest/orders/${other}/`)).json<OrderView>().documents;
      expect(invoice?.hasData).toBe(true);
      const file = await visitor.get(`/rest/orders/${other}/documents/${invoice?.number}/data/`);
      expect(file.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${invoice?.number}.xml"`,
      });
      expect(file.body).toContain('<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>');
      expect([...(await schemaFaults(file.body)), ...germanFaults(file.body)]).toEqual([]);
    });

    it('are not there before the goods leave, nor with another order, nor for others', async () => {
      const { orderId, visitor } = await readable();
      const other = await shipped(await placed());
      const [document] = await documentsOf(other);
      const stranger = new Visitor(shop.app);
      await stranger.get('/rest/user/');

      const statuses = await Promise.all([
        visitor.get(`/rest/orders/${orderId}/documents/${document?.number}/`),
        visitor.get(`/rest/orders/${other}/documents/${document?.number}/`),
        visitor.get(`/rest/orders/${other}/invoice.pdf`),
        stranger.get(`/rest/orders/${orderId}/invoice.pdf`),
      ]);
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      await shop.db.query('delete from order_access');
      expect((await visitor.get(`/rest/orders/${orderId}/invoice.pdf`)).statusCode).toBe(404);
    });
  });

  it('UStG §14b: a document stays as it was given', async () => {
    await shipped(await placed());
    for (const sql of [
      `update order_document set model = '{}'`,
      'delete from order_document',
      'delete from shop_order',
    ])
      await expect(shop.db.query(sql)).rejects.toThrow(/append-only|order_document/);
  });
});
