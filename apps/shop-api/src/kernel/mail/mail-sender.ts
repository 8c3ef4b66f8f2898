import { drain, type Queryable } from '@fachwerk/database';
import type { Sealer } from '../secrets/sealed-text';
import { readAttachments } from './attachments';
import { mailQueue } from './mail-queue';
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

interface ClaimedMail extends Omit<OutgoingMail, 'attachments' | 'text' | 'html'> {
  [column: string]: unknown;
  kind: string;
  text: string | null;
  html: string | null;
  attempts: number;
  isSealed: boolean;
}

const COLUMNS = `r.id, r.kind, r.to_address as "to", r.subject, r.text, r.html,
  r.is_sealed as "isSealed", r.unsubscribe_url as "unsubscribeUrl", r.language`;

/**
 * Sends all due mails, one at a time: when the process is killed after the server has accepted a mail and
 * before that is stored, this one is sent twice, with the same Message-ID, and none is lost. Ends after the
 * mail that is being sent if the signal is aborted. Returns the number of mails.
 */
export type MailSender = (signal?: AbortSignal) => Promise<number>;

export function createMailSender(options: MailSenderOptions): MailSender {
  const { db, transport, sealer, keepsText, onError } = options;

  async function send(mail: ClaimedMail): Promise<void> {
    const { text, html } = openContent(mail, sealer);
    if (text === null || html === null) throw new Error('A mail that waits has no content.');
    await transport.send({ ...mail, text, html, attachments: await readAttachments(db, mail.id) });
    await db.query(
      `update mail_outbox set sent_at = now(), last_error = null,
         text = case when $2::boolean then text end, html = case when $2::boolean then html end where id = $1`,
      [mail.id, keepsText],
    );
  }

  return (signal) =>
    drain<ClaimedMail>(db, mailQueue, {
      columns: COLUMNS,
      work: send,
      // The error itself is not logged: servers quote the refused content.
      onError: ({ row: { id, kind, attempts }, reason }) => onError({ id, kind, attempts, reason }),
      signal,
    });
}
