import { hourly, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel';
import { removeOldTurns } from './mail-limits';
import { createMailSender } from './mail-sender';
import { removeOldMails } from './outbox';
import { smtpTransport } from './smtp-transport';

const SEND_EVERY_MS = 5000;

export const mailJobs = (kernel: Kernel): Job[] => [
  hourly('remove old mails', () => removeOldMails(kernel.db)),
  hourly('forget counted mails', () => removeOldTurns(kernel.db)),
  ...(kernel.mail?.smtpUrl === undefined ? [] : [senderJob(kernel, kernel.mail.smtpUrl, kernel.mail)]),
];

const senderJob = (
  { db, log, events, mailSealer }: Kernel,
  smtpUrl: string,
  { mailFrom, devMailbox }: NonNullable<Kernel['mail']>,
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
