/** @jest-environment node */
import { type Database, openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { migrations } from '../../kernel/files/paths';
import fc from '../../testing/properties';
import { findOrder, lockOrder } from '../lifecycle/order';
import { settlementOf } from '../lifecycle/order-money';
import { applySnapshot, findPayment } from './apply-snapshot';
import type { PaymentSnapshot } from './payment-provider';
import { endPayments, requestPayment } from './request-payment';
import { returnRest } from './return-rest';
import { anEndedOrder } from './testing/an-ended-order';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(migrations, 'embedded');
  db = openDatabase({ url: database.url, maxConnections: 4 });
  drop = database.drop;
});
afterAll(async () => {
  await db.close();
  await drop();
});

const CENTS = 5000;

/** What a provider reports in the course of a payment: captures and refunds in parts. */
const histories = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 2000 })), { maxLength: 8 })
  .map((moves) => {
    let [captured, refunded] = [0, 0];
    const start: readonly [number, number] = [0, 0];
    return [start].concat(
      moves.map(([isCapture, cents]) => {
        if (isCapture) captured = Math.min(CENTS, captured + cents);
        else refunded = Math.min(captured, refunded + cents);
        return [captured, refunded] as readonly [number, number];
      }),
    );
  });

/** Every message at least once, in any order, with repetitions. */
const deliveries = histories.chain((history) => {
  const indexes = history.map((_, index) => index);
  return fc.record({
    history: fc.constant(history),
    arriving: fc
      .tuple(
        fc.shuffledSubarray(indexes, { minLength: indexes.length }),
        fc.array(fc.nat(indexes.length - 1), { maxLength: 6 }),
      )
      .map(([all, repeated]) => [...all, ...repeated]),
    atOnce: fc.boolean(),
  });
});

it('messages in any order, repeated and at once lead to books that agree with the provider', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ history, arriving, atOnce }) => {
      const orderId = await anEndedOrder(db, CENTS);
      const id = await db.transaction((tx) =>
        requestPayment(tx, { orderId, method: 'CREDIT_CARD', cents: CENTS }),
      );
      if (id === undefined) throw new Error('no payment');
      const snapshot = (index: number): PaymentSnapshot => ({
        reference: `ref ${id}`,
        paymentId: id,
        state: 'authorized',
        capturedCents: history[index]?.[0] ?? 0,
        refundedCents: history[index]?.[1] ?? 0,
      });
      await db.transaction((tx) => endPayments(tx, orderId));
      const deliver = (index: number) => db.transaction((tx) => applySnapshot(tx, 'test', snapshot(index)));
      if (atOnce) await Promise.all(arriving.map(deliver));
      else for (const index of arriving) await deliver(index);

      const [captured = 0, refunded = 0] = history.at(-1) ?? [];
      const payment = await findPayment(db, id);
      const [ledger] = await db.query<{ cents: number }>(
        'select coalesce(sum(cents), 0)::integer as cents from money_ledger where payment_id = $1',
        [id],
      );
      const [planned] = await db.query<{ cents: number }>(
        `select coalesce(sum(cents), 0)::integer as cents from payment_task where payment_id = $1 and kind = 'refund'`,
        [id],
      );
      expect([payment?.capturedCents, payment?.refundedCents]).toEqual([captured, refunded]);
      expect(ledger?.cents).toBe(captured - refunded);
      // The order has ended: what the provider has not refunded by itself is planned.
      expect(refunded + (planned?.cents ?? 0)).toBeGreaterThanOrEqual(captured);
      expect(await db.query('select * from payment_difference')).toEqual([]);
    }),
  );
});

const PIECES = 5;

/** Pieces are cancelled while the messages of a payment arrive that was captured at once. */
const cancellations = fc.record({
  /** 0: a message; else as many pieces are cancelled. */
  acts: fc.array(fc.nat(2), { minLength: 1, maxLength: 10 }),
  /** The message that first has the captured sum. */
  isReportedFrom: fc.nat(3),
  atOnce: fc.boolean(),
});

it('a payment that is captured at once gives back what its order cannot charge any more, once', async () => {
  await fc.assert(
    fc.asyncProperty(cancellations, async ({ acts, isReportedFrom, atOnce }) => {
      const orderId = await anEndedOrder(db, CENTS);
      await db.query(
        `insert into order_line (order_id, line_id, item_id, product_id, name, details, quantity, unit_cents, tax_rate, location_id)
         values ($1, 1, '1', '1', 'Artikel', '{}', $2, $3, 1900, 'online')`,
        [orderId, PIECES, CENTS / PIECES],
      );
      const paymentId = await db.transaction((tx) =>
        requestPayment(tx, { orderId, method: 'DIRECTDEBIT_UNZER', cents: CENTS }),
      );
      if (paymentId === undefined) throw new Error('no payment');
      const report = (capturedCents: number) => {
        const snapshot = { reference: `ref ${paymentId}`, paymentId, capturedCents, refundedCents: 0 };
        return db.transaction((tx) => applySnapshot(tx, 'test', { ...snapshot, state: 'open' }));
      };
      const cancel = (pieces: number) =>
        db.transaction(async (tx) => {
          await lockOrder(tx, orderId);
          await tx.query(
            'update order_line set cancelled = least(quantity, cancelled + $2) where order_id = $1',
            [orderId, pieces],
          );
          await returnRest(tx, orderId, settlementOf((await findOrder(tx, orderId))!).chargeableCents);
        });
      let messages = 0;
      const steps = acts.map((act) => () => {
        if (act > 0) return cancel(act);
        messages += 1;
        return report(messages > isReportedFrom ? CENTS : 0);
      });
      if (atOnce) await Promise.all(steps.map((step) => step()));
      else for (const step of steps) await step();
      await report(CENTS);

      const cancelled = Math.min(
        PIECES,
        acts.reduce((sum, act) => sum + act, 0),
      );
      const [planned] = await db.query<{ cents: number }>(
        `select coalesce(sum(cents), 0)::integer as cents from payment_task where payment_id = $1 and kind = 'refund'`,
        [paymentId],
      );
      expect(planned?.cents).toBe((CENTS / PIECES) * cancelled);
    }),
  );
});

it.each([
  [['authorized', 'open'], 'authorized'],
  [['authorized', 'refused'], 'authorized'],
  [['cancelled', 'authorized'], 'cancelled'],
  [['open', 'refused', 'authorized', 'open'], 'authorized'],
] as const)('messages %j leave the payment %s: late ones do not take it back', async (states, expected) => {
  const orderId = await anEndedOrder(db, CENTS);
  const id = await db.transaction((tx) =>
    requestPayment(tx, { orderId, method: 'CREDIT_CARD', cents: CENTS }),
  );
  const message = { reference: `ref ${id}`, paymentId: id ?? '', capturedCents: 0, refundedCents: 0 };

  for (const state of states) await db.transaction((tx) => applySnapshot(tx, 'test', { ...message, state }));

  expect((await findPayment(db, id ?? ''))?.state).toBe(expected);
});
