import type { Queryable } from '@fachwerk/database';
import type { Sealer } from '../secrets/sealed-text';
import { readAttachments } from './attachments';
import { openContent } from './open-content';
import type { MailTransport, OutgoingMail } from './smtp-transport';

export interface MailSenderOptions {
  db: Queryable;
  transport: MailTransport;
  /** Opens mails that are stored encrypted. */
  sealer: Sealer;
  /** Keeps the content of sent mails. For the development mailbox only. */
  keepsText: boolean;
  onError: (problem: { id: string; kind: string; attempts: number; reason: string }) => void;
}

/**
 * Minutes until the next attempt; the mail is given up after the last one. The first pause exceeds the
 * longest attempt.
 */
export const PAUSES_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440];
const AT_A_TIME = 10;

/**
 * Claims due mails. The statement moves the next attempt ahead, so that other instances skip the mail. When a
 * sender dies, the mail becomes due again: a mail may be sent twice, but none gets lost.
 */
const CLAIM = `
  update mail_outbox m set attempts = m.attempts + 1,
    due_at = now() + ($1::int[])[least(m.attempts + 1, cardinality($1::int[]))] * interval '1 minute'
  from (select id from mail_outbox where sent_at is null and given_up_at is null and due_at <= now()
        order by due_at limit ${AT_A_TIME} for update skip locked) due
  where m.id = due.id
  returning m.id, m.kind, m.to_address as "to", m.subject, m.text, m.html, m.attempts,
    m.is_sealed as "isSealed"`;

interface ClaimedMail extends Omit<OutgoingMail, 'attachments'> {
  [column: string]: unknown;
  kind: string;
  attempts: number;
  isSealed: boolean;
}

/** Sends all due mails. Ends early, after the mails that are being sent, if the signal is aborted. */
export type MailSender = (signal?: AbortSignal) => Promise<void>;

export function createMailSender(options: MailSenderOptions): MailSender {
  const { db, transport, sealer, keepsText, onError } = options;

  async function send(mail: ClaimedMail): Promise<void> {
    try {
      await transport.send({ ...openContent(mail, sealer), attachments: await readAttachments(db, mail.id) });
    } catch (error) {
      // The error itself is not stored: servers quote the refused content.
      const reason = reasonOf(error);
      await db.query(
        `update mail_outbox set last_error = $2, given_up_at = case when attempts >= $3::int then now() end,
           text = case when not (is_sealed and attempts >= $3::int) then text end,
           html = case when not (is_sealed and attempts >= $3::int) then html end
         where id = $1`,
        [mail.id, reason, PAUSES_MINUTES.length],
      );
      return onError({ id: mail.id, kind: mail.kind, attempts: mail.attempts, reason });
    }
    await db.query(
      `update mail_outbox set sent_at = now(), last_error = null,
         text = case when $2::boolean then text end, html = case when $2::boolean then html end where id = $1`,
      [mail.id, keepsText],
    );
  }

  return async (signal) => {
    while (!signal?.aborted) {
      const mails = await db.query<ClaimedMail>(CLAIM, [PAUSES_MINUTES]);
      if (mails.length === 0) return;
      await Promise.all(mails.map(send));
    }
  };
}

/** Prefers the code: texts of servers may quote addresses and content. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
