import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { enqueueMail } from '../../kernel/mail/outbox';
import { accountConfirmMail } from '../../kernel/mail/templates/account-confirm';
import type { CustomersContext } from '../context/customers-context';
import { PAGES } from './account-pages';

/** Sends the mail whose link completes a registration, at most once within the pause. */
export async function sendConfirmation(
  { db, pageUrl, events }: Pick<CustomersContext, 'db' | 'pageUrl' | 'events'>,
  customer: Pick<Customer, 'id' | 'email' | 'language'>,
  { pauseMinutes, network }: { pauseMinutes: number; network: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const token = await customerRepository(tx).createToken(customer.id, 'confirm', pauseMinutes);
    if (!token) return;
    const link = pageUrl(`${PAGES.registerConfirm}?token=${token}`);
    await enqueueMail(tx, customer, accountConfirmMail(link), { cause: 'account', network });
  });
  events.emit('mail:enqueued');
}
