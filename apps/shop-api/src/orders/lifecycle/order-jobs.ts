import { drains, hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldHolders } from './order-holders';
import { orderTimerQueue } from './order-timer-queue';
import { runDueOrders } from './run-due-orders';

export const orderJobs = (context: Kernel): Job[] => [
  drains('timers of orders', orderTimerQueue, () => runDueOrders(context)),
  hourly('remove old holders of orders', () => removeOldHolders(context.db)),
];
