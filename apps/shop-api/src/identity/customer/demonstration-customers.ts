import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { PostalAddress } from '@fachwerk/shared/rules';
import { addressBook } from '../addresses/address-book';

/** A customer whose password is public. */
export interface DemonstrationCustomer {
  email: string;
  passwordHash: string;
  salutation: string;
  firstName: string;
  lastName: string;
  isProhibis: boolean;
  customerCardNumber: string | null;
  /** The first is the default. */
  addresses: readonly PostalAddress[];
}

/** Returns false if the address has an account already. */
export async function addDemonstrationCustomer(
  db: Queryable,
  customer: DemonstrationCustomer,
): Promise<boolean> {
  const { email, passwordHash, salutation, firstName, lastName, isProhibis, customerCardNumber } = customer;
  const id = randomUUID();
  const added = await db.query(
    `insert into customer (id, email, password_hash, salutation, first_name, last_name, is_prohibis,
       customer_card_number, is_demonstration, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true, now())
     on conflict (lower(email)) where confirmed_at is not null do nothing returning 1`,
    [id, email, passwordHash, salutation, firstName, lastName, isProhibis, customerCardNumber],
  );
  if (added.length === 0) return false;
  for (const address of customer.addresses) await addressBook(db).add(id, address);
  return true;
}

export async function removeDemonstrationCustomers(db: Queryable): Promise<void> {
  await db.query('delete from customer where is_demonstration');
}
