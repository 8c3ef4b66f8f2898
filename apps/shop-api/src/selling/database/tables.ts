import { PERIODS } from '@fachwerk/server-kit/periods';
import { BACK_IN_STOCK_MONTHS, STORE_REQUEST_MONTHS } from '@fachwerk/shared/rules';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  back_in_stock_request: {
    keep: `${BACK_IN_STOCK_MONTHS} months`,
    personal: { by: { email: 'email' }, isExported: true, deletion: 'delete', section: 'vormerkungen' },
  },
  best_seller: { keep: 'current' },
  bought_together: { keep: 'current' },
  cart: {
    keep: `${PERIODS.cartMonths} months`,
    personal: {
      by: { customer_id: 'customer', session_id: 'session' },
      leadsTo: { id: 'cart' },
      hidden: ['session_id', 'merge_report', 'merged_at', 'gift_card_id'],
      isExported: true,
      deletion: 'cascade',
      section: 'warenkorb',
    },
  },
  cart_add_key: {
    keep: 'owner',
    personal: { by: { session_id: 'session' }, isExported: false, deletion: 'cascade', section: 'warenkorb' },
  },
  cart_position: {
    keep: 'owner',
    personal: { by: { cart_id: 'cart' }, isExported: true, deletion: 'cascade', section: 'warenkorb' },
  },
  checkout: {
    keep: `${PERIODS.checkoutHours} hours`,
    personal: {
      by: { cart_id: 'cart' },
      hidden: ['submit_key', 'held_until', 'held_since', 'is_hold_limited'],
      isExported: true,
      deletion: 'cascade',
      section: 'warenkorb',
    },
  },
  parked_position: {
    keep: 'owner',
    personal: { by: { customer_id: 'customer' }, isExported: true, deletion: 'cascade', section: 'konto' },
  },
  product_sale: { keep: 'current' },
  purchase_count: { keep: 'current' },
  /** Nothing of the review: a repeated press of its deletion has the same answer. */
  removed_review: {
    keep: `${PERIODS.removedReviewHours} hours`,
    personal: {
      by: { customer_id: 'customer' },
      isExported: false,
      deletion: 'cascade',
      section: 'bewertungen',
    },
  },
  review: {
    keep: 'current',
    personal: {
      by: { customer_id: 'customer', session_id: 'session', order_id: 'order' },
      hidden: ['session_id', 'author'],
      replaced: { name: `left(name, 1) || '.'` },
      isExported: true,
      deletion: 'unlink',
      section: 'bewertungen',
    },
  },
  review_report: {
    keep: `${PERIODS.reviewReportMonths} months`,
    personal: {
      by: { customer_id: 'customer', session_id: 'session', email: 'typed' },
      hidden: ['session_id'],
      isExported: true,
      deletion: 'delete',
      section: 'bewertungen',
    },
  },
  review_vote: {
    keep: 'owner',
    personal: {
      by: { customer_id: 'customer', session_id: 'session' },
      isExported: false,
      deletion: 'cascade',
      section: 'bewertungen',
    },
  },
  /** A store answers within days; the rest of the time is for questions about the answer. */
  store_request: {
    keep: `${STORE_REQUEST_MONTHS} months`,
    personal: { by: { email: 'typed' }, isExported: false, deletion: 'age', section: 'fragen' },
  },
  wishlist: {
    keep: `${PERIODS.wishlistMonths} months`,
    personal: {
      by: { customer_id: 'customer', session_id: 'session' },
      leadsTo: { id: 'wishlist' },
      hidden: ['session_id', 'share_token'],
      isExported: true,
      deletion: 'cascade',
      section: 'warenkorb',
    },
  },
  wishlist_entry: {
    keep: 'owner',
    personal: {
      by: { wishlist_id: 'wishlist' },
      isExported: true,
      deletion: 'cascade',
      section: 'warenkorb',
    },
  },
} as const satisfies OwnedTables;
