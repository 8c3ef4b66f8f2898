/** @jest-environment node */
import { type Database, openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { migrations } from '../../kernel/files/paths';
import { bookTotals } from './book-totals';
import { capture, refund } from './move-money';
import { planReturns } from './plan-returns';
import { endPayments, requestPayment } from './request-payment';
import { anEndedOrder } from './testing/an-ended-order';

let db: Database;
let drop: () => Promise<void>;
let orderId: string;
beforeAll(async () => {
  const database = await createTestDatabase(migrations, 'embedded');
  db = openDatabase({ url: database.url, maxConnections: 4 });
  drop = database.drop;
});
afterAll(async () => {
  await db.close();
  await drop();
});
beforeEach(async () => {
  orderId = await anEndedOrder(db, 5000);
});

const request = (method: 'CREDIT_CARD' | 'PAYPAL' | 'PAY_IN_STORE' | 'GUTSCHEINKARTE', cents = 5000) =>
  db.transaction((tx) => requestPayment(tx, { orderId, method, cents }));
const tasks = () =>
  db.query(
    `select t.kind, t.reference, t.cents from payment_task t join payment p on p.id = t.payment_id
     where p.order_id = $1 and t.done_at is null order by t.id`,
    [orderId],
  );
const ledger = () =>
  db.query('select cause, cents from money_ledger where order_id = $1 order by id', [orderId]);
const started = (id: string | undefined) =>
  db.query(`update payment set provider = 'test', reference = $1, state = 'authorized' where id = $1`, [id]);

describe('the payment of an order', () => {
  it('is one, also when it is requested twice', async () => {
    const first = await request('CREDIT_CARD');

    expect(await request('CREDIT_CARD')).toBe(first);
  });

  it('is refused without an order', async () => {
    orderId = 'unknown';

    await expect(request('CREDIT_CARD')).rejects.toThrow(/payment_order_id_fkey/);
  });

  it('is replaced when the buyer takes another method', async () => {
    const card = await request('CREDIT_CARD');
    await started(card);

    expect(await request('PAYPAL')).not.toBe(card);
    expect(await tasks()).toEqual([{ kind: 'cancel', reference: 'unwanted', cents: 0 }]);
  });

  it('waits for no provider in the store and with a gift card that pays all', async () => {
    expect(await request('PAY_IN_STORE')).toBeUndefined();
    expect(await request('GUTSCHEINKARTE', 0)).toBeUndefined();
  });

  it('is captured once per cause, in parts, and never more than requested', async () => {
    await started(await request('CREDIT_CARD'));

    for (let time = 0; time < 2; time++) await db.transaction((tx) => capture(tx, orderId, 3000, 'parcel 1'));
    await db.transaction((tx) => capture(tx, orderId, 2000, 'parcel 2'));

    expect((await tasks()).map(({ cents }) => cents)).toEqual([3000, 2000]);
    await expect(db.transaction((tx) => capture(tx, orderId, 1, 'parcel 3'))).rejects.toThrow(
      /only 0 are left/,
    );
  });

  it('is refunded by what was captured at most', async () => {
    await started(await request('CREDIT_CARD'));
    await db.transaction((tx) => capture(tx, orderId, 3000, 'parcel 1'));

    await db.transaction((tx) => refund(tx, orderId, 1000, 'return 1'));

    await expect(db.transaction((tx) => refund(tx, orderId, 2001, 'return 2'))).rejects.toThrow(
      /2000 are left/,
    );
  });

  describe('with a refund that a person has made at the provider', () => {
    beforeEach(async () => {
      const id = await request('CREDIT_CARD');
      await started(id);
      await db.transaction((tx) => capture(tx, orderId, 3000, 'parcel 1'));
      await db.transaction((tx) => bookTotals(tx, id ?? '', { capturedCents: 3000, refundedCents: 500 }));
    });

    it('pays what is left when all of it comes back', async () => {
      for (let time = 0; time < 2; time++)
        await db.transaction((tx) => refund(tx, orderId, 3000, 'return 1'));

      expect((await tasks()).slice(1)).toEqual([{ kind: 'refund', reference: 'return 1', cents: 2500 }]);
    });

    it('plans nothing more afterwards, and what is owed otherwise beside it', async () => {
      const id = (await request('CREDIT_CARD')) ?? '';
      const rest = (total: number) => db.transaction((tx) => planReturns(tx, id, total, 'rest'));
      expect(await rest(1000)).toBe(1000);
      await db.transaction((tx) => bookTotals(tx, id, { capturedCents: 3000, refundedCents: 1500 }));
      await db.transaction((tx) => refund(tx, orderId, 2000, 'return 1'));

      expect((await tasks()).slice(1).map(({ cents }) => cents)).toEqual([1000, 1500]);
      expect(await rest(3000)).toBe(0);
    });

    it('pays later parts from what was captured later', async () => {
      await db.transaction((tx) => refund(tx, orderId, 3000, 'return 1'));
      await db.transaction((tx) => capture(tx, orderId, 2000, 'parcel 2'));
      await db.transaction((tx) => refund(tx, orderId, 2000, 'return 2'));

      expect((await tasks()).filter(({ kind }) => kind === 'refund').map(({ cents }) => cents)).toEqual([
        2500, 2000,
      ]);
    });

    it('pays nothing more when all of it was refunded there', async () => {
      const id = await request('CREDIT_CARD');
      await db.transaction((tx) => bookTotals(tx, id ?? '', { capturedCents: 3000, refundedCents: 3000 }));
      await db.transaction((tx) => refund(tx, orderId, 3000, 'return 1'));

      expect((await tasks()).map(({ kind }) => kind)).toEqual(['capture']);
    });

    it('is still refused more than was captured', async () => {
      await expect(db.transaction((tx) => refund(tx, orderId, 3001, 'return 1'))).rejects.toThrow(/are left/);
    });
  });

  it('is given up without a capture that was not tried', async () => {
    await started(await request('CREDIT_CARD'));
    await db.transaction((tx) => capture(tx, orderId, 3000, 'parcel 1'));

    await db.transaction((tx) => endPayments(tx, orderId));

    expect(await tasks()).toEqual([{ kind: 'cancel', reference: 'unwanted', cents: 0 }]);
  });
});

describe('money in the store', () => {
  it('is booked with the hand-over and its return', async () => {
    await request('PAY_IN_STORE');

    await db.transaction((tx) => capture(tx, orderId, 5000, 'collection'));
    await db.transaction((tx) => refund(tx, orderId, 1500, 'return 1'));

    expect(await ledger()).toEqual([
      { cause: 'capture', cents: 5000 },
      { cause: 'refund', cents: -1500 },
    ]);
    expect(await tasks()).toEqual([]);
  });
});

describe('the ledger', () => {
  it('refuses changes', async () => {
    for (const sql of [
      'update money_ledger set cents = 1',
      'delete from money_ledger',
      'truncate money_ledger',
    ])
      await expect(db.query(sql)).rejects.toThrow(/append-only/);
  });

  it('agrees with the totals of all payments', async () => {
    expect(await db.query('select * from payment_difference')).toEqual([]);
  });
});
