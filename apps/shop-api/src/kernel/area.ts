import { hourly } from '@fachwerk/database';
import { captchaRoutes } from './captcha/captcha-routes';
import { defineArea } from './context/define-area';
import { formAnswerRoutes } from './form-answers/form-answer-routes';
import { mailJobs } from './mail/mail-jobs';
import { mailQueue } from './mail/mail-queue';
import { mailboxRoutes } from './mail/mailbox-routes';
import { messageRoutes } from './messages/message-routes';

/** What every area needs: HTTP, limits, forms, texts, mails, jobs. */
export const kernelArea = defineArea({
  name: 'kernel',
  needs: [],
  routes: [
    captchaRoutes,
    formAnswerRoutes,
    messageRoutes,
    async (app, kernel) => {
      if (kernel.mail?.devMailbox) await mailboxRoutes(app, kernel);
    },
  ],
  jobs: [
    mailJobs,
    ({ attempts, captcha, formAnswers }) => [
      hourly('remove old attempts', attempts.removeOld),
      hourly('remove used captchas', captcha.removeOld),
      hourly('remove old form answers', formAnswers.removeOld),
    ],
  ],
  queues: [mailQueue],
});
