import type { Kernel } from '../../kernel/context/kernel';
import { every, hourly, type Job } from '../../kernel/jobs/jobs';
import type { PaymentService } from './payment-service';

const TASKS_EVERY_MS = 2000;
const SILENT_EVERY_MS = 20_000;
/** A message of a provider usually arrives within seconds. */
const SILENT_SECONDS = 60;
/** Cards can be refunded for months; older payments have come to rest. */
const RECONCILED_DAYS = 60;

export const paymentJobs = ({ log, payments }: Kernel & { payments: PaymentService }): Job[] => [
  every('capture, cancel and refund payments', TASKS_EVERY_MS, payments.runTasks),
  every('read payments without a message', SILENT_EVERY_MS, () => payments.readSilent(SILENT_SECONDS)),
  hourly('compare payments', async () => {
    const since = new Date(Date.now() - RECONCILED_DAYS * 24 * 60 * 60 * 1000);
    for (const difference of await payments.findDifferences(since))
      log.error(difference, 'a payment differs from the books');
  }),
];
