import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  location: { keep: 'current' },
  opening_offer: { keep: 'current' },
  special_opening: { keep: 'current' },
  stock: { keep: 'current', readBy: ['catalogue', 'benefits', 'orders', 'selling'] },
  stock_allocation: {
    keep: 'books',
    personal: { by: { reference: 'order' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
    readBy: ['orders'],
  },
  stock_change: { keep: 'current', readBy: ['catalogue'] },
  stock_correction: { keep: '24 months' },
  stock_hold: {
    keep: 'expiry',
    personal: {
      by: { cart_id: 'cart', network: 'hash' },
      isExported: false,
      deletion: 'age',
      section: 'warenkorb',
    },
    readBy: ['orders', 'selling'],
  },
  stock_ledger: {
    keep: 'books',
    personal: { by: { reference: 'order' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
  },
  store: { keep: 'current', readBy: ['rental', 'catalogue', 'orders', 'selling'] },
  store_change: { keep: '24 months' },
  store_ready_time: { keep: 'current' },
  store_state: { keep: 'current' },
} as const satisfies OwnedTables;
