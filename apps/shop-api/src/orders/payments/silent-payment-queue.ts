import { defineQueue } from '@fachwerk/database';

/** A message of a provider usually arrives within seconds. */
const SILENT_SECONDS = 60;

/**
 * Open payments whose provider has sent no message for so many seconds. `updated_at` is the time of the last
 * change; the attempts have columns of their own. They end with the order.
 */
export const silentPaymentQueue = (afterSeconds = SILENT_SECONDS) =>
  defineQueue({
    name: 'payments without a message',
    table: 'payment',
    waiting: `q.state = 'open' and q.is_wanted and q.reference is not null`,
    dueAt: `q.updated_at + ${afterSeconds} * interval '1 second'`,
    retryAt: 'read_retry_at',
    attempts: 'read_attempts',
    lastError: 'read_error',
    pauses: [SILENT_SECONDS],
  });
