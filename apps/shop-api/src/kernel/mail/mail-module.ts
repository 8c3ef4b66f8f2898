import type { ShopContext } from '../../shop-context';
import { hourly, type Job } from '../jobs/jobs';
import type { ShopModule } from '../shop-module';
import { removeOldTurns } from './mail-limits';
import { createMailSender } from './mail-sender';
import { mailboxRoutes } from './mailbox-routes';
import { removeOldMails } from './outbox';
import { smtpTransport } from './smtp-transport';

const SEND_EVERY_MS = 5000;

export const mailModule: ShopModule = {
  name: 'mail',
  routes: [
    async (app, context) => {
      if (context.mail?.devMailbox) await mailboxRoutes(app, context);
    },
  ],
  jobs: (context) => [
    hourly('remove old mails', () => removeOldMails(context.db)),
    hourly('forget counted mails', () => removeOldTurns(context.db)),
    ...(context.mail?.smtpUrl === undefined ? [] : [senderJob(context, context.mail.smtpUrl, context.mail)]),
  ],
};

const senderJob = (
  { db, log, events, giftCardSealer }: ShopContext,
  smtpUrl: string,
  { mailFrom, devMailbox }: NonNullable<ShopContext['mail']>,
): Job => ({
  name: 'send mails',
  intervalMs: SEND_EVERY_MS,
  run: createMailSender({
    db,
    transport: smtpTransport(smtpUrl, mailFrom),
    sealer: giftCardSealer,
    keepsText: devMailbox,
    onError: (problem) => log.warn({ mail: problem }, 'a mail could not be sent'),
  }),
  listen: (wake) => events.on('mail:enqueued', wake),
});
