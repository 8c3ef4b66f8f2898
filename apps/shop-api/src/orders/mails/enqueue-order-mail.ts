import type { Queryable } from '@fachwerk/database';
import { berlinDate, instantOf } from '@fachwerk/shared/time';
import { type MailCause, mailTurn, refuseMail } from '../../kernel/mail/mail-limits';
import type { Order } from '../lifecycle/order';
import type { OrderMailKind } from '../lifecycle/order-connections';

/** The day on which a gift card reaches its recipient. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MORNING = '08:00';

const ENQUEUE = `
  with turn as (select take_mail_turn($6) as at),
    stored as (
      insert into order_mail (kind, order_id, reference, data, due_at)
      select $1, $2, $3, $4, greatest(at, $5::timestamptz) from turn where at is not null
      on conflict (reference) do nothing
    )
  select at is not null as "isAllowed" from turn`;

/**
 * Asks for a mail in the transaction of its cause. The row contains only what the order itself does not: the
 * mail is rendered later by a job. A repeated call for the same cause has no effect. Limits are those of
 * `enqueueMail`: over them an order is refused with a ShopError 429, a mail about a later step waits.
 */
export async function enqueueOrderMail(
  tx: Queryable,
  kind: OrderMailKind,
  { id, email }: Pick<Order, 'id' | 'email'>,
  details: Record<string, unknown>,
  cause: MailCause,
): Promise<void> {
  const { seq = 1, lineId, about, sendOn } = details;
  const reference = `${id} ${kind} ${String(about ?? lineId ?? seq)}`;
  const [turn] = await tx.query<{ isAllowed: boolean }>(ENQUEUE, [
    ...[kind, id, reference, JSON.stringify(details), sendingTime(sendOn), mailTurn(email, kind, cause)],
  ]);
  if (!turn?.isAllowed) refuseMail(cause);
}

function sendingTime(day: unknown): Date | null {
  if (typeof day !== 'string' || !DAY.test(day)) return null;
  return day > berlinDate(new Date().toISOString()) ? instantOf(day, MORNING) : null;
}
