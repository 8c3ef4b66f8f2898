import type { Queue } from '@fachwerk/database';
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
