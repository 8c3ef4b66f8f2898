import type { Queryable } from '@fachwerk/database';

interface ListRow {
  [column: string]: unknown;
  id: string;
  kind: 'zone' | 'store';
  name: string;
  cents: number | null;
  changedAt: Date | null;
  stores: number;
}

/** The list in which a store enters the price of an item. */
export interface StorePriceList {
  /** Null: the store has no list yet. */
  id: string | null;
  kind: 'zone' | 'store';
  name: string;
  /** Its price of the item. */
  cents: number | null;
  /** When its price of the item last changed; null: it has had none. */
  changedAt: Date | null;
  /** Stores of the list. */
  stores: number;
}

const READ = `
  select l.id, l.kind, l.name, p.cents,
    (select max(h.valid_from) from price_history h where h.list_id = l.id and h.item_id = $2) as "changedAt",
    (select count(*)::integer from store_price_list o where o.list_id = l.id) as stores
  from store_price_list s
  join price_list l on l.id = s.list_id
  left join item_price p on p.list_id = l.id and p.item_id = $2
  where s.company_id = $1`;

/**
 * That of its zone. The own list of the store has priority where it has a price of the item, and is the only
 * one of a store without a zone.
 */
export async function priceListOfStore(
  db: Queryable,
  store: { companyId: string; name: string },
  itemId: string,
): Promise<StorePriceList> {
  const rows = await db.query<ListRow>(READ, [store.companyId, itemId]);
  const [zone, own] = (['zone', 'store'] as const).map((kind) => rows.find((row) => row.kind === kind));
  const list = zone && (own?.cents ?? null) === null ? zone : own;
  return list ?? { id: null, kind: 'store', name: store.name, cents: null, changedAt: null, stores: 1 };
}
