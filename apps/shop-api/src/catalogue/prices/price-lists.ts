import type { Queryable } from '@fachwerk/database';
import type { CataloguePriceList } from '@fachwerk/shared/catalogue-format';

export const ONLINE_LIST = 'online';

/** The price lists of a store, the one with priority first, always ending with the online list. */
export type PriceLists = (companyId: string | null) => readonly string[];

const ONLINE_ONLY = [ONLINE_LIST];

const FIND_LISTS = `
  select company_id as "companyId", array_agg(list_id order by kind) as lists
  from store_price_list group by company_id`;

/** Reads which lists the stores have. */
export async function readPriceLists(db: Queryable): Promise<PriceLists> {
  const rows = await db.query<{ companyId: string; lists: string[] }>(FIND_LISTS);
  const listsOf = new Map(rows.map(({ companyId, lists }) => [companyId, [...lists, ONLINE_LIST]]));
  return (companyId) => (companyId === null ? ONLINE_ONLY : (listsOf.get(companyId) ?? ONLINE_ONLY));
}

/** All lists besides the online list, with their stores. */
export const findPriceLists = (db: Queryable): Promise<CataloguePriceList[]> =>
  db.query<CataloguePriceList & { [column: string]: unknown }>(
    `select l.id, l.kind, l.name, array_remove(array_agg(s.company_id order by s.company_id), null) as stores
     from price_list l left join store_price_list s on s.list_id = l.id
     where l.id <> '${ONLINE_LIST}' group by l.id order by l.id`,
  );

/** A list gets exactly these stores; other lists stay as they are. */
export async function writePriceLists(db: Queryable, lists: readonly CataloguePriceList[]): Promise<void> {
  await db.query(
    `insert into price_list (id, kind, name)
     select id, kind, name from jsonb_populate_recordset(null::price_list, $1::jsonb) order by id
     on conflict (id) do update set name = excluded.name`,
    [JSON.stringify(lists)],
  );
  await db.query('delete from store_price_list where list_id = any($1)', [lists.map(({ id }) => id)]);
  const rows = lists.flatMap(({ id, kind, stores = [] }) =>
    stores.map((company_id) => ({ company_id, kind, list_id: id })),
  );
  await db.query(
    `insert into store_price_list (company_id, kind, list_id)
     select company_id, kind, list_id from jsonb_populate_recordset(null::store_price_list, $1::jsonb)
     on conflict (company_id, kind) do update set list_id = excluded.list_id`,
    [JSON.stringify(rows)],
  );
}
