import { drains, hourly, type Job } from '@fachwerk/database';
import { removeOldTurns } from './mail-limits';
import { mailQueue } from './mail-queue';
import { createMailSender } from './mail-sender';
import type { MailServices } from './mail-services';
import { removeOldMails } from './outbox';
import { smtpTransport } from './smtp-transport';

export const mailJobs = (services: MailServices): Job[] => [
  hourly('remove old mails', () => removeOldMails(services.db)),
  hourly('forget counted mails', () => removeOldTurns(services.db)),
  ...(services.mail?.smtpUrl === undefined
    ? []
    : [senderJob(services, services.mail.smtpUrl, services.mail)]),
];

const senderJob = (
  { db, log, events, mailSealer }: MailServices,
  smtpUrl: string,
  { mailFrom, devMailbox }: NonNullable<MailServices['mail']>,
): Job => ({
  ...drains(
    'send mails',
    mailQueue,
    createMailSender({
      db,
      transport: smtpTransport(smtpUrl, mailFrom),
      sealer: mailSealer,
      keepsText: devMailbox,
      onError: (problem) => log.warn({ mail: problem }, 'a mail could not be sent'),
    }),
  ),
  listen: (wake) => events.on('mail:enqueued', wake),
});
