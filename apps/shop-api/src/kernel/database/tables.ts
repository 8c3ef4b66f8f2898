import { PERIODS } from '@fachwerk/server-kit/periods';
import type { OwnedTables } from './owned-tables';

/** Tables of this area. */
export const tables = {
  attempt_limit: {
    keep: `${PERIODS.attemptHours} hours`,
    personal: { by: { key: 'hash' }, isExported: false, deletion: 'age', section: 'besuch' },
  },
  captcha_solution: { keep: 'expiry' },
  caused_mail: {
    keep: `${PERIODS.causedMailHours} hours`,
    personal: {
      by: { person: 'hash', network: 'hash' },
      isExported: false,
      deletion: 'age',
      section: 'mails',
    },
  },
  form_answer: {
    keep: 'expiry',
    personal: { by: { session_id: 'session' }, isExported: false, deletion: 'age', section: 'besuch' },
  },
  job_run: { keep: 'current' },
  // Mails stay for these days after they were sent, which takes up to two days. `used_at` may be a day older.
  mail_document: { keep: `${PERIODS.mailDays + 4} days` },
  mail_outbox: {
    keep: `${PERIODS.mailDays} days`,
    personal: {
      by: { to_address: 'email' },
      hidden: [
        'kind',
        'text',
        'html',
        'attachments',
        'due_at',
        'attempts',
        'last_error',
        'is_sealed',
        'unsubscribe_url',
        'consent_id',
      ],
      isExported: true,
      deletion: 'age',
      section: 'mails',
    },
  },
  // Its last 50 changes of each text; by number of the employee, as in staff_audit.
  message_change: { keep: 'current' },
  message_override: { keep: 'current' },
  message_state: { keep: 'current' },
  migration: { keep: 'current' },
  migration_function: { keep: 'current' },
} as const satisfies OwnedTables;
