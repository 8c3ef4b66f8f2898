import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/pool';
import { type Mail, renderMail } from './render-mail';

/** So many mails to one address leave at once; each further one within the hour waits longer, so that nobody floods a mailbox. */
const AT_ONCE = 5;

const ENQUEUE = `
  insert into mail_outbox (id, kind, to_address, subject, text, html, due_at)
  select $1, $2, $3, $4, $5, $6, now() + greatest(0, count(*) - ${AT_ONCE - 1}) * interval '10 minutes'
  from mail_outbox where lower(to_address) = lower($3) and created_at > now() - interval '1 hour'`;

/** Puts a mail into the outbox: within the transaction of the deed that it tells of, so that there is none without the other. */
export async function enqueueMail(db: Queryable, to: string, mail: Mail): Promise<void> {
  const { text, html } = renderMail(mail);
  await db.query(ENQUEUE, [randomUUID(), mail.kind, to, mail.subject, text, html]);
}
