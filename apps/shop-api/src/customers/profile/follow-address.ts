import type { Queryable } from '@fachwerk/database';
import { type EmailChange, emailChangeRepository } from '../../identity/customer/email-change-repository';
import { attachOrders } from '../../orders/access/attach-orders';
import { endConsentsSince, moveConsentMails } from '../consents/consents';
import {
  endSubscriptionOfAccount,
  moveSubscription,
  wasSubscribed,
} from '../newsletter/newsletter-subscriptions';

/** What belongs to the address of an account follows to the confirmed new one. */
export async function followNewAddress(
  tx: Queryable,
  { customerId, oldEmail, newEmail }: EmailChange,
  now: Date,
): Promise<void> {
  await attachOrders(tx, { customerId, email: newEmail });
  await moveSubscription(tx, { from: oldEmail, to: newEmail, network: null, now });
  await moveConsentMails(tx, customerId, newEmail);
}

/**
 * It follows back after an objection; `stranger` is the address that the account has had until then. The
 * person who asked for the change had the password: what the account has agreed to since then ends.
 */
export async function followOldAddress(
  tx: Queryable,
  change: EmailChange,
  { stranger, now }: { stranger: string; now: Date },
): Promise<void> {
  const { customerId, oldEmail } = change;
  const since = await emailChangeRepository(tx).firstAskedAt(change);
  await endConsentsSince(tx, customerId, { since, now });
  await moveConsentMails(tx, customerId, oldEmail);
  if (await wasSubscribed(tx, oldEmail, since))
    await moveSubscription(tx, { from: stranger, to: oldEmail, network: null, now });
  else await endSubscriptionOfAccount(tx, stranger, { since, now });
}
