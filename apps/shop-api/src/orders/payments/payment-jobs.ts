import { drains, hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import type { PaymentService } from './payment-service';
import { paymentTaskQueue } from './payment-task-queue';
import { silentPaymentQueue } from './silent-payment-queue';

/** Cards can be refunded for months; older payments have come to rest. */
const RECONCILED_DAYS = 60;

export const paymentJobs = ({ log, payments }: Kernel & { payments: PaymentService }): Job[] => [
  drains('capture, cancel and refund payments', paymentTaskQueue(), payments.runTasks),
  drains('read payments without a message', silentPaymentQueue(), () => payments.readSilent()),
  hourly('compare payments', async () => {
    const since = new Date(Date.now() - RECONCILED_DAYS * 24 * 60 * 60 * 1000);
    for (const difference of await payments.findDifferences(since))
      log.error(difference, 'a payment differs from the books');
  }),
];
