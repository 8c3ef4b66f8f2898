import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { Language } from '@fachwerk/shared/rules';
import { tables } from '../database/tables';
import { type MailDocument, storeMailDocuments } from './mail-documents';
import { mailLanguage } from './mail-kinds';
import { type MailCause, mailTurn, refuseMail } from './mail-limits';
import { type Mail, renderMail } from './render-mail';

const ENQUEUE = `
  with turn as (select take_mail_turn($7) as at),
    stored as (
      insert into mail_outbox (id, kind, to_address, subject, text, html, due_at, attachments, unsubscribe_url,
        consent_id, language)
      select $1, $2, $3, $4, $5, $6, at, $8::jsonb, $9, $10::bigint, $11 from turn where at is not null
    )
  select at is not null as "isAllowed" from turn`;

/** Who gets a mail, and the language that it is written in. */
export interface Recipient {
  email: string;
  language: Language;
}

/**
 * Puts a mail into the outbox, in the transaction of the change that it reports, so that both happen or
 * neither. Over the limits of its cause (decision 0096) a mail waits; one that starts something throws a
 * ShopError 429, which undoes the change.
 */
export async function enqueueMail(
  db: Queryable,
  { email: to, ...recipient }: Recipient,
  mail: Mail,
  cause: MailCause,
  documents: readonly MailDocument[] = [],
): Promise<void> {
  const { kind, unsubscribeUrl = null, consentId = null } = mail;
  const language = mailLanguage(kind, recipient.language);
  const { subject, text, html } = renderMail(mail, language);
  const attachments = JSON.stringify(await storeMailDocuments(db, documents));
  const [turn] = await db.query<{ isAllowed: boolean }>(ENQUEUE, [
    ...[randomUUID(), kind, to, subject, text, html, mailTurn(to, kind, cause), attachments, unsubscribeUrl],
    ...[consentId, language],
  ]);
  if (!turn?.isAllowed) refuseMail(cause);
}

/** A mail whose texts are ready, for example sealed ones; stored files are attached by name. */
export interface RenderedMail {
  id: string;
  kind: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { name: string; hash: string }[];
  /** Texts are encrypted until the mail is sent. */
  isSealed: boolean;
}

/** Puts a rendered mail into the outbox. A repeated id has no effect; limits were applied at its cause. */
export async function storeMail(tx: Queryable, mail: RenderedMail): Promise<void> {
  const { id, kind, to, language, subject, text, html, attachments, isSealed } = mail;
  await tx.query(
    `insert into mail_outbox (id, kind, to_address, subject, text, html, attachments, due_at, is_sealed,
       language)
     values ($1, $2, $3, $4, $5, $6, $7, now(), $8, $9) on conflict (id) do nothing`,
    [id, kind, to, subject, text, html, JSON.stringify(attachments), isSealed, language],
  );
}

/** Mails that are sent with a consent only; a trigger of its end withdraws those that wait. */
type AdvertisingKind = 'newsletter' | 'review-invitation' | 'guarantee-reminder';

/** Mails of a kind that wait, counted up to `most`. The index of the kind is read, and no history. */
export async function waitingMails(
  db: Queryable,
  kind: AdvertisingKind | 'recall',
  most: number,
): Promise<number> {
  const waiting = await db.query(
    `select from mail_outbox where kind = '${kind}' and sent_at is null and given_up_at is null limit $1`,
    [most],
  );
  return waiting.length;
}

/** Sends the mails of consents that wait to another address. One that is just being sent keeps its own. */
export async function readdressMails(
  tx: Queryable,
  consentIds: readonly string[],
  to: string,
): Promise<void> {
  await tx.query(
    `update mail_outbox set to_address = $2
     where consent_id = any($1::bigint[]) and sent_at is null and given_up_at is null`,
    [consentIds, to],
  );
}

/**
 * Addresses are personal data and are deleted after this time. Without a sender, unsent mails are deleted
 * too.
 */
export async function removeOldMails(db: Queryable): Promise<void> {
  await db.query(
    `delete from mail_outbox where coalesce(sent_at, given_up_at, created_at) < now() - interval '${tables.mail_outbox.keep}'`,
  );
}
