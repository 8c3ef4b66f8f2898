import type { Queryable } from '@fachwerk/database';
import { CONSENT_KINDS, CONSENT_PROOF_YEARS, CONSENT_TEXTS, type ConsentKind } from '@fachwerk/shared/rules';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { withdrawMails } from '../../kernel/mail/outbox';
import { consentPerson } from '../context/consent-proof';
import { CONSENT_MAILS } from './consent-mail-queue';

export type EndedBy = 'ACCOUNT' | 'LINK' | 'MAIL_PROGRAM' | 'BOUNCE' | 'COMPLAINT';

export async function givenConsents(db: Queryable, customerId: string): Promise<ConsentKind[]> {
  const rows = await db.query<{ kind: ConsentKind }>(
    'select kind from customer_consent where customer_id = $1 and ended_at is null order by kind',
    [customerId],
  );
  return rows.map(({ kind }) => kind);
}

/** Stores a consent with its proof. False: it is given already, and its proof stays. */
export async function addConsent(
  tx: Queryable,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  kind: ConsentKind,
  { network, now }: { network: string | null; now: Date },
): Promise<boolean> {
  const added = await tx.query(
    `insert into customer_consent (customer_id, person, kind, network, text_version, agreed_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (customer_id, kind) where ended_at is null do nothing returning 1`,
    [id, consentPerson(email), kind, network, CONSENT_TEXTS[kind], now],
  );
  return added.length > 0;
}

/**
 * The end of a consent withdraws what is planned and what waits in the outbox; the proof stays. A second end
 * changes nothing. Inside a transaction: a mail that is just being written waits for it, or it for the mail.
 */
export async function endConsent(
  tx: Queryable,
  customerId: string,
  kind: ConsentKind,
  { by, now }: { by: EndedBy; now: Date },
): Promise<void> {
  const ended = await tx.query(
    `update customer_consent set ended_at = greatest($3::timestamptz, agreed_at), ended_by = $4
     where customer_id = $1 and kind = $2 and ended_at is null returning 1`,
    [customerId, kind, now, by],
  );
  if (ended.length === 0) return;
  await tx.query('delete from consent_mail where customer_id = $1 and kind = $2 and done_at is null', [
    customerId,
    kind,
  ]);
  const customer = await customerRepository(tx).findById(customerId);
  if (customer) await withdrawMails(tx, CONSENT_MAILS[kind], customer.email);
}

/** Ends all consents of the account of an address, if there is one. Inside a transaction. */
export async function endConsentsOf(
  tx: Queryable,
  email: string,
  end: { by: EndedBy; now: Date },
): Promise<void> {
  const customer = await customerRepository(tx).findByEmail(email);
  if (customer) for (const kind of CONSENT_KINDS) await endConsent(tx, customer.id, kind, end);
}

/** Whether the consent is given; it cannot end before the end of the transaction. */
export async function lockConsent(tx: Queryable, customerId: string, kind: ConsentKind): Promise<boolean> {
  const rows = await tx.query(
    'select from customer_consent where customer_id = $1 and kind = $2 and ended_at is null for update',
    [customerId, kind],
  );
  return rows.length > 0;
}

export async function removeOldConsents(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from customer_consent where ended_at < $1::timestamptz - interval '${CONSENT_PROOF_YEARS} years'`,
    [now],
  );
}
