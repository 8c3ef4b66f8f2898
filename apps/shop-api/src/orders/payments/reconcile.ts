import type { Database } from '@fachwerk/database';
import { findOrders } from '../lifecycle/order';
import { settlementOf } from '../lifecycle/order-money';
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
  /** Payments that were created since then, at the providers; in the books, those that have changed. */
  since: Date;
  /** Payments that changed more recently are compared next time: their messages may be on the way. */
  quietSeconds?: number | undefined;
}

const QUIET_SECONDS = 120;

/** Compares providers, payments, ledger and tasks; empty if all agree. */
export async function findPaymentDifferences(options: ReconcileOptions): Promise<PaymentDifference[]> {
  const differences: PaymentDifference[] = [];
  for (const provider of options.providers) differences.push(...(await compareProvider(provider, options)));
  return [...differences, ...(await compareBooks(options)), ...(await compareOrders(options))];
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
     where provider = $1 and reference is not null and created_at >= $2 and updated_at >= $2`,
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

/** Payments of the time, and those of them for which nothing is left to do. */
const QUIET = `
  changed as materialized (select * from payment where updated_at >= $2),
  quiet as (
    select * from changed c where c.updated_at <= now() - $1 * interval '1 second'
      and not exists (select from payment_task t
        where t.payment_id = c.id and t.done_at is null and t.failed_at is null)
  )`;

/** What must hold without the provider: totals follow from the ledger, tasks succeed, nothing is kept. */
const compareBooks = ({
  db,
  since,
  quietSeconds = QUIET_SECONDS,
}: ReconcileOptions): Promise<PaymentDifference[]> =>
  db.query<PaymentDifference & { [column: string]: unknown }>(
    `with ${QUIET}
     select c.id as "paymentId", c.order_id as "orderId", 'totals differ from the ledger' as what
       from changed c cross join lateral (
         select coalesce(sum(l.cents) filter (where l.cause = 'capture'), 0) as captured_cents,
           coalesce(-sum(l.cents) filter (where l.cause = 'refund'), 0) as refunded_cents
         from money_ledger l where l.payment_id = c.id) booked
       where (c.captured_cents, c.refunded_cents) <> (booked.captured_cents, booked.refunded_cents)
     union all
     select t.payment_id, p.order_id, t.kind || ' of ' || t.cents || ' cents was refused: ' || coalesce(t.failure, 'no reason')
       from payment_task t join payment p on p.id = t.payment_id where t.failed_at is not null and t.done_at is null
     union all
     select q.id, q.order_id, 'the order has ended, but ' || (q.captured_cents - q.refunded_cents) || ' cents are kept'
       from quiet q where not q.is_wanted and q.captured_cents > q.refunded_cents
     order by 1`,
    [quietSeconds, since],
  );

/** Orders of one statement; `findOrders` reads at most as many. */
const PAGE = 200;

/** A payment has what its order has charged; one captured at once has what its order can still charge. */
async function compareOrders({
  db,
  since,
  quietSeconds = QUIET_SECONDS,
}: ReconcileOptions): Promise<PaymentDifference[]> {
  const unequal = await db.query<{ paymentId: string; orderId: string; charged: number; paid: number }>(
    `with ${QUIET}
     select q.id as "paymentId", q.order_id as "orderId", o.captured_cents - o.refunded_cents as charged,
       q.captured_cents - q.refunded_cents as paid
     from quiet q join shop_order o on o.id = q.order_id
     where q.is_wanted and o.kind <> 'reservation'
       and q.captured_cents - q.refunded_cents <> o.captured_cents - o.refunded_cents
     order by 1`,
    [quietSeconds, since],
  );
  const differences: PaymentDifference[] = [];
  for (let first = 0; first < unequal.length; first += PAGE) {
    const page = unequal.slice(first, first + PAGE);
    const orders = await findOrders(db, 'o.id = any($1)', [page.map(({ orderId }) => orderId)]);
    const chargeable = new Map(orders.map((order) => [order.id, settlementOf(order).chargeableCents]));
    for (const { paymentId, orderId, charged, paid } of page)
      if (paid !== chargeable.get(orderId))
        differences.push({
          paymentId,
          orderId,
          what: `the order was charged ${charged} cents, the payment ${paid}`,
        });
  }
  return differences;
}
