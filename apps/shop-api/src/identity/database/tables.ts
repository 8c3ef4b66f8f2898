import { PERIODS } from '@fachwerk/server-kit/periods';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** An account whose address is not confirmed is kept for this time. */
export const UNCONFIRMED = `${PERIODS.unconfirmedDays} days`;

/** Tables of this area. */
export const tables = {
  account_token: {
    keep: `${PERIODS.accountTokenHours} hours`,
    personal: { by: { customer_id: 'customer' }, isExported: false, deletion: 'cascade', section: 'konto' },
  },
  customer: {
    keep: 'current',
    personal: {
      by: { id: 'customer' },
      hidden: ['password_hash', 'is_demonstration'],
      isExported: true,
      deletion: 'delete',
      section: 'konto',
    },
    readBy: ['orders', 'selling'],
  },
  customer_address: {
    keep: 'current',
    personal: { by: { customer_id: 'customer' }, isExported: true, deletion: 'cascade', section: 'konto' },
  },
  email_change: {
    keep: `${PERIODS.emailChangeDays} days`,
    personal: {
      by: { customer_id: 'customer', old_email: 'email', new_email: 'email' },
      isExported: false,
      deletion: 'cascade',
      section: 'konto',
    },
  },
  passkey: {
    keep: 'current',
    personal: {
      by: { customer_id: 'customer' },
      isExported: true,
      hidden: ['id', 'public_key', 'uses'],
      deletion: 'cascade',
      section: 'konto',
    },
  },
  passkey_challenge: {
    keep: 'expiry',
    personal: { by: { session_id: 'session' }, isExported: false, deletion: 'age', section: 'konto' },
  },
  session: {
    keep: 'expiry',
    personal: {
      by: { id: 'session', customer_id: 'customer' },
      isExported: false,
      deletion: 'unlink',
      section: 'cookies',
    },
    readBy: ['stores', 'rental', 'orders', 'selling'],
  },
  // Staff: data of employees, not of shoppers; their employer informs them (docs/guides/operate.md).
  staff: { keep: 'current' },
  staff_audit: { keep: `${PERIODS.staffAuditYears} years` },
  staff_login: {
    keep: 'expiry',
    personal: { by: { session_id: 'session' }, isExported: false, deletion: 'cascade', section: 'cookies' },
  },
  staff_ticket: { keep: `${PERIODS.staffTicketHours} hours` },
} as const satisfies OwnedTables;
