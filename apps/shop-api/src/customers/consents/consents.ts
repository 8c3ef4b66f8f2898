import type { Queryable } from '@fachwerk/database';
import { CONSENT_KINDS, CONSENT_PROOF_YEARS, CONSENT_TEXTS, type ConsentKind } from '@fachwerk/shared/rules';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { readdressMails } from '../../kernel/mail/outbox';
import { consentPerson } from '../context/consent-proof';

export type EndedBy = 'ACCOUNT' | 'LINK' | 'MAIL_PROGRAM' | 'BOUNCE' | 'COMPLAINT' | 'OBJECTION';

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
 * The end of a consent withdraws what is planned and what waits in the outbox (trigger of the table); the
 * proof stays. A second end changes nothing. A mail that is just being written waits for it, or it for the
 * mail.
 */
export async function endConsent(
  tx: Queryable,
  customerId: string,
  kind: ConsentKind,
  { by, now }: { by: EndedBy; now: Date },
): Promise<void> {
  await tx.query(
    `update customer_consent set ended_at = greatest($3::timestamptz, agreed_at), ended_by = $4
     where customer_id = $1 and kind = $2 and ended_at is null`,
    [customerId, kind, now, by],
  );
}

/** Ends what the account has agreed to since this instant: it was a stranger who had its password. */
export async function endConsentsSince(
  tx: Queryable,
  customerId: string,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const given = await tx.query<{ kind: ConsentKind }>(
    'select kind from customer_consent where customer_id = $1 and ended_at is null and agreed_at >= $2',
    [customerId, since],
  );
  for (const { kind } of given) await endConsent(tx, customerId, kind, { by: 'OBJECTION', now });
}

/** The mails that wait follow the account to its address, which has been changed in this transaction. */
export async function moveConsentMails(tx: Queryable, customerId: string, email: string): Promise<void> {
  // A mail that is just being written has read the earlier address: it is waited for.
  const given = await tx.query<{ id: string }>(
    `select id::text as id from customer_consent where customer_id = $1 and ended_at is null
     order by id for update`,
    [customerId],
  );
  await readdressMails(
    tx,
    given.map(({ id }) => id),
    email,
  );
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

/** The consent that is given; it cannot end before the end of the transaction. */
export async function lockConsent(
  tx: Queryable,
  customerId: string,
  kind: ConsentKind,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `select id::text as id from customer_consent where customer_id = $1 and kind = $2 and ended_at is null
     for update`,
    [customerId, kind],
  );
  return row?.id;
}

export async function removeOldConsents(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from customer_consent where ended_at < $1::timestamptz - interval '${CONSENT_PROOF_YEARS} years'`,
    [now],
  );
}
