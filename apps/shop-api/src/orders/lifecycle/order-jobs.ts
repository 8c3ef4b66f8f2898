import { drains, every, hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { measureReadyTimes } from '../desk/measure-ready-times';
import { removeOldHolders } from './order-holders';
import { orderTimerQueue } from './order-timer-queue';
import { runDueOrders } from './run-due-orders';

const DAY_MS = 24 * 60 * 60 * 1000;

export const orderJobs = (context: Kernel): Job[] => [
  drains('timers of orders', orderTimerQueue, () => runDueOrders(context)),
  hourly('remove old holders of orders', () => removeOldHolders(context.db)),
  every('measure ready times of stores', DAY_MS, () => measureReadyTimes(context.db, context.now())),
];
