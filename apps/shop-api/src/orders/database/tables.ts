import { PERIODS } from '@fachwerk/server-kit/periods';
import type { OwnedTables } from '../../kernel/database/owned-tables';
import { UNPAID_WINDOW } from '../../stores/stock/hold-limits';

/** Tables of this area. */
export const tables = {
  bank_details: {
    keep: `${PERIODS.bankDetailsDays} days`,
    personal: {
      by: { order_id: 'order' },
      hidden: ['sealed'],
      isExported: true,
      deletion: 'age',
      section: 'bestellungen',
    },
  },
  document_series: { keep: 'books' },
  money_ledger: {
    keep: 'books',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep', section: 'bestellungen' },
  },
  order_access: {
    keep: 'expiry',
    personal: {
      by: { session_id: 'session', order_id: 'order' },
      isExported: false,
      deletion: 'age',
      section: 'bestellungen',
    },
  },
  order_case: {
    keep: 'books',
    personal: {
      by: { email: 'typed', order_number: 'order', order_id: 'order' },
      leadsTo: { id: 'case' },
      hidden: ['report_hash', 'version', 'desk'],
      isExported: true,
      deletion: 'keep',
      section: 'bestellungen',
    },
  },
  order_case_event: {
    keep: 'owner',
    personal: { by: { case_id: 'case' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
  },
  order_case_line: {
    keep: 'owner',
    personal: { by: { case_id: 'case' }, isExported: true, deletion: 'keep', section: 'bestellungen' },
  },
  order_case_picture: {
    keep: 'owner',
    personal: {
      by: { case_id: 'case' },
      hidden: ['bytes', 'hash'],
      isExported: true,
      deletion: 'keep',
      section: 'bestellungen',
    },
  },
  order_document: {
    keep: 'books',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep', section: 'bestellungen' },
  },
  order_event: {
    keep: 'books',
    personal: {
      by: { order_id: 'order' },
      hidden: ['actor', 'details'],
      isExported: true,
      deletion: 'keep',
      section: 'bestellungen',
    },
    readBy: ['customers'],
  },
  order_holder: {
    keep: UNPAID_WINDOW,
    personal: {
      by: { order_id: 'order', person: 'limit', network: 'hash' },
      isExported: false,
      deletion: 'age',
      section: 'bestellungen',
    },
  },
  order_line: {
    keep: 'books',
    personal: { by: { order_id: 'order' }, isExported: true, deletion: 'keep', section: 'bestellungen' },
    readBy: ['selling'],
  },
  order_mail: {
    keep: 'owner',
    personal: { by: { order_id: 'order' }, isExported: false, deletion: 'keep', section: 'mails' },
  },
  payment: {
    keep: 'books',
    personal: {
      by: { order_id: 'order' },
      leadsTo: { id: 'payment' },
      hidden: ['redirect_url', 'is_wanted', 'read_retry_at', 'read_attempts', 'read_error'],
      isExported: true,
      deletion: 'keep',
      section: 'bestellungen',
    },
  },
  payment_event: {
    keep: 'books',
    personal: { by: { payment_id: 'payment' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
  },
  payment_task: {
    keep: 'books',
    personal: { by: { payment_id: 'payment' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
  },
  // Proof that the shop has warned (Regulation (EU) 2023/988); claims end after ten years.
  recall_recipient: {
    keep: 'owner',
    personal: {
      by: { order_id: 'order', email: 'email', person: 'hash' },
      hidden: ['person'],
      isExported: true,
      deletion: 'keep',
      section: 'bestellungen',
    },
  },
  recall_search: { keep: 'owner' },
  reported_transaction: {
    keep: 'owner',
    personal: { by: { order_id: 'order' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
  },
  shop_order: {
    keep: 'books',
    personal: {
      by: { customer_id: 'customer', session_id: 'session', email: 'email' },
      leadsTo: { id: 'order', number: 'order' },
      hidden: [
        'session_id',
        'submit_key',
        'cart_id',
        'version',
        'gift_card_id',
        'collection_code',
        'due_at',
        'due_event',
        'conditions',
        'revised',
        'timer_retry_at',
        'timer_attempts',
        'timer_error',
      ],
      isExported: true,
      deletion: 'unlink',
      section: 'bestellungen',
    },
    readBy: ['selling'],
  },
  withdrawal: {
    keep: `${PERIODS.letterYears} years`,
    personal: {
      by: { email: 'typed', order_number: 'order', order_id: 'order' },
      hidden: ['request_hash', 'handled_by'],
      isExported: true,
      deletion: 'keep',
      section: 'widerruf',
    },
  },
} as const satisfies OwnedTables;
