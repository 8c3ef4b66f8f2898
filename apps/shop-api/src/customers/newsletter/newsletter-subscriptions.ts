import type { Queryable } from '@fachwerk/database';
import {
  CONSENT_PROOF_YEARS,
  NEWSLETTER_CONSENT,
  NEWSLETTER_TOPICS,
  type NewsletterReason,
  type NewsletterTopic,
} from '@fachwerk/shared/rules';
import { TIME_ZONE } from '@fachwerk/shared/time';
import { consentPerson } from '../context/consent-proof';
import { tables } from '../database/tables';
import type { AskedSubscription } from './newsletter-links';

export interface Subscription {
  [column: string]: unknown;
  email: string;
  topics: string[];
  isPaused: boolean;
}

export type EndedBy = 'PERSON' | 'BOUNCE' | 'COMPLAINT';
/** How the address was confirmed. */
type Way = 'MAIL' | 'ACCOUNT' | 'IMPORT';

/** Mails that were not taken, after which a subscription pauses. */
const SOFT_BOUNCES = 3;
/** Soft bounces that are older do not count: the mailbox takes mails again. */
const SOFT_BOUNCE_DAYS = 30;

/** Changes of one address happen one after the other. Inside a transaction. */
const lockPerson = (tx: Queryable, person: string) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 188))', [person]);

export async function findSubscription(db: Queryable, email: string): Promise<Subscription | undefined> {
  const [row] = await db.query<Subscription>(
    `select email, topics, paused_at is not null as "isPaused" from newsletter_subscription where person = $1`,
    [consentPerson(email)],
  );
  return row;
}

/** Whether the subscription has ended after this instant: an older request does not begin it again. */
export async function hasEndedSince(db: Queryable, email: string, since: Date): Promise<boolean> {
  const rows = await db.query('select from newsletter_consent where person = $1 and ended_at > $2', [
    consentPerson(email),
    since,
  ]);
  return rows.length > 0;
}

/**
 * Stores a confirmed subscription with the proof of its consent; a newer request replaces topics and proof.
 * False if the address was unsubscribed after it had asked: a link that was used once begins nothing again.
 * Inside a transaction.
 */
export async function addSubscription(
  tx: Queryable,
  asked: AskedSubscription,
  { way, now }: { way: Way; now: Date },
): Promise<boolean> {
  const person = consentPerson(asked.email);
  await lockPerson(tx, person);
  const known = await changeTopicsOfNewer(tx, person, asked);
  if (known === 'older') return true;
  if (known === 'none') {
    if (await hasEndedSince(tx, asked.email, asked.askedAt)) return false;
    await tx.query('insert into newsletter_subscription (email, person, topics) values ($1, $2, $3)', [
      asked.email,
      person,
      asked.topics,
    ]);
  }
  await tx.query(
    `insert into newsletter_consent (person, network, text_version, topics, way, asked_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [person, asked.network, asked.textVersion, asked.topics, way, asked.askedAt, now],
  );
  return true;
}

/** A subscription that exists: who reads the mail of its address answers, so that mails arrive again. */
async function changeTopicsOfNewer(
  tx: Queryable,
  person: string,
  { topics, askedAt }: AskedSubscription,
): Promise<'none' | 'older' | 'newer'> {
  const resumed = await tx.query(
    'update newsletter_subscription set paused_at = null, soft_bounces = 0 where person = $1 returning 1',
    [person],
  );
  if (resumed.length === 0) return 'none';
  // It ends where the newer one begins: a second press of the newer link is no older one.
  const replaced = await tx.query(
    `update newsletter_consent set ended_at = $2, ended_by = 'PERSON'
     where person = $1 and ended_at is null and asked_at < $2 returning 1`,
    [person, askedAt],
  );
  if (replaced.length === 0) return 'older';
  await tx.query('update newsletter_subscription set topics = $2 where person = $1', [person, topics]);
  return 'newer';
}

/** False without a subscription. Topics are no new consent: the proof names what the text offered. */
export async function changeTopics(
  tx: Queryable,
  email: string,
  topics: readonly NewsletterTopic[],
): Promise<boolean> {
  const person = consentPerson(email);
  await lockPerson(tx, person);
  const changed = await tx.query(
    `update newsletter_subscription set topics = $2, paused_at = null, soft_bounces = 0
     where person = $1 returning 1`,
    [person, topics],
  );
  return changed.length > 0;
}

/** A customer whose address is confirmed subscribes without a second confirmation. Inside a transaction. */
export async function subscribeOwner(
  tx: Queryable,
  owner: { email: string; topics: readonly NewsletterTopic[]; network: string | null },
  now: Date,
): Promise<void> {
  if (await changeTopics(tx, owner.email, owner.topics)) return;
  const asked = { ...owner, textVersion: NEWSLETTER_CONSENT, askedAt: now };
  if (!(await addSubscription(tx, asked, { way: 'ACCOUNT', now })))
    throw new Error('The end of a subscription is later than now.');
}

/**
 * A subscription follows the account to its new address, which its owner has just confirmed; the old one gets
 * no more mails. Inside a transaction.
 */
export async function moveSubscription(
  tx: Queryable,
  { from, to, network, now }: { from: string; to: string; network: string | null; now: Date },
): Promise<void> {
  const subscription = await findSubscription(tx, from);
  if (!subscription || consentPerson(from) === consentPerson(to)) return;
  const topics = NEWSLETTER_TOPICS.filter((topic) => subscription.topics.includes(topic));
  await endSubscription(tx, from, { by: 'PERSON', now });
  await subscribeOwner(tx, { email: to, topics, network }, now);
}

/**
 * Ends a subscription and withdraws its mails that wait (trigger of the table). The proof stays, with the
 * instant of the end: an older list is refused by it. A second end changes nothing. Inside a transaction.
 */
export async function endSubscription(
  tx: Queryable,
  email: string,
  { by, now }: { by: EndedBy; now: Date },
): Promise<void> {
  const person = consentPerson(email);
  await lockPerson(tx, person);
  await tx.query(
    `update newsletter_consent set ended_at = $2, ended_by = $3
     where person = $1 and ended_at is null`,
    [person, now, by],
  );
  // The trigger of the table ends a consent too, without these values.
  await tx.query('delete from newsletter_subscription where person = $1', [person]);
}

/** Whether the address was subscribed at this instant. */
export async function wasSubscribed(db: Queryable, email: string, at: Date): Promise<boolean> {
  const rows = await db.query(
    `select from newsletter_consent
     where person = $1 and confirmed_at <= $2 and (ended_at is null or ended_at >= $2)`,
    [consentPerson(email), at],
  );
  return rows.length > 0;
}

/**
 * Ends a subscription that began in the account since this instant. One that was confirmed by mail belongs to
 * the reader of the mailbox, and stays. Inside a transaction.
 */
export async function endSubscriptionOfAccount(
  tx: Queryable,
  email: string,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const begun = await tx.query(
    `select from newsletter_consent
     where person = $1 and ended_at is null and way = 'ACCOUNT' and confirmed_at >= $2`,
    [consentPerson(email), since],
  );
  if (begun.length > 0) await endSubscription(tx, email, { by: 'PERSON', now });
}

/** Counts a mail that was not taken; several within some weeks pause the subscription. */
export async function countSoftBounce(tx: Queryable, email: string, now: Date): Promise<void> {
  const person = consentPerson(email);
  await lockPerson(tx, person);
  await tx.query(
    `update newsletter_subscription s set soft_bounces = counted.bounces, soft_bounced_at = $2,
       paused_at = case when counted.bounces >= $3 then coalesce(s.paused_at, $2) end
     from (select case when soft_bounced_at > $2::timestamptz - interval '${SOFT_BOUNCE_DAYS} days'
       then soft_bounces + 1 else 1 end as bounces from newsletter_subscription where person = $1) counted
     where s.person = $1`,
    [person, now, SOFT_BOUNCES],
  );
}

export async function countReason(db: Queryable, reason: NewsletterReason, now: Date): Promise<void> {
  await db.query(
    `insert into newsletter_reason (day, reason, count)
     values (($1::timestamptz at time zone '${TIME_ZONE}')::date, $2, 1)
     on conflict (day, reason) do update set count = newsletter_reason.count + 1`,
    [now, reason],
  );
}

/** Proofs of ended subscriptions, campaigns with who got them, and counted reasons. */
export async function removeOldNewsletterRows(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from newsletter_consent where ended_at < $1::timestamptz - interval '${CONSENT_PROOF_YEARS} years'`,
    [now],
  );
  await db.query(
    `delete from newsletter_campaign
     where completed_at < $1::timestamptz - interval '${tables.newsletter_campaign.keep}'`,
    [now],
  );
  await db.query(
    `delete from newsletter_reason where day < $1::date - interval '${tables.newsletter_reason.keep}'`,
    [now],
  );
}
