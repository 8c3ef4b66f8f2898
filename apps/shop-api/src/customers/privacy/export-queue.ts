import { defineQueue } from '@fachwerk/database';

const MINUTE = 60;

/** Exports that customers have asked for. One that was given up is asked for again by the customer. */
export const exportQueue = defineQueue({
  name: 'exports of customers',
  table: 'data_export',
  waiting: 'q.made_at is null and q.given_up_at is null',
  pauses: [5, 15, 60, 360].map((minutes) => minutes * MINUTE),
  giveUp: 'given_up_at = now()',
  dead: 'q.given_up_at is not null',
  revive: { only: 'true', set: 'given_up_at = null, attempts = 0, due_at = now()' },
});
