/** @jest-environment node */
import { pathOf, readPayouts, reportPayout } from '@fachwerk/shared/calls';
import type { Payouts } from '@fachwerk/shared/contracts';
import { createSealer } from '../../kernel/secrets/sealed-text';
import { aCartToOrder } from '../../testing/an-order';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { placeOrder } from '../lifecycle/place-order';
import { createBankDetails } from '../pages/bank-details-repository';
import { applySnapshot } from '../payments/apply-snapshot';
import { bookTotals } from '../payments/book-totals';
import { findPaymentDifferences } from '../payments/reconcile';

const TOKEN = 'a-token-of-the-accounting';
const ACCOUNT = { accountHolder: 'Erika Musterfrau', iban: 'DE02120300000000202051' };

describe('refunds by bank transfer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      deskTokens: [`accounting:${TOKEN}`, '1001:a-token-of-a-store', 'online:a-token-of-the-warehouse'],
    });
    await shop.setStock('100401', 1000);
  });
  afterAll(() => shop.close());

  const bankDetails = () => createBankDetails(shop.db, createSealer('a secret for tests', 'bank details'));
  const desk = (token: string | undefined, payload?: object, orderId = '') =>
    shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url: payload ? pathOf(reportPayout, { orderId }) : readPayouts.path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const read = async () => (await desk(TOKEN)).json<Payouts>().payouts;
  const transfer = (orderId: string, fields: object = {}) =>
    desk(TOKEN, { cents: 2000, transferReference: 'T-1', ...fields }, orderId);

  /** A cancelled order whose provider has refused to return 20 of 50 euros, and has returned the others. */
  async function aRefusedRefund(): Promise<{ orderId: string; paymentId: string }> {
    const draft = await aCartToOrder(shop.db, [{ itemId: '100401', unitCents: 5000 }], {
      needsPayment: false,
    });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    const { orderId } = placed as { orderId: string };
    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'cancel', { actor: 'guest' }));
    const paymentId = `pay-${orderId}`;
    await shop.db.query(
      `insert into payment (id, order_id, method, provider, cents, state, is_wanted, reference)
       values ($1, $2, 'CREDIT_CARD', 'test', 5000, 'authorized', false, $1)`,
      [paymentId, orderId],
    );
    await bookTotals(shop.db, paymentId, { capturedCents: 5000, refundedCents: 3000 });
    await shop.db.query(
      `insert into payment_task (payment_id, kind, reference, cents, done_at, failed_at, failure)
       values ($1, 'refund', 'r1', 3000, now(), null, null), ($1, 'refund', 'r2', 2000, null, now(), 'card closed')`,
      [paymentId],
    );
    await shop.db.query('delete from order_mail');
    return { orderId, paymentId };
  }
  const stateOf = async (orderId: string) =>
    (
      await shop.db.query(
        `select o.state, p.refunded_cents as refunded, p.transferred_cents as transferred,
           (select sum(cents)::integer from money_ledger where order_id = o.id) as kept,
           (select count(*)::integer from order_mail where order_id = o.id and kind = 'refunded') as mails,
           (select count(*)::integer from bank_details where order_id = o.id) as accounts
         from shop_order o join payment p on p.id = 'pay-' || o.id where o.id = $1`,
        [orderId],
      )
    )[0];
  const differences = () =>
    findPaymentDifferences({ db: shop.db, providers: [], since: new Date(0), quietSeconds: 0 });

  it.each([
    ['no token', undefined, 401],
    ['a wrong token', 'a-token-of-another', 401],
    ['the token of a store', 'a-token-of-a-store', 404],
    ['the token of the warehouse', 'a-token-of-the-warehouse', 404],
  ])('are closed to %s', async (_, token, status) => {
    const { orderId } = await aRefusedRefund();
    await bankDetails().save(orderId, ACCOUNT);
    const paid = await desk(token, { cents: 2000, transferReference: 'T-1' }, orderId);
    const list = await desk(token);

    expect([list.statusCode, paid.statusCode]).toEqual([status, status]);
    expect(list.body + paid.body).not.toContain('DE02');
    expect(await stateOf(orderId)).toMatchObject({ state: 'CANCELLED', transferred: 0, accounts: 1 });
  });

  it('do not contain a refund that the provider has accepted and not yet paid', async () => {
    const { orderId, paymentId } = await aRefusedRefund();
    await shop.db.query(
      `update payment_task set done_at = now(), failed_at = null, failure = null where payment_id = $1 and reference = 'r2'`,
      [paymentId],
    );

    const list = await desk(TOKEN);

    expect(list.statusCode).toBe(200);
    expect(list.json<Payouts>().payouts.map((payout) => payout.orderId)).not.toContain(orderId);
  });

  it('wait with the account of the customer, and are booked once', async () => {
    const { orderId } = await aRefusedRefund();
    const find = async () => (await read()).find((one) => one.orderId === orderId);
    expect(await find()).toMatchObject({ amount: { value: 2000 }, account: null });
    expect((await transfer(orderId)).statusCode).toBe(412);
    await bankDetails().save(orderId, ACCOUNT);
    expect(await find()).toMatchObject({ account: ACCOUNT });
    expect((await differences()).map(({ what }) => what)).toContain(
      'refund of 2000 cents was refused: card closed',
    );

    const answers = [await transfer(orderId), await transfer(orderId)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(await find()).toBeUndefined();
    expect(await stateOf(orderId)).toEqual({
      state: 'REFUNDED',
      refunded: 5000,
      transferred: 2000,
      kept: 0,
      mails: 1,
      accounts: 0,
    });
    const [event] = await shop.db.query(
      `select actor, details from order_event where order_id = $1 and event = 'refunded'`,
      [orderId],
    );
    expect(event).toMatchObject({
      actor: 'desk accounting',
      details: { cents: 2000, transferReference: 'T-1' },
    });
    expect((await differences()).filter((one) => one.orderId === orderId)).toEqual([]);
  });

  it('are refused with another amount, and for an order that is unknown', async () => {
    const { orderId } = await aRefusedRefund();
    await bankDetails().save(orderId, ACCOUNT);

    expect((await transfer(orderId, { cents: 1999 })).statusCode).toBe(412);
    expect((await transfer('unknown')).statusCode).toBe(404);
    expect(await stateOf(orderId)).toMatchObject({ transferred: 0, accounts: 1, mails: 0 });
  });

  it('stay apart from what the provider reports later', async () => {
    const { orderId, paymentId } = await aRefusedRefund();
    await bankDetails().save(orderId, ACCOUNT);
    await transfer(orderId);

    const snapshot = { reference: paymentId, paymentId, state: 'authorized', capturedCents: 5000 } as const;
    await shop.db.transaction((tx) => applySnapshot(tx, 'test', { ...snapshot, refundedCents: 3000 }));

    expect(await stateOf(orderId)).toMatchObject({ refunded: 5000, transferred: 2000, kept: 0, mails: 1 });
  });

  it('do not wait for what a person has returned at the provider', async () => {
    const { orderId, paymentId } = await aRefusedRefund();
    await bookTotals(shop.db, paymentId, { capturedCents: 5000, refundedCents: 5000 });

    expect((await read()).some((one) => one.orderId === orderId)).toBe(false);
  });
});
