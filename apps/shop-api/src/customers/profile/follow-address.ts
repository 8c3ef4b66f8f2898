import type { Queryable } from '@fachwerk/database';
import type { EmailChange } from '../../identity/customer/email-change-repository';
import { attachOrders } from '../../orders/access/attach-orders';
import { moveConsentMails } from '../consents/consents';
import { moveSubscription } from '../newsletter/newsletter-subscriptions';

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

/** It follows back after an objection; `stranger` is the address that the account has had until then. */
export async function followOldAddress(
  tx: Queryable,
  { customerId, oldEmail }: EmailChange,
  { stranger, now }: { stranger: string; now: Date },
): Promise<void> {
  await moveSubscription(tx, { from: stranger, to: oldEmail, network: null, now });
  await moveConsentMails(tx, customerId, oldEmail);
}
