import { enqueueMail } from '../mail/outbox';
import { accountConfirmMail } from '../mail/templates/account-confirm';
import type { Addressee } from '../mail/templates/greeting';
import type { ShopContext } from '../shop-context';
import { PAGES } from './account-pages';
import { customerRepository } from './customer-repository';

/** Sends the mail whose link completes a registration, at most once within the pause. */
export async function sendConfirmation(
  { db, pageUrl, events }: Pick<ShopContext, 'db' | 'pageUrl' | 'events'>,
  customer: Addressee & { id: string; email: string },
  pauseMinutes: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const token = await customerRepository(tx).createToken(customer.id, 'confirm', pauseMinutes);
    if (!token) return;
    const link = pageUrl(`${PAGES.registerConfirm}?token=${token}`);
    await enqueueMail(tx, customer.email, accountConfirmMail(customer, link));
  });
  events.emit('mail:enqueued');
}
