import type { Queryable } from '@fachwerk/database';
import { DAY_MS } from '@fachwerk/shared/time';
import { findGuaranteedLines } from '../../orders/pages/guaranteed-lines';

/** After the arrival of the whole order: the goods are in use, and the purchase is remembered. */
export const INVITATION_DAYS = 10;
/** After the arrival. A job that stood still writes no invitation about what was bought long ago. */
export const INVITATION_END_DAYS = 30;
/** Before the end of a guarantee: time to check the article, to find the receipt and to send both. */
export const REMINDER_DAYS = 42;

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
export const reminderDay = (endsAt: Date): Date => daysAfter(endsAt, -REMINDER_DAYS);

/** Gives the invitation of an order its day. */
export async function planInvitation(
  tx: Queryable,
  { id, causedAt }: { id: string; causedAt: Date },
): Promise<void> {
  await tx.query(
    'update consent_mail set is_planned = true, attempts = 0, due_at = $2, expires_at = $3 where id = $1',
    [id, daysAfter(causedAt, INVITATION_DAYS), daysAfter(causedAt, INVITATION_END_DAYS)],
  );
}

/**
 * Plans the reminders of guarantees that last, of an order or of all orders of a customer. An article has one
 * reminder, also after an end of the consent and a new one. Whether it is kept, and its day if the order has
 * several parcels, is checked when the mail is written.
 */
export async function planReminders(
  tx: Queryable,
  { customerId, orderId, now }: { customerId: string; orderId?: string; now: Date },
): Promise<void> {
  const guarantees = await findGuaranteedLines(tx, { customerId, ...(orderId && { orderId }) });
  const planned = guarantees
    .filter(({ endsUntil }) => endsUntil > now)
    .map(({ orderId: order, lineId, leftAt, endsFrom, endsUntil }) => ({
      orderId: order,
      lineId,
      causedAt: leftAt,
      dueAt: reminderDay(endsFrom),
      expiresAt: endsUntil,
    }));
  if (planned.length === 0) return;
  await tx.query(
    `insert into consent_mail (kind, customer_id, order_id, line_id, caused_at, is_planned, due_at, expires_at)
     select 'GUARANTEE_REMINDER', $1, p."orderId", p."lineId", p."causedAt", true, p."dueAt", p."expiresAt"
     from json_to_recordset($2) as p ("orderId" text, "lineId" smallint, "causedAt" timestamptz,
       "dueAt" timestamptz, "expiresAt" timestamptz)
     on conflict do nothing`,
    [customerId, JSON.stringify(planned)],
  );
}
