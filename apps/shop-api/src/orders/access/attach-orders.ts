import type { Queryable } from '@fachwerk/database';

/**
 * Gives the orders that a guest has placed with an address to the account of this address, which must be
 * confirmed. One that waits for its payment stays with its session, which is about to pay it.
 */
export async function attachOrders(
  tx: Queryable,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await tx.query(
    `update shop_order set customer_id = $1
     where lower(email) = lower($2) and customer_id is null and state not in ('CREATED', 'PAYMENT_PENDING')`,
    [customerId, email],
  );
}
