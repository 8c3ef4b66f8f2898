import { defineQueue } from '@fachwerk/database';

const MINUTE = 60;

/** Mails of orders that are not rendered yet. One that was given up is due at no time. */
export const orderMailQueue = defineQueue({
  name: 'mails of orders',
  table: 'order_mail',
  waiting: 'q.rendered_at is null',
  pauses: [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE),
  giveUp: `due_at = 'infinity'`,
  dead: `q.rendered_at is null and q.due_at = 'infinity'`,
  revive: { only: 'true', set: 'attempts = 0, due_at = now()' },
});
