import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { type Mail, renderMail } from './render-mail';

/** Mails of one kind to one address that are sent at once; each further one within an hour waits longer. */
const AT_ONCE = 5;
/** Further mails are dropped: a mailbox is not flooded, and a delayed link does not outlive its validity. */
const MOST_PER_HOUR = 10;
/**
 * Delayed and never dropped: each withdrawal needs a confirmation by law (BGB section 356a), and a
 * back-in-stock mail answers a confirmed request, which is deleted with it.
 */
const NEVER_LEFT_OUT = ['withdrawal-receipt', 'back-in-stock'];
/** The link is valid for half an hour. createToken limits the number of these mails. */
const NEVER_LATE = ['password-reset'];

const ENQUEUE = `
  insert into mail_outbox (id, kind, to_address, subject, text, html, due_at)
  select $1, $2, $3, $4, $5, $6, now() + greatest(0, case when $7::boolean then 0 else before - ${AT_ONCE - 1} end) * interval '10 minutes'
  from (select count(*) as before from mail_outbox
        where lower(to_address) = lower($3) and kind = $2 and created_at > now() - interval '1 hour') earlier
  where before < ${MOST_PER_HOUR} or $8::boolean`;

/**
 * Puts a mail into the outbox, in the transaction of the change that it reports, so that both happen or
 * neither. Kinds are counted separately: many mails of one kind do not delay another kind.
 */
export async function enqueueMail(db: Queryable, to: string, mail: Mail): Promise<void> {
  const { kind, subject } = mail;
  const { text, html } = renderMail(mail);
  const id = randomUUID();
  const exceptions = [NEVER_LATE.includes(kind), NEVER_LEFT_OUT.includes(kind)];
  await db.query(ENQUEUE, [id, kind, to, subject, text, html, ...exceptions]);
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
