import { defineQueue } from '@fachwerk/database';

const MINUTE = 60;

/** A mail becomes due in the transaction of what it reports. The first pause exceeds the longest attempt. */
export const mailQueue = defineQueue({
  name: 'mails',
  table: 'mail_outbox',
  waiting: 'q.sent_at is null and q.given_up_at is null',
  pauses: [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE),
  // The content of an encrypted mail is money: nothing of it stays.
  giveUp: `given_up_at = now(), text = case when not is_sealed then text end,
    html = case when not is_sealed then html end`,
  dead: 'q.given_up_at is not null',
  revive: { only: 'q.text is not null', set: 'given_up_at = null, attempts = 0, due_at = now()' },
});
