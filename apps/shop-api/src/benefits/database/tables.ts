import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  blocked_customer_card: { keep: 'current', readBy: ['selling', 'customers'] },
  gift_card: { keep: 'books', readBy: ['orders', 'selling'] },
  gift_card_ledger: {
    keep: 'books',
    personal: { by: { reference: 'order' }, isExported: false, deletion: 'keep', section: 'bestellungen' },
    readBy: ['orders'],
  },
  promotion: { keep: 'current' },
  promotion_redemption: {
    keep: 'books',
    personal: {
      by: { reference: 'order', redeemers: 'limit' },
      isExported: false,
      deletion: 'keep',
      section: 'bestellungen',
    },
    readBy: ['selling'],
  },
  promotion_state: { keep: 'current' },
} as const satisfies OwnedTables;
