import { defineQueue, doubledPauses } from '@fachwerk/database';

const PAUSE_MS = 15_000;
const HOUR_SECONDS = 3600;

/**
 * Requests to providers, repeated until they are answered: money must move, however long a provider is not
 * there. Tasks of one payment are carried out in their order: a refund needs its capture. `pauseMs`: until
 * the second attempt, longer than a call may take.
 */
export const paymentTaskQueue = (pauseMs = PAUSE_MS) =>
  defineQueue({
    name: 'payment tasks',
    table: 'payment_task',
    waiting: 'q.done_at is null and q.failed_at is null',
    ready: `exists (select from payment x where x.id = q.payment_id and x.reference is not null)
      and not exists (select from payment_task b where b.payment_id = q.payment_id and b.id < q.id
        and b.done_at is null and b.failed_at is null)`,
    pauses: doubledPauses(pauseMs / 1000, HOUR_SECONDS),
    // Refused for good by the provider; see the guide of operators.
    dead: 'q.failed_at is not null and q.done_at is null',
  });
