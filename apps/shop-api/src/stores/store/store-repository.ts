import type { Database, Queryable } from '@fachwerk/database';
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { SelectedStore } from '@fachwerk/shared/contracts';
import { ShopError } from '../../kernel/errors/shop-error';
import type { StoreLines } from '../../kernel/session/session-plugin';
import type { StoreRecord } from './store-list';

/** Stock of an item in a store; `available` is null for an item that the store does not list. */
export interface StockRow {
  [column: string]: unknown;
  itemId: string;
  companyId: string;
  available: number | null;
  /** In the online warehouse. */
  availableOnline: number;
  /** ISO date of the next delivery to the store. */
  nextDelivery: string | null;
  aisle: number | null;
  shelf: number | null;
  checkedAt: Date;
  duties: CatalogueDuties;
}

const SELECT_STORES = `
  select company_id as "companyId", name, type, street, zip_code as "zipCode", city, state, lat, lon, phone, email, services,
    opening_hours as "openingHours", picture
  from store order by city, name`;

const SELECT_STOCK = `
  select i.id as "itemId", st.company_id as "companyId", s.quantity - s.reserved as available, s.aisle, s.shelf,
    s.next_delivery::text as "nextDelivery", greatest(0, coalesce(o.quantity - o.reserved, 0)) as "availableOnline",
    coalesce(s.checked_at, st.stock_checked_at) as "checkedAt",
    i.duties
  from unnest($1::text[]) with ordinality as asked (id, place)
  join item i on i.id = asked.id
  cross join store st
  -- Redundant condition, so that the index is used with both of its columns.
  left join stock s on s.item_id = i.id and s.location_id = st.company_id and s.location_id = any($2)
  left join stock o on o.item_id = i.id and o.location_id = 'online'
  where st.company_id = any($2)
  order by asked.place`;

const HAS_OWN_PRICES = 'exists (select 1 from store_price_list l where l.company_id = st.company_id)';

const KEEP_MS = 30_000;

export function createStoreRepository(db: Queryable) {
  let kept: { stores: Promise<StoreRecord[]>; until: number } | undefined;

  return {
    /** All stores: a table of a few hundred rows that rarely changes. */
    findAll(): Promise<StoreRecord[]> {
      if (kept && kept.until > Date.now()) return kept.stores;
      const stores = db.query<StoreRecord & { [column: string]: unknown }>(SELECT_STORES);
      const mine = (kept = { stores, until: Date.now() + KEEP_MS });
      stores.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return stores;
    },

    /** In the order of the items; unknown items and stores are omitted. */
    findStock: (itemIds: readonly string[], companyIds: readonly string[]): Promise<StockRow[]> =>
      db.query<StockRow>(SELECT_STOCK, [itemIds, companyIds]),

    async findSelected(sessionId: string): Promise<SelectedStore | null> {
      const [row] = await db.query<SelectedRow & { [column: string]: unknown }>(
        `select st.company_id as "companyId", st.name, st.zip_code as "zipCode", st.city,
           ${HAS_OWN_PRICES} as "hasOwnPrices"
         from session s join store st on st.company_id = s.selected_store_id where s.id = $1`,
        [sessionId],
      );
      return row ? toSelectedStore(row) : null;
    },

    /** Creates the session if there is none. A session that a login has just replaced is not changed. */
    async select(
      sessionId: string,
      sessionExpiry: Date,
      companyId: string,
    ): Promise<SelectedStore | 'unknown-store' | 'session-over'> {
      const [row] = await db.query<SelectedRow & { isSaved: boolean; [column: string]: unknown }>(
        `select company_id as "companyId", name, zip_code as "zipCode", city, ${HAS_OWN_PRICES} as "hasOwnPrices",
           choose_store($1, $2, company_id) as "isSaved"
         from store st where company_id = $3`,
        [sessionId, sessionExpiry, companyId],
      );
      if (!row) return 'unknown-store';
      return row.isSaved ? toSelectedStore(row) : 'session-over';
    },
  };
}

export type StoreRepository = ReturnType<typeof createStoreRepository>;

interface SelectedRow {
  companyId: string;
  name: string;
  zipCode: string;
  city: string;
  hasOwnPrices?: boolean;
}

export const toSelectedStore = (row: SelectedRow): SelectedStore => {
  const { companyId, name, zipCode, city, hasOwnPrices } = row;
  return { companyId, name, address: { zipCode, city }, ...(hasOwnPrices && { hasOwnPrices }) };
};

/** Lines of tiles and product pages that a visitor with this store gets. */
export const storeLinesFor = (store: SelectedStore | null): StoreLines | undefined =>
  store ? (store.hasOwnPrices ? 'prices' : 'stock') : undefined;

/** Inserts new stores and updates known ones, including their row in `location`. */
export async function writeStores(db: Database, stores: readonly StoreRecord[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = JSON.stringify(stores);
    await tx.query(
      `insert into location (id, name, kind)
       select r."companyId", r.name, 'store' from jsonb_to_recordset($1::jsonb) as r("companyId" text, name text)
       on conflict (id) do update set name = excluded.name`,
      [rows],
    );
    await tx.query(
      `insert into store (company_id, name, type, street, zip_code, city, state, lat, lon, phone, email, services, opening_hours)
       select r."companyId", r.name, r.type, r.street, r."zipCode", r.city, r.state, r.lat, r.lon, r.phone, r.email,
         array(select jsonb_array_elements_text(r.services)), r."openingHours"
       from jsonb_to_recordset($1::jsonb) as r("companyId" text, name text, type text, street text, "zipCode" text, city text,
         state text, lat float8, lon float8, phone text, email text, services jsonb, "openingHours" jsonb)
       on conflict (company_id) do update set
         (name, type, street, zip_code, city, state, lat, lon, phone, email, services, opening_hours) =
         (excluded.name, excluded.type, excluded.street, excluded.zip_code, excluded.city, excluded.state, excluded.lat,
          excluded.lon, excluded.phone, excluded.email, excluded.services, excluded.opening_hours)`,
      [rows],
    );
  });
}

/** Addresses by company id. Returns the unknown stores, which are omitted. */
export async function writeStorePictures(
  db: Queryable,
  pictures: Readonly<Record<string, string>>,
): Promise<string[]> {
  const unknown = await db.query<{ companyId: string }>(
    `with given as (select * from unnest($1::text[], $2::text[]) as g (company_id, picture)),
       written as (
         update store set picture = g.picture from given g
         where store.company_id = g.company_id and store.picture is distinct from g.picture
       )
     select company_id as "companyId" from given
     where company_id not in (select company_id from store) order by company_id`,
    [Object.keys(pictures), Object.values(pictures)],
  );
  return unknown.map(({ companyId }) => companyId);
}

export async function requireStore(stores: StoreRepository, companyId: string): Promise<StoreRecord> {
  const store = (await stores.findAll()).find((one) => one.companyId === companyId);
  if (!store) throw new ShopError({ statusCode: 404, key: 'error.store.unknown' });
  return store;
}
