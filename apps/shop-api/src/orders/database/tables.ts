import type { OwnedTables } from '../../kernel/database/owned-tables';
import { UNPAID_WINDOW } from '../../stores/stock/hold-limits';

/** Tables of this area. */
export const tables = {
  bank_details: {
    keep: '90 days',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'age' },
  },
  document_series: { keep: 'books' },
  money_ledger: {
    keep: 'books',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep' },
  },
  order_access: {
    keep: 'expiry',
    personal: { by: { session_id: 'session', order_id: 'order' }, isExported: false, deletion: 'age' },
  },
  order_document: {
    keep: 'books',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep' },
  },
  order_event: { keep: 'books', personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep' } },
  order_holder: {
    keep: UNPAID_WINDOW,
    personal: {
      by: { order_id: 'order', person: 'email', network: 'hash' },
      isExported: false,
      deletion: 'age',
    },
  },
  order_line: {
    keep: 'books',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep' },
    readBy: ['selling'],
  },
  order_mail: { keep: 'owner', personal: { by: { order_id: 'order' }, isExported: false, deletion: 'keep' } },
  payment: { keep: 'books', personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep' } },
  payment_event: {
    keep: 'books',
    personal: { by: { payment_id: 'payment' }, isExported: false, deletion: 'keep' },
  },
  payment_task: {
    keep: 'books',
    personal: { by: { payment_id: 'payment' }, isExported: false, deletion: 'keep' },
  },
  reported_transaction: {
    keep: 'owner',
    personal: { by: { order_id: 'order' }, isExported: false, deletion: 'keep' },
  },
  shop_order: {
    keep: 'books',
    personal: {
      by: { customer_id: 'customer', session_id: 'session', email: 'email' },
      isExported: true,
      deletion: 'unlink',
    },
    readBy: ['selling'],
  },
  withdrawal: {
    keep: '6 years',
    personal: {
      by: { email: 'email', order_number: 'order', order_id: 'order' },
      isExported: true,
      deletion: 'keep',
    },
  },
} as const satisfies OwnedTables;
