import type { Queryable } from '@fachwerk/database';
import type { Customer } from '../../identity/customer/customer-repository';
import { attachOrders } from '../../orders/access/attach-orders';
import { attachBookings } from '../../rental/booking/attach-bookings';

/**
 * What was ordered and booked without a login belongs to the account of its address, once this address is
 * confirmed: at the confirmation, and at each login.
 */
export async function attachWhatAGuestDid(
  tx: Queryable,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> {
  await attachOrders(tx, { customerId: id, email });
  await attachBookings(tx, { customerId: id, email });
}
