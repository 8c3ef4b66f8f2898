import type { OwnedTables } from './owned-tables';

/** Tables of this area. */
export const tables = {
  attempt_limit: { keep: '1 days', personal: { by: { key: 'hash' }, isExported: false, deletion: 'age' } },
  captcha_solution: { keep: 'expiry' },
  caused_mail: {
    keep: '24 hours',
    personal: { by: { person: 'hash', network: 'hash' }, isExported: false, deletion: 'age' },
  },
  form_answer: {
    keep: 'expiry',
    personal: { by: { session_id: 'session' }, isExported: false, deletion: 'age' },
  },
  job_run: { keep: 'current' },
  // Mails stay for 30 days after they were sent, which takes up to two days. `used_at` may be a day older.
  mail_document: { keep: '34 days' },
  mail_outbox: {
    keep: '30 days',
    personal: { by: { to_address: 'email' }, isExported: true, deletion: 'age' },
  },
  message_override: { keep: 'current' },
  migration: { keep: 'current' },
  migration_function: { keep: 'current' },
} as const satisfies OwnedTables;
