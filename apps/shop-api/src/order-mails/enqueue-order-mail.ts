import type { Queryable } from '@fachwerk/database';
import { berlinDate, instantOf } from '@fachwerk/shared/time';
import type { OrderMailKind } from '../orders/order-connections';

/** The day on which a gift card reaches its recipient. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MORNING = '08:00';

/**
 * Asks for a mail in the transaction of its cause. The row contains only what the order itself does not: the
 * mail is rendered later by a job. A repeated call for the same cause has no effect.
 */
export async function enqueueOrderMail(
  tx: Queryable,
  kind: OrderMailKind,
  orderId: string,
  details: Record<string, unknown>,
): Promise<void> {
  const { seq = 1, lineId, sendOn } = details;
  const cause = String(lineId ?? seq);
  await tx.query(
    `insert into order_mail (kind, order_id, reference, data, due_at)
     values ($1, $2, $3, $4, greatest(now(), $5::timestamptz)) on conflict (reference) do nothing`,
    [kind, orderId, `${orderId} ${kind} ${cause}`, JSON.stringify(details), sendingTime(sendOn)],
  );
}

function sendingTime(day: unknown): Date | null {
  if (typeof day !== 'string' || !DAY.test(day)) return null;
  return day > berlinDate(new Date().toISOString()) ? instantOf(day, MORNING) : null;
}
