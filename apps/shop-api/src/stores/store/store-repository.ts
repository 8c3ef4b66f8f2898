import type { Queryable } from '@fachwerk/database';
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { SelectedStore } from '@fachwerk/shared/contracts';
import { ShopError } from '../../kernel/errors/shop-error';
import type { StoreLines } from '../../kernel/session/session-plugin';
import type { StoreRecord } from './store-record';

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
  isRecalled: boolean;
}

/**
 * Columns of a statement about `store s`: the stated days and offers with other hours, also those that are
 * over until the next change removes them. Readers compare them with their own clock.
 */
export const STORED_OPENINGS = `
  (select coalesce(json_agg(json_build_object('date', o.day, 'reason', o.reason, 'hours', o.hours) order by o.day), '[]')
   from special_opening o where o.company_id = s.company_id) as "specialOpenings",
  (select coalesce(json_agg(json_build_object('name', o.name, 'start', o.starts_on, 'end', o.ends_on, 'hours', o.hours)
      order by o.starts_on), '[]')
   from opening_offer o where o.company_id = s.company_id) as "openingOffers"`;

export const SELECT_STORES = `
  select company_id as "companyId", name, type, street, zip_code as "zipCode", city, state, lat, lon, phone, email,
    categories, services, specialists, brands, category_specialists as "categorySpecialists", people, seller, news, flyers,
    opening_hours as "openingHours", ${STORED_OPENINGS}, picture, market_cms_urls as "marketCmsUrls"
  from store s`;

const SELECT_STOCK = `
  select i.id as "itemId", st.company_id as "companyId", s.quantity - least(s.reserved, s.quantity) as available, s.aisle, s.shelf,
    s.next_delivery::text as "nextDelivery", greatest(0, coalesce(o.quantity - o.reserved, 0)) as "availableOnline",
    coalesce(s.checked_at, st.stock_checked_at) as "checkedAt",
    i.duties, i.is_recalled as "isRecalled"
  from unnest($1::text[]) with ordinality as asked (id, place)
  join item i on i.id = asked.id
  cross join store st
  -- Redundant condition, so that the index is used with both of its columns.
  left join stock s on s.item_id = i.id and s.location_id = st.company_id and s.location_id = any($2)
  left join stock o on o.item_id = i.id and o.location_id = 'online'
  where st.company_id = any($2)
  order by asked.place`;

const HAS_OWN_PRICES = 'exists (select 1 from store_price_list l where l.company_id = st.company_id)';

/** How long a process goes on with the stores that it has read before it asks for their version. */
const ASK_MS = 3000;
/**
 * How long browsers may keep an answer about stores, in seconds. The page server keeps its pages as long, so
 * that with `ASK_MS` a change is visible everywhere within ten seconds.
 */
export const STORE_MAX_AGE = 5;

interface Kept {
  version: number;
  stores: Promise<StoreRecord[]>;
  askedAt: number;
}
/** One copy per process: several parts of the API read the stores. */
const keptBy = new WeakMap<Queryable, Promise<Kept>>();

async function read(db: Queryable, before: Kept | undefined): Promise<Kept> {
  const [row] = await db.query<{ version: string }>('select version::text from store_state');
  const version = Number(row?.version ?? 0);
  const isSame = before?.version === version;
  const stores = isSame
    ? before.stores
    : db.query<StoreRecord & { [column: string]: unknown }>(`${SELECT_STORES} order by city, name`);
  await stores;
  return { version, stores, askedAt: Date.now() };
}

/** All stores: a table of a few hundred rows that rarely changes. */
async function findAll(db: Queryable): Promise<StoreRecord[]> {
  const reading = keptBy.get(db);
  const kept = await reading?.catch(() => undefined);
  if (kept && Date.now() - kept.askedAt < ASK_MS) return kept.stores;
  // Another call may have begun to read meanwhile.
  const other = keptBy.get(db);
  const mine = other && other !== reading ? other : read(db, kept);
  keptBy.set(db, mine);
  return (await mine).stores;
}

/** This process reads the stores again; the others find the new version. */
export const forgetStores = (db: Queryable): void => void keptBy.delete(db);

export function createStoreRepository(db: Queryable) {
  return {
    findAll: (): Promise<StoreRecord[]> => findAll(db),

    find: async (companyId: string): Promise<StoreRecord | undefined> =>
      (await findAll(db)).find((one) => one.companyId === companyId),

    /** In the order of the items; unknown items and stores are omitted. */
    findStock: (itemIds: readonly string[], companyIds: readonly string[]): Promise<StockRow[]> =>
      db.query<StockRow>(SELECT_STOCK, [itemIds, companyIds]),

    /** Company ids of the stores that have the item. */
    async findHaving(itemId: string): Promise<ReadonlySet<string>> {
      const rows = await db.query<{ companyId: string }>(
        `select location_id as "companyId" from stock where item_id = $1 and quantity > reserved`,
        [itemId],
      );
      return new Set(rows.map(({ companyId }) => companyId));
    },

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
export async function writeStores(tx: Queryable, stores: readonly StoreRecord[]): Promise<void> {
  const rows = JSON.stringify(stores);
  await tx.query(
    `insert into location (id, name, kind)
     select r."companyId", r.name, 'store' from jsonb_to_recordset($1::jsonb) as r("companyId" text, name text)
     on conflict (id) do update set name = excluded.name`,
    [rows],
  );
  await tx.query(
    `insert into store (company_id, name, type, street, zip_code, city, state, lat, lon, phone, email, categories, services,
       specialists, brands, category_specialists, people, seller, opening_hours, news, flyers, picture, market_cms_urls)
     select r."companyId", r.name, r.type, r.street, r."zipCode", r.city, r.state, r.lat, r.lon, r.phone, r.email,
       r.categories, r.services, r.specialists, r.brands, r."categorySpecialists", r.people,
       nullif(r.seller, 'null'::jsonb), r."openingHours", r.news, r.flyers, r.picture, r."marketCmsUrls"
     from jsonb_to_recordset($1::jsonb) as r("companyId" text, name text, type text, street text, "zipCode" text, city text,
       state text, lat float8, lon float8, phone text, email text, categories text[], services text[], specialists text[],
       brands text[], "categorySpecialists" text[], people jsonb, seller jsonb, "openingHours" jsonb,
       news jsonb, flyers jsonb, picture text, "marketCmsUrls" text[])
     on conflict (company_id) do update set
       (name, type, street, zip_code, city, state, lat, lon, phone, email, categories, services, specialists, brands,
        category_specialists, people, seller, opening_hours, news, flyers, picture, market_cms_urls) =
       (excluded.name, excluded.type, excluded.street, excluded.zip_code, excluded.city, excluded.state, excluded.lat,
        excluded.lon, excluded.phone, excluded.email, excluded.categories, excluded.services, excluded.specialists,
        excluded.brands, excluded.category_specialists, excluded.people, excluded.seller, excluded.opening_hours,
        excluded.news, excluded.flyers, excluded.picture, excluded.market_cms_urls)`,
    [rows],
  );
  await writeOpenings(tx, stores);
}

/** Makes the days and offers with other hours of these stores what the records state. */
async function writeOpenings(tx: Queryable, stores: readonly StoreRecord[]): Promise<void> {
  const rows = JSON.stringify(
    stores.map(({ companyId, specialOpenings, openingOffers }) => ({
      companyId,
      specialOpenings,
      openingOffers,
    })),
  );
  const ids = stores.map(({ companyId }) => companyId);
  await tx.query(
    `with stated as (
       select r."companyId", o.date, o.reason, o.hours
       from jsonb_to_recordset($1::jsonb) as r("companyId" text, "specialOpenings" jsonb),
         jsonb_to_recordset(r."specialOpenings") as o(date date, reason text, hours jsonb)
     ), gone as (
       delete from special_opening o where o.company_id = any($2)
         and not exists (select from stated s where s."companyId" = o.company_id and s.date = o.day)
     )
     insert into special_opening (company_id, day, reason, hours)
     select "companyId", date, reason, hours from stated
     on conflict (company_id, day) do update set (reason, hours) = (excluded.reason, excluded.hours)`,
    [rows, ids],
  );
  await tx.query(
    `with stated as (
       select r."companyId", o.start, o."end", o.name, o.hours
       from jsonb_to_recordset($1::jsonb) as r("companyId" text, "openingOffers" jsonb),
         jsonb_to_recordset(r."openingOffers") as o(start date, "end" date, name text, hours jsonb)
     ), gone as (
       delete from opening_offer o where o.company_id = any($2)
         and not exists (select from stated s where s."companyId" = o.company_id and s.start = o.starts_on)
     )
     insert into opening_offer (company_id, starts_on, ends_on, name, hours)
     select "companyId", start, "end", name, hours from stated
     on conflict (company_id, starts_on) do update set (ends_on, name, hours) = (excluded.ends_on, excluded.name, excluded.hours)`,
    [rows, ids],
  );
}

export async function requireStore(stores: StoreRepository, companyId: string): Promise<StoreRecord> {
  const store = await stores.find(companyId);
  if (!store) throw new ShopError({ statusCode: 404, key: 'error.store.unknown' });
  return store;
}
