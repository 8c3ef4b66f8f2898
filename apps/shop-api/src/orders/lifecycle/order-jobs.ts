import { every, type Job } from '../../kernel/jobs/jobs';
import type { OrdersContext } from '../services';
import { runDueOrders } from './run-due-orders';

const TIMERS_EVERY_MS = 1000;

export const orderJobs = (context: OrdersContext): Job[] => [
  every('timers of orders', TIMERS_EVERY_MS, () => runDueOrders(context)),
];
