import type { Database } from '@fachwerk/database';
import { customerRepository } from '../../identity/customer/customer-repository';
import { deletePersonalRows, keysOfPerson } from '../../kernel/database/personal-rows';
import { enqueueMail } from '../../kernel/mail/outbox';
import { accountDeletedMail } from '../../kernel/mail/templates/account-deleted';
import type { CustomersContext } from '../context/customers-context';
import { ALL_TABLES } from '../database/tables-of-areas';

/** Accounts that are read at a time. */
const MOST = 100;

/**
 * Deletes the accounts whose time to be kept is over, each in a transaction of its own. One that fails stays
 * for the next run, and stops no other.
 */
export async function deleteDueCustomers(
  { db, log }: Pick<CustomersContext, 'db' | 'log'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const due = await customerRepository(db).dueDeletions(now, MOST, failed);
    if (due.length === 0) return;
    for (const { id } of due) {
      if (signal?.aborted) return;
      try {
        await deleteCustomer(db, id, now);
      } catch (error) {
        failed.push(id);
        log.error({ err: error }, 'an account could not be deleted');
      }
    }
  }
}

/**
 * Orders and their documents stay, without a way to the account (bookkeeping); the tables of the areas state
 * what happens to the rest.
 */
const deleteCustomer = (db: Database, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const customer = await customerRepository(tx).lockDue(id, now);
    if (!customer) return;
    await enqueueMail(tx, customer, accountDeletedMail(customer), { cause: 'owner' });
    const person = { customerId: customer.id, email: customer.email };
    await deletePersonalRows(tx, ALL_TABLES, await keysOfPerson(tx, ALL_TABLES, person));
  });
