export interface MailConfig {
  /** `smtps://user:password@host:465`; without it, mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Shows every mail under /dev/mailbox/ and opens the demonstration accounts. For development only. */
  devMailbox: boolean;
}

const DEFAULT_FROM = 'Fachwerk <shop@localhost>';

/** Reads SMTP_URL, MAIL_FROM and DEV_MAILBOX. `publicUrl` is the configured address and not a default. */
export function readMailConfig(env: NodeJS.ProcessEnv, publicUrl: string | undefined): MailConfig {
  const smtpUrl = env.SMTP_URL || undefined;
  // The value may contain a password and stays out of the message.
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    throw new Error('SMTP_URL: an address such as smtps://user:password@mail.example:465 is expected.');
  const mailFrom = env.MAIL_FROM || DEFAULT_FROM;
  if (/[\r\n]/.test(mailFrom) || !/^(?:[^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(mailFrom))
    throw new Error(`MAIL_FROM=${mailFrom}: "Fachwerk <shop@example.org>" is expected.`);
  const isProduction = env.NODE_ENV === 'production';
  const devMailbox = flag(env, 'DEV_MAILBOX') ?? (!smtpUrl && !publicUrl && !isProduction);
  if (devMailbox && publicUrl?.startsWith('https:'))
    throw new Error(
      'DEV_MAILBOX shows all mails to every visitor: it is not allowed with an https PUBLIC_URL.',
    );
  return { smtpUrl, mailFrom, devMailbox };
}

function flag(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`${name}=${text}: true or false is expected.`);
}
