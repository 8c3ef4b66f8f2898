import { defineQueue, doubledPauses } from '@fachwerk/database';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Orders with a timer. `due_at` is the time that buyers see; the attempts have columns of their own. */
export const orderTimerQueue = defineQueue({
  name: 'timers of orders',
  table: 'shop_order',
  waiting: 'q.due_at is not null',
  retryAt: 'timer_retry_at',
  attempts: 'timer_attempts',
  lastError: 'timer_error',
  pauses: doubledPauses(MINUTE_SECONDS, HOUR_SECONDS),
});
