export interface MailConfig {
  /** `smtps://user:password@host:465`; without one mails wait in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Shows every mail under /dev/mailbox/ and opens the demonstration accounts: for development only. */
  devMailbox: boolean;
}

const DEFAULT_FROM = 'Fachwerk <shop@localhost>';

/** SMTP_URL, MAIL_FROM and DEV_MAILBOX. `publicUrl` is what was set by hand, not a default. */
export function readMailConfig(env: NodeJS.ProcessEnv, publicUrl: string | undefined): MailConfig {
  const smtpUrl = env.SMTP_URL || undefined;
  // The value may hold a password and stays out of the message.
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    throw new Error('SMTP_URL: an address such as smtps://user:password@mail.example:465 is expected.');
  const mailFrom = env.MAIL_FROM || DEFAULT_FROM;
  if (/[\r\n]/.test(mailFrom) || !/^(?:[^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(mailFrom))
    throw new Error(`MAIL_FROM=${mailFrom}: "Fachwerk <shop@example.org>" is expected.`);
  const isProduction = env.NODE_ENV === 'production';
  const devMailbox = flag(env, 'DEV_MAILBOX') ?? (!smtpUrl && !publicUrl && !isProduction);
  if (devMailbox && publicUrl?.startsWith('https:'))
    throw new Error('DEV_MAILBOX shows the mails of everybody to everybody: not with an https PUBLIC_URL.');
  return { smtpUrl, mailFrom, devMailbox };
}

function flag(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`${name}=${text}: true or false is expected.`);
}
