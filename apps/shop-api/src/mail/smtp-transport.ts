import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/** By nodemailer, which encodes headers. The recipient is one address and never parsed as a list. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = addressOf(from).split('@')[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({
        envelope: { from: addressOf(from), to: [to] },
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same for every try: mailboxes recognise a mail that comes twice.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** "Fachwerk <shop@example.org>" or the address alone. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
