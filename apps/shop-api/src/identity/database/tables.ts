import type { OwnedTables } from '../../kernel/database/owned-tables';

/** An account whose address is not confirmed is kept for this time. */
export const UNCONFIRMED = '7 days';

/** Tables of this area. */
export const tables = {
  account_token: {
    keep: '1 days',
    personal: { by: { customer_id: 'customer' }, isExported: false, deletion: 'cascade' },
  },
  customer: {
    keep: 'current',
    personal: { by: { id: 'customer', email: 'email' }, isExported: true, deletion: 'delete' },
    readBy: ['orders', 'selling'],
  },
  session: {
    keep: 'expiry',
    personal: { by: { id: 'session', customer_id: 'customer' }, isExported: false, deletion: 'unlink' },
    readBy: ['stores', 'orders', 'selling'],
  },
} as const satisfies OwnedTables;
