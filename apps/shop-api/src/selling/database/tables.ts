import { BACK_IN_STOCK_MONTHS, STORE_REQUEST_MONTHS } from '@fachwerk/shared/rules';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  back_in_stock_request: {
    keep: `${BACK_IN_STOCK_MONTHS} months`,
    personal: { by: { email: 'email' }, isExported: true, deletion: 'delete' },
  },
  best_seller: { keep: 'current' },
  bought_together: { keep: 'current' },
  cart: {
    keep: '12 months',
    personal: {
      by: { customer_id: 'customer', session_id: 'session' },
      isExported: true,
      deletion: 'cascade',
    },
  },
  cart_add_key: {
    keep: 'owner',
    personal: { by: { session_id: 'session' }, isExported: false, deletion: 'cascade' },
  },
  cart_position: {
    keep: 'owner',
    personal: { by: { cart_id: 'cart' }, isExported: true, deletion: 'cascade' },
  },
  checkout: { keep: '1 days', personal: { by: { cart_id: 'cart' }, isExported: true, deletion: 'cascade' } },
  parked_position: {
    keep: 'owner',
    personal: { by: { customer_id: 'customer' }, isExported: true, deletion: 'cascade' },
  },
  product_sale: { keep: 'current' },
  purchase_count: { keep: 'current' },
  review: {
    keep: 'current',
    personal: {
      by: { customer_id: 'customer', session_id: 'session', order_id: 'order' },
      isExported: true,
      deletion: 'unlink',
    },
  },
  review_report: {
    keep: '6 months',
    personal: {
      by: { customer_id: 'customer', session_id: 'session', email: 'email' },
      isExported: true,
      deletion: 'cascade',
    },
  },
  review_vote: {
    keep: 'owner',
    personal: {
      by: { customer_id: 'customer', session_id: 'session' },
      isExported: false,
      deletion: 'cascade',
    },
  },
  /** A store answers within days; the rest of the time is for questions about the answer. */
  store_request: {
    keep: `${STORE_REQUEST_MONTHS} months`,
    personal: { by: { email: 'email' }, isExported: true, deletion: 'delete' },
  },
  wishlist: {
    keep: '12 months',
    personal: {
      by: { customer_id: 'customer', session_id: 'session' },
      isExported: true,
      deletion: 'cascade',
    },
  },
  wishlist_entry: {
    keep: 'owner',
    personal: { by: { wishlist_id: 'wishlist' }, isExported: true, deletion: 'cascade' },
  },
} as const satisfies OwnedTables;
