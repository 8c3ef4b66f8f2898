import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { type Mail, renderMail } from './render-mail';

/** So many mails of one kind to one address leave at once; each further one within the hour waits longer. */
const AT_ONCE = 5;
/** More are not written: nobody floods a mailbox, and no link waits longer than it works. */
const MOST_PER_HOUR = 10;
/** The law wants each of them confirmed (BGB section 356a): they wait as long as it takes. */
const NEVER_LEFT_OUT = ['withdrawal-receipt'];
/** Its link works for half an hour; createToken makes few enough of them. */
const NEVER_LATE = ['password-reset'];

const ENQUEUE = `
  insert into mail_outbox (id, kind, to_address, subject, text, html, due_at)
  select $1, $2, $3, $4, $5, $6, now() + greatest(0, case when $7::boolean then 0 else before - ${AT_ONCE - 1} end) * interval '10 minutes'
  from (select count(*) as before from mail_outbox
        where lower(to_address) = lower($3) and kind = $2 and created_at > now() - interval '1 hour') earlier
  where before < ${MOST_PER_HOUR} or $8::boolean`;

/**
 * Puts a mail into the outbox: within the transaction of the deed that it tells of, so that there is none without the other. Kinds are
 * counted one by one: who lets us send many of one kind to somebody holds up none of another.
 */
export async function enqueueMail(db: Queryable, to: string, mail: Mail): Promise<void> {
  const { kind, subject } = mail;
  const { text, html } = renderMail(mail);
  const id = randomUUID();
  const exceptions = [NEVER_LATE.includes(kind), NEVER_LEFT_OUT.includes(kind)];
  await db.query(ENQUEUE, [id, kind, to, subject, text, html, ...exceptions]);
}

const KEEP_DAYS = 30;

/** Addresses are personal data and kept no longer. Without a sender nothing is ever sent; those mails go as well. */
export async function removeOldMails(db: Queryable): Promise<void> {
  await db.query(
    `delete from mail_outbox where coalesce(sent_at, given_up_at, created_at) < now() - interval '${KEEP_DAYS} days'`,
  );
}
