import type { Kernel } from '../../kernel/context/kernel';
import { every, type Job } from '../../kernel/jobs/jobs';
import { runDueOrders } from './run-due-orders';

const TIMERS_EVERY_MS = 1000;

export const orderJobs = (context: Kernel): Job[] => [
  every('timers of orders', TIMERS_EVERY_MS, () => runDueOrders(context)),
];
