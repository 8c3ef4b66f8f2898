import type { Queue } from '@fachwerk/database';
import type { MailConfig } from '../kernel/mail/mail-config';
import { mailQueue } from '../kernel/mail/mail-queue';
import { orderTimerQueue } from '../orders/lifecycle/order-timer-queue';
import { orderMailQueue } from '../orders/mails/order-mail-queue';
import { paymentTaskQueue } from '../orders/payments/payment-task-queue';
import { silentPaymentQueue } from '../orders/payments/silent-payment-queue';

/** Those of all jobs, for a command that starts none. */
export const queues: readonly Queue[] = [
  mailQueue,
  orderMailQueue,
  paymentTaskQueue(),
  silentPaymentQueue(),
  orderTimerQueue,
];

/** Why no process does the rows of a queue; undefined if they are done. */
export const offReason = ({ name }: Pick<Queue, 'name'>, mail: MailConfig | undefined): string | undefined =>
  name === mailQueue.name && mail?.smtpUrl === undefined ? 'no SMTP_URL' : undefined;
