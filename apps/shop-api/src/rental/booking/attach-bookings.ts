import type { Queryable } from '@fachwerk/database';

/** Gives the bookings that a guest has made with an address to the account of this address. */
export async function attachBookings(
  tx: Queryable,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await tx.query(
    `update rental_booking set customer_id = $1
     where lower(email) = lower($2) and customer_id is null and state <> 'PENDING'`,
    [customerId, email],
  );
}
