import { hourly, type Job } from '../jobs/jobs';
import { removeOldTurns } from './mail-limits';
import { createMailSender } from './mail-sender';
import type { MailServices } from './mail-services';
import { removeOldMails } from './outbox';
import { smtpTransport } from './smtp-transport';

const SEND_EVERY_MS = 5000;

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
  name: 'send mails',
  intervalMs: SEND_EVERY_MS,
  run: createMailSender({
    db,
    transport: smtpTransport(smtpUrl, mailFrom),
    sealer: mailSealer,
    keepsText: devMailbox,
    onError: (problem) => log.warn({ mail: problem }, 'a mail could not be sent'),
  }),
  listen: (wake) => events.on('mail:enqueued', wake),
});
