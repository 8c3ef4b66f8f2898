import type { Queryable } from '@fachwerk/database';
import { MAX_OPEN_RESERVATIONS, type OrderKind } from '@fachwerk/shared/rules';
import { sameLetters } from '../limits/same-letters';

/** Goods that are kept for a contact without a payment. */
const UNPAID = {
  reservation: `kind = 'reservation' and state in ('REQUESTED', 'CONFIRMED', 'PARTIAL', 'READY')`,
  collect: `kind = 'collect' and payment_method in ('PAY_IN_STORE', 'PICK_UP_BOX')
    and state in ('CONFIRMED', 'PICKING', 'READY')`,
} as const satisfies Partial<Record<OrderKind, string>>;

/**
 * Refusals are limited by session and network; this limits what is accepted and costs nothing. The lock makes
 * the limit exact under parallel calls of one contact.
 */
export async function hasTooManyUnpaid(
  tx: Queryable,
  kind: keyof typeof UNPAID,
  email: string,
): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($2 || ' ' || $1, 0))`, [
    sameLetters(email),
    `unpaid ${kind}`,
  ]);
  const [row] = await tx.query<{ open: number }>(
    `select count(*)::int as open from shop_order where lower(email) = lower($1) and ${UNPAID[kind]}`,
    [email],
  );
  return (row?.open ?? 0) >= MAX_OPEN_RESERVATIONS;
}
