import { timeLimit } from '@fachwerk/server-kit/time-limits';
import type { Language } from '@fachwerk/shared/rules';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailFile[];
  /** Ends a subscription by a press in the mail program (RFC 8058); null for other mails. */
  unsubscribeUrl: string | null;
  /** The language of subject and content. */
  language: Language;
}

export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

/** Exactly one address that a parser cannot read as a list, a display name or a header. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;

/** Sends with nodemailer, which encodes headers. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const ms = timeLimit('mailServer');
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url: smtpUrl,
      connectionTimeout: ms,
      greetingTimeout: ms,
      socketTimeout: ms,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opened: ReturnType<typeof open> | undefined;
  const domain = addressOf(from).split('@')[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, attachments, unsubscribeUrl, language }) {
      if (!ONE_ADDRESS.test(to))
        throw Object.assign(new Error('The recipient is not a single address.'), { code: 'EADDRESS' });
      const transport = await (opened ??= open());
      await transport.sendMail({
        envelope: { from: addressOf(from), to: [to] },
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content,
          // The mail shows its pictures by their names.
          ...(type.startsWith('image/') && { cid: name }),
        })),
        // The same for every attempt: mail clients recognise a duplicate.
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 3282
          'Content-Language': language,
          ...unsubscribeHeaders(unsubscribeUrl),
        },
      });
    },
  };
}

const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The address of "Fachwerk <shop@example.org>" or of a plain address. */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
