import { PERIODS } from '@fachwerk/server-kit/periods';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Suggestions count the searches of so many days. */
export const SEARCH_DAYS = 30;

/** Tables of this area. */
export const tables = {
  attribute: { keep: 'current' },
  catalogue_state: { keep: 'current', readBy: ['benefits', 'selling'] },
  category: { keep: 'current', readBy: ['benefits', 'selling'] },
  counted_search: {
    keep: `${PERIODS.searchHours} hours`,
    personal: {
      by: { visitor: 'hash', network: 'hash' },
      isExported: false,
      deletion: 'age',
      section: 'besuch',
    },
  },
  discontinued_item: { keep: '24 months' },
  facet_value: { keep: 'current' },
  fit_rule: { keep: 'current' },
  import_effect: { keep: '1 days' },
  import_progress: { keep: 'current' },
  item: { keep: 'current', readBy: ['benefits', 'orders', 'selling'] },
  item_price: { keep: 'current' },
  item_release: { keep: 'expiry' },
  item_release_correction: { keep: 'expiry' },
  // Found by the number of the slip only: no key leads from a person to it.
  item_release_proof: {
    keep: 'expiry',
    personal: { by: {}, isExported: false, deletion: 'age', section: 'abgabe' },
  },
  item_supply: { keep: '10 years' },
  price_entry: { keep: '24 months' },
  price_history: { keep: 'current' },
  price_list: { keep: 'current' },
  product: { keep: 'current', readBy: ['benefits', 'selling'] },
  product_listing: { keep: 'current', readBy: ['selling'] },
  product_record: { keep: 'current', readBy: ['selling'] },
  product_search: { keep: 'current' },
  // Proof that the shop has warned (Regulation (EU) 2023/988); claims end after ten years.
  recall: { keep: '10 years' },
  recall_item: { keep: 'owner' },
  search_day: { keep: '1 days' },
  search_phrase: { keep: `${SEARCH_DAYS} days` },
  search_synonym: { keep: 'current' },
  search_term: { keep: 'current' },
  starting_synonym: { keep: 'current' },
  store_price_list: { keep: 'current' },
} as const satisfies OwnedTables;
