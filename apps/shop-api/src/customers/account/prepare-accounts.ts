import { randomUUID } from 'node:crypto';
import { openDatabase } from '@fachwerk/database';
import { hashPassword } from './passwords';

export const DEMONSTRATION_PASSWORD = 'Fachwerk-1';

/** Demonstration accounts: a customer and a prohibis customer. */
const DEMONSTRATION_ACCOUNTS = [
  {
    email: 'erika@example.org',
    salutation: 'MRS',
    firstName: 'Erika',
    lastName: 'Musterfrau',
    isProhibis: false,
    // With a valid check digit, so that the cart accepts it.
    customerCardNumber: '200000012340',
  },
  {
    email: 'profi@example.org',
    salutation: 'MR',
    firstName: 'Paul',
    lastName: 'Profi',
    isProhibis: true,
    customerCardNumber: null,
  },
];

export interface PrepareAccountsOptions {
  databaseUrl: string;
  /** Opens the accounts with the public password; otherwise they are removed. */
  demonstration: boolean;
  log: (message: string) => void;
}

export async function prepareAccounts({
  databaseUrl,
  demonstration,
  log,
}: PrepareAccountsOptions): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    if (!demonstration) {
      await db.query('delete from customer where is_demonstration');
      return;
    }
    for (const account of DEMONSTRATION_ACCOUNTS) {
      const { email, salutation, firstName, lastName, isProhibis, customerCardNumber } = account;
      const added = await db.query(
        `insert into customer (id, email, password_hash, salutation, first_name, last_name, is_prohibis,
           customer_card_number, is_demonstration, confirmed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, true, now())
         on conflict (lower(email)) where confirmed_at is not null do nothing returning 1`,
        [
          randomUUID(),
          email,
          await hashPassword(DEMONSTRATION_PASSWORD),
          salutation,
          firstName,
          lastName,
          isProhibis,
          customerCardNumber,
        ],
      );
      if (added.length > 0) log(`Demonstration account: ${email}, password ${DEMONSTRATION_PASSWORD}`);
    }
  } finally {
    await db.close();
  }
}
