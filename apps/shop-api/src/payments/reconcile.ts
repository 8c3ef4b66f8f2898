import type { Database } from '@fachwerk/database';
import { findPayment, type StoredPayment } from './apply-snapshot';
import type { PaymentProvider, PaymentSnapshot } from './payment-provider';

export interface PaymentDifference {
  paymentId: string;
  orderId?: string;
  what: string;
}

export interface ReconcileOptions {
  db: Database;
  providers: readonly PaymentProvider[];
  /** Payments that were created since then. */
  since: Date;
  /** Payments that changed more recently are compared next time: their messages may be on the way. */
  quietSeconds?: number | undefined;
}

const QUIET_SECONDS = 120;

/** Compares providers, payments, ledger and tasks; empty if all agree. */
export async function findPaymentDifferences(options: ReconcileOptions): Promise<PaymentDifference[]> {
  const differences: PaymentDifference[] = [];
  for (const provider of options.providers) differences.push(...(await compareProvider(provider, options)));
  return [...differences, ...(await compareBooks(options))];
}

async function compareProvider(
  provider: PaymentProvider,
  { db, since, quietSeconds = QUIET_SECONDS }: ReconcileOptions,
): Promise<PaymentDifference[]> {
  const differences: PaymentDifference[] = [];
  const listed = new Set<string>();
  for await (const snapshot of provider.list(since)) {
    const { paymentId } = snapshot;
    listed.add(paymentId);
    const payment = await findPayment(db, paymentId);
    if (!payment) {
      differences.push({ paymentId, what: `unknown here, at ${provider.name}: ${snapshot.reference}` });
      continue;
    }
    const [quiet] = await db.query(
      `select from payment where id = $1 and updated_at <= now() - $2 * interval '1 second'`,
      [paymentId, quietSeconds],
    );
    const what = quiet && differenceOf(payment, snapshot);
    if (what) differences.push({ paymentId, orderId: payment.orderId, what });
  }
  const ours = await db.query<{ id: string; orderId: string }>(
    `select id, order_id as "orderId" from payment
     where provider = $1 and reference is not null and created_at >= $2`,
    [provider.name, since],
  );
  for (const { id, orderId } of ours)
    if (!listed.has(id)) differences.push({ paymentId: id, orderId, what: `unknown at ${provider.name}` });
  return differences;
}

function differenceOf(payment: StoredPayment, snapshot: PaymentSnapshot): string | undefined {
  const figures = ({ state, capturedCents }: StoredPayment | PaymentSnapshot, refundedCents: number) =>
    `${state}, captured ${capturedCents}, refunded ${refundedCents}`;
  const here = figures(payment, payment.refundedCents - payment.transferredCents);
  const there = figures(snapshot, snapshot.refundedCents);
  return here === there ? undefined : `here ${here}; at the provider ${there}`;
}

/** What must hold without the provider: totals follow from the ledger, tasks succeed, nothing is kept. */
const compareBooks = ({ db, quietSeconds = QUIET_SECONDS }: ReconcileOptions): Promise<PaymentDifference[]> =>
  db.query<PaymentDifference & { [column: string]: unknown }>(
    `select payment_id as "paymentId", order_id as "orderId", 'totals differ from the ledger' as what
       from payment_difference
     union all
     select t.payment_id, p.order_id, t.kind || ' of ' || t.cents || ' cents was refused: ' || t.failure
       from payment_task t join payment p on p.id = t.payment_id where t.failed_at is not null and t.done_at is null
     union all
     select p.id, p.order_id, 'the order has ended, but ' || (p.captured_cents - p.refunded_cents) || ' cents are kept'
       from payment p
       where not p.is_wanted and p.captured_cents > p.refunded_cents
         and p.updated_at <= now() - $1 * interval '1 second'
         and not exists (select from payment_task t
           where t.payment_id = p.id and t.done_at is null and t.failed_at is null)
     union all
     select p.id, p.order_id, 'the order was charged ' || (o.captured_cents - o.refunded_cents) || ' cents, the payment '
         || (p.captured_cents - p.refunded_cents)
       from payment p join shop_order o on o.id = p.order_id
       where p.is_wanted and o.kind <> 'reservation'
         and p.captured_cents - p.refunded_cents <> o.captured_cents - o.refunded_cents
         and p.updated_at <= now() - $1 * interval '1 second'
         and not exists (select from payment_task t
           where t.payment_id = p.id and t.done_at is null and t.failed_at is null)
         -- Captured at once: the rest goes back when all pieces have left.
         and not (p.captured_cents > o.captured_cents and exists (select from order_line l
           where l.order_id = o.id and l.cancelled + l.handed_over < l.quantity))
     order by 1`,
    [quietSeconds],
  );
