import { drains, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { orderTimerQueue } from './order-timer-queue';
import { runDueOrders } from './run-due-orders';

export const orderJobs = (context: Kernel): Job[] => [
  drains('timers of orders', orderTimerQueue, () => runDueOrders(context)),
];
