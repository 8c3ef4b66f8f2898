import { hourly, type Job } from '../jobs';
import type { ShopContext } from '../shop-context';
import type { ShopModule } from '../shop-module';
import { createMailSender } from './mail-sender';
import { mailboxRoutes } from './mailbox-routes';
import { removeOldMails } from './outbox';
import { smtpTransport } from './smtp-transport';

export const mailModule: ShopModule = {
  name: 'mail',
  routes: [
    async (app, context) => {
      if (context.mail?.devMailbox) await mailboxRoutes(app, context);
    },
  ],
  jobs: (context) => [
    hourly('remove old mails', () => removeOldMails(context.db)),
    ...(context.mail?.smtpUrl === undefined ? [] : [senderJob(context, context.mail.smtpUrl, context.mail)]),
  ],
};

const senderJob = (
  { db, events, giftCardSealer }: ShopContext,
  smtpUrl: string,
  { mailFrom, devMailbox }: NonNullable<ShopContext['mail']>,
): Job => ({
  name: 'send mails',
  start(log) {
    const sender = createMailSender({
      db,
      transport: smtpTransport(smtpUrl, mailFrom),
      sealer: giftCardSealer,
      keepsText: devMailbox,
      onError: (problem) => log.warn({ mail: problem }, 'a mail could not be sent'),
    });
    events.on('mail:enqueued', sender.wake);
    return sender.stop;
  },
});
