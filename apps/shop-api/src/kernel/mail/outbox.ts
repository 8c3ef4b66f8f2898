import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { type MailCause, mailTurn, refuseMail } from './mail-limits';
import { type Mail, renderMail } from './render-mail';

const ENQUEUE = `
  with turn as (select take_mail_turn($7) as at),
    stored as (
      insert into mail_outbox (id, kind, to_address, subject, text, html, due_at)
      select $1, $2, $3, $4, $5, $6, at from turn where at is not null
    )
  select at is not null as "isAllowed" from turn`;

/**
 * Puts a mail into the outbox, in the transaction of the change that it reports, so that both happen or
 * neither. Over the limits of its cause (decision 0096) a mail waits; one that starts something throws a
 * ShopError 429, which undoes the change.
 */
export async function enqueueMail(db: Queryable, to: string, mail: Mail, cause: MailCause): Promise<void> {
  const { kind, subject } = mail;
  const { text, html } = renderMail(mail);
  const [turn] = await db.query<{ isAllowed: boolean }>(ENQUEUE, [
    ...[randomUUID(), kind, to, subject, text, html, mailTurn(to, kind, cause)],
  ]);
  if (!turn?.isAllowed) refuseMail(cause);
}

const KEEP_DAYS = 30;

/**
 * Addresses are personal data and are deleted after this time. Without a sender, unsent mails are deleted
 * too.
 */
export async function removeOldMails(db: Queryable): Promise<void> {
  await db.query(
    `delete from mail_outbox where coalesce(sent_at, given_up_at, created_at) < now() - interval '${KEEP_DAYS} days'`,
  );
}
