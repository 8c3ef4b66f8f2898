/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type {
  AdjustedPosition,
  CartContainer,
  DeliveryInformation,
  ProhibisOrder,
  ProhibisSubmitted,
} from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';

const [SCREWS, LAST_PIECES, ADULTS] = ['900100', '900200', '900300'];
const INFORMATION = '/rest/prohibis/market/deliveryInformation/';
const APPROVE = '/rest/prohibis/market/submit/approve/';
const ORDER = '/rest/prohibis/market/order/';
const submitPath = (id: string) => `/rest/prohibis/market/submit/${id}/`;

describe('the order flow of professional customers', () => {
  let shop: TestShop;
  let firm: Visitor;
  beforeAll(async () => {
    const product = (itemId: string, item: Partial<Parameters<typeof anItem>[0]> = {}) =>
      aProduct({
        productId: itemId.slice(0, 4),
        items: [anItem({ itemId, priceCents: 1000, onlineStock: 1000, ...item })],
      });
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
      product(SCREWS),
      product(LAST_PIECES),
      product(ADULTS, { duties: { ageCheck: true } }),
    ]);
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.query('delete from attempt_limit');
    await shop.setStock(LAST_PIECES, 1000);
    firm = await logIn();
  });

  async function logIn(isProhibis = true): Promise<Visitor> {
    const visitor = new Visitor(shop.app);
    const email = `${randomUUID()}@firm.example`;
    await aCustomer(shop.db, email, { isProhibis });
    await visitor.post('/login/', { email, password: PASSWORD });
    await visitor.post('/rest/account/addresses/', ADDRESS);
    return visitor;
  }
  const add = (itemId = SCREWS, quantity = 2, who = firm) => who.post('/basket/add/', { itemId, quantity });
  const information = (who = firm) => who.get(INFORMATION, { 'x-csrf-token': who.csrf });
  const read = async (who = firm) => (await who.get(ORDER)).json<ProhibisOrder>();
  const cart = async (who = firm) => (await who.get('/rest/basket/')).json<CartContainer>();

  /** The open submission of a filled cart. */
  async function start(itemId = SCREWS, quantity = 2, who = firm): Promise<string> {
    await add(itemId, quantity, who);
    const answer = (await information(who)).json<DeliveryInformation>();
    return answer.onlineBasketInteractions.id ?? '';
  }
  async function submit(id: string, data: object = {}, who = firm) {
    const { sums } = await read(who);
    return who.send('POST', submitPath(id), { acceptedTotal: sums.delivered.total.value, ...data });
  }
  const orders = () =>
    shop.db.query<{ id: string; delivery: object; total: number; method: string }>(
      `select id, delivery, total_cents as total, payment_method as method from shop_order order by placed_at desc`,
    );
  /** The holds end, and others have bought all but `left` pieces. */
  async function loseStock(itemId: string, left: number): Promise<void> {
    await shop.db.query(`update stock_hold set expires_at = now() - interval '1 second' where item_id = $1`, [
      itemId,
    ]);
    await shop.db.query('select release_ended_holds(100)');
    const [stock] = await shop.db.query<{ reserved: number }>(
      `select reserved from stock where item_id = $1 and location_id = 'online'`,
      [itemId],
    );
    await shop.setStock(itemId, left + (stock?.reserved ?? 0));
  }

  describe('delivery information', () => {
    it('holds the goods, and states the days of each entry with net and gross sums', async () => {
      await add();
      const before = await cart();
      expect(before.prohibisBasketInteractions).toEqual([]);
      const answer = await information();
      expect(answer.statusCode).toBe(200);
      const { onlineBasketInteractions, basketSumViewmodel } = answer.json<DeliveryInformation>();
      const [position] = before.onlineCart?.positions ?? [];
      expect(onlineBasketInteractions.interactionLines).toEqual([
        {
          checkoutPosition: { entryId: position?.entryId },
          minDeliveryDate: position?.estimatedDeliveryDateMin,
          maxDeliveryDate: position?.estimatedDeliveryDateMax,
          deliveryText: position?.deliveryText,
        },
      ]);
      expect(basketSumViewmodel.onlinePromotionResultModel).toEqual(
        before.cartSum.onlinePromotionResultModel,
      );
      expect(basketSumViewmodel.sums).toMatchObject({
        delivered: { total: { value: 2595 }, net: { value: 2181 } },
        collected: { total: { value: 2000 }, net: { value: 1681 } },
      });
      const held = await shop.db.query('select quantity from stock_hold where item_id = $1', [SCREWS]);
      expect(held).toContainEqual({ quantity: 2 });
      // The cart names the open submission, and a second call does not change it.
      const { id } = onlineBasketInteractions;
      expect((await cart()).prohibisBasketInteractions).toEqual([{ id }]);
      expect((await read()).interactionId).toBe(id);
      expect((await information()).json<DeliveryInformation>().onlineBasketInteractions.id).toBe(id);
    });

    it('answers 412 with the adjusted positions, and 200 after it', async () => {
      await add(LAST_PIECES, 5);
      await shop.setStock(LAST_PIECES, 3);
      const answer = await information();
      expect(answer.statusCode).toBe(412);
      expect(answer.json()).toMatchObject({
        adjustedPositionsOnline: [{ itemId: LAST_PIECES, oldQuantity: 5, newQuantity: 3, reason: 'REDUCED' }],
        cartContainer: { onlineCart: { positions: [{ quantity: 3 }] } },
      });
      expect((await information()).statusCode).toBe(200);
    });

    it('is for professional customers only, and needs the proof of the page', async () => {
      const customer = await logIn(false);
      await add(SCREWS, 2, customer);
      for (const who of [customer, new Visitor(shop.app)]) {
        await add(SCREWS, 2, who);
        const answer = await information(who);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ prohibisErrorKey: 'forbidden' });
        expect((await who.get(ORDER)).statusCode).toBe(403);
        expect((await cart(who)).prohibisBasketInteractions).toEqual([]);
      }
      expect((await firm.get(INFORMATION)).statusCode).toBe(403);
    });

    it('answers 404 for an empty cart', async () => {
      await cart();
      expect((await information()).statusCode).toBe(404);
    });
  });

  describe('the submission', () => {
    it('places the order on account with what the firm states, and empties the cart', async () => {
      const id = await start();
      const data = { reference: 'BV Müller', costCenter: '4711', contact: 'Frau Kran', comment: 'Tor 3' };
      const answer = await submit(id, data);
      expect(answer.statusCode).toBe(200);
      const [order] = await orders();
      expect(answer.json()).toEqual({
        orderId: order?.id,
        status: 'SUBMITTED',
        // The payment service does not answer: the checkout offers to pay later.
        redirectUrl: '/checkout/',
      });
      expect(order).toMatchObject({ delivery: { firm: data }, total: 2595, method: 'INVOICE_KLARNA' });
      expect(await cart()).toMatchObject({
        onlineCart: null,
        totalArticleCount: 0,
        prohibisBasketInteractions: [],
      });
    });

    it('of one id is one order: again, at the same time, and from a second tab', async () => {
      const id = await start();
      const before = (await orders()).length;
      const acceptedTotal = (await read()).sums.delivered.total.value;
      const send = () => firm.send('POST', submitPath(id), { acceptedTotal });
      const answers = await Promise.all([send(), send(), send(), send()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(200));
      expect(new Set(answers.map((answer) => answer.json<ProhibisSubmitted>().orderId)).size).toBe(1);
      expect((await send()).json()).toEqual(answers[0]?.json());
      expect((await orders()).length).toBe(before + 1);
      // The next order has another id.
      expect(await start()).not.toBe(id);
    });

    it('of a collection takes the chosen store and has no shipping', async () => {
      await firm.post('/rest/stores/select/', { companyId: '1001' });
      const id = await start();
      const acceptedTotal = (await read()).sums.collected.total.value;
      const data = { companyId: '1001', paymentMethod: 'PAY_IN_STORE', acceptedTotal };
      const answer = await submit(id, data);
      expect(answer.json()).toMatchObject({ status: 'SUBMITTED' });
      const { orderId, redirectUrl } = answer.json<ProhibisSubmitted>();
      expect(redirectUrl).toBe(`/bestellung/${orderId}/`);
      expect((await orders())[0]).toMatchObject({ total: 2000, method: 'PAY_IN_STORE' });
    });

    it('answers 400 with the fields that are wrong', async () => {
      const id = await start(ADULTS);
      const fields = async (data: object) => {
        const answer = await submit(id, data);
        expect(answer.statusCode).toBe(400);
        return answer.json<{ fieldErrors: { field: string }[] }>().fieldErrors.map(({ field }) => field);
      };
      expect(await fields({ acceptedTotal: 'much' })).toEqual(['acceptedTotal']);
      expect(await fields({})).toEqual(['ageConfirmed']);
      const isAdult = { ageConfirmed: 'on' };
      expect(await fields({ ...isAdult, reference: 'x'.repeat(41) })).toEqual(['reference']);
      expect(await fields({ ...isAdult, deliveryWish: '2020-01-01' })).toEqual(['deliveryWish']);
      expect(await fields({ ...isAdult, addressId: 'of-another-firm' })).toEqual(['addressId']);
      expect(await fields({ ...isAdult, paymentMethod: 'PAY_IN_STORE' })).toEqual(['paymentMethod']);
      expect((await submit(id, isAdult)).statusCode).toBe(200);
    });

    it('answers 404 for the id of another firm as for one that does not exist', async () => {
      const id = await start();
      const other = await logIn();
      await start(SCREWS, 1, other);
      const foreign = await submit(id, {}, other);
      const unknown = await submit(randomUUID(), {}, other);
      expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
      expect(foreign.body).toBe(unknown.body);
      const approval = { id, acceptedPositions: [], acceptedTotal: 1 };
      expect((await other.send('POST', APPROVE, approval)).statusCode).toBe(404);
      expect((await submit(id)).statusCode).toBe(200);
      // The order of a firm is not read by its id either.
      expect((await submit(id, {}, other)).statusCode).toBe(404);
    });

    it('answers 412 with a key for the error page', async () => {
      const id = await start();
      const elsewhere = await submit(id, { companyId: '9999' });
      expect(elsewhere.statusCode).toBe(412);
      expect(elsewhere.json()).toMatchObject({ prohibisErrorKey: 'store' });
      await firm.post('/basket/clear/', {});
      const emptied = await firm.send('POST', submitPath(id), { acceptedTotal: 2595 });
      expect(emptied.statusCode).toBe(412);
      expect(emptied.json()).toMatchObject({ prohibisErrorKey: 'expired' });
    });

    it('answers 412 with the key of the stock if nothing is left', async () => {
      const id = await start(LAST_PIECES, 5);
      const { sums } = await read();
      await loseStock(LAST_PIECES, 0);
      const gone = await firm.send('POST', submitPath(id), { acceptedTotal: sums.delivered.total.value });
      expect(gone.statusCode).toBe(412);
      expect(gone.json()).toMatchObject({
        prohibisErrorKey: 'stock',
        adjustedPositions: [{ oldQuantity: 5, newQuantity: 0 }],
      });
    });

    it('shows a price that has changed before it is ordered', async () => {
      const id = await start();
      const before = (await orders()).length;
      const cheap = await submit(id, { acceptedTotal: 1 });
      expect(cheap.statusCode).toBe(412);
      expect(cheap.json()).toMatchObject({
        globalErrors: [{ msg: 'checkout.error.totalChanged' }],
        adjustedPositions: [],
        checkout: { sum: { total: { value: 2595 } } },
      });
      expect(cheap.json()).not.toHaveProperty('prohibisErrorKey');
      expect((await orders()).length).toBe(before);
      expect((await submit(id)).statusCode).toBe(200);
    });

    it('works without script, and leads to the error page with the key', async () => {
      await add();
      const started = await firm.submit('/rest/checkout/start/', {});
      expect(started.headers.location).toBe(ORDER_PAGE);
      const { interactionId, sums } = await read();
      const path = submitPath(interactionId ?? '');
      const acceptedTotal = sums.delivered.total.value;
      const wrong = await firm.submit(path, { acceptedTotal, deliveryWish: 'morgen' });
      expect(wrong.headers.location).toMatch(/^\/prohibis\/market\/order\/\?answer=/);
      const refused = await firm.submit(path, { acceptedTotal, companyId: '9999' });
      expect(refused.headers.location).toMatch(/^\/prohibis\/market\/error\?e=store&answer=/);
      const done = await firm.submit(path, { acceptedTotal });
      expect([done.statusCode, done.headers.location]).toEqual([303, '/checkout/']);
    });
  });

  describe('the approval of adjusted quantities', () => {
    /** A submission that the stock has refused. */
    async function refuse(): Promise<{ id: string; acceptedPositions: AdjustedPosition[]; total: number }> {
      const id = await start(LAST_PIECES, 5);
      const { sums } = await read();
      await loseStock(LAST_PIECES, 3);
      const data = { reference: 'BV Müller', acceptedTotal: sums.delivered.total.value };
      const answer = await firm.send('POST', submitPath(id), data);
      expect(answer.statusCode).toBe(412);
      const body = answer.json<{ adjustedPositions: AdjustedPosition[] }>();
      expect(body).toMatchObject({ adjustedPositions: [{ oldQuantity: 5, newQuantity: 3 }] });
      expect(body).not.toHaveProperty('prohibisErrorKey');
      const total = (await read()).sums.delivered.total.value;
      return { id, acceptedPositions: body.adjustedPositions, total };
    }
    const approve = (id: string, acceptedPositions: object[], acceptedTotal: number) =>
      firm.send('POST', APPROVE, { id, acceptedPositions, acceptedTotal });

    it('orders what is left with the order data of the submission, once', async () => {
      const { id, acceptedPositions, total } = await refuse();
      const before = (await orders()).length;
      const send = () => approve(id, acceptedPositions, total);
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(answers[0]?.json()).toEqual(answers[1]?.json());
      expect((await orders()).length).toBe(before + 1);
      expect((await orders())[0]).toMatchObject({ delivery: { firm: { reference: 'BV Müller' } }, total });
    });

    it('answers 412 again for positions that are not accepted, and if the stock has moved', async () => {
      const { id, acceptedPositions, total } = await refuse();
      const none = await approve(id, [], total);
      expect(none.statusCode).toBe(412);
      expect(none.json()).toMatchObject({ adjustedPositions: [{ newQuantity: 3 }] });
      await loseStock(LAST_PIECES, 2);
      const moved = await approve(id, acceptedPositions, total);
      expect(moved.statusCode).toBe(412);
      expect(moved.json()).toMatchObject({ adjustedPositions: [{ oldQuantity: 3, newQuantity: 2 }] });
      const now = (await read()).sums.delivered.total.value;
      const { adjustedPositions } = moved.json<{ adjustedPositions: AdjustedPosition[] }>();
      expect((await approve(id, adjustedPositions, now)).statusCode).toBe(200);
    });

    it('answers 400 for a body that is none, and 412 before a submission has sent its data', async () => {
      const id = await start();
      expect((await firm.send('POST', APPROVE, { id, acceptedPositions: 'all' })).statusCode).toBe(400);
      const early = await approve(id, [], 2595);
      expect(early.statusCode).toBe(412);
      expect(early.json()).toMatchObject({ prohibisErrorKey: 'expired' });
    });
  });
});

const ORDER_PAGE = '/prohibis/market/order/';
