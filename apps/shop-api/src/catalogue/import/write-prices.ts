import type { Database, Queryable } from '@fachwerk/database';
import { writeProductRecords } from './write-product-records';

export interface ListPrice {
  itemId: string;
  listId: string;
  /** Null removes the item from the list; not for the list 'online'. */
  cents: number | null;
}

const UPSERT_PRICES = `
  with wanted as (
      select * from unnest($1::text[], $2::text[], $3::int[]) as w(item_id, list_id, cents) order by item_id, list_id
    ),
    removed as (
      delete from item_price p using wanted w
      where p.item_id = w.item_id and p.list_id = w.list_id and w.cents is null
      returning p.item_id, p.list_id, null::int as cents
    ),
    written as (
      insert into item_price as p (item_id, list_id, cents)
      select item_id, list_id, cents from wanted where cents is not null
      on conflict (item_id, list_id) do update set cents = excluded.cents where p.cents <> excluded.cents
      returning p.item_id, p.list_id, p.cents
    ),
    changed as (select * from removed union all select * from written),
    noted as (
      insert into price_history (item_id, list_id, valid_from, cents)
      select c.item_id, c.list_id, clock_timestamp(), c.cents from changed c
      -- The current price of a new item may be the end of its imported history.
      where c.cents is distinct from (
        select h.cents from price_history h
        where h.item_id = c.item_id and h.list_id = c.list_id order by h.valid_from desc limit 1)
      on conflict (item_id, list_id, valid_from) do update set cents = excluded.cents
    )
  select distinct item_id as "itemId" from changed`;

/**
 * Writes prices with their history and returns the items that changed. Part of the caller's transaction,
 * which has locked the items: the last row of a history is the price, also after parallel changes.
 */
export async function storePrices(db: Queryable, prices: readonly ListPrice[]): Promise<string[]> {
  const changed = await db.query<{ itemId: string }>(UPSERT_PRICES, [
    prices.map(({ itemId }) => itemId),
    prices.map(({ listId }) => listId),
    prices.map(({ cents }) => cents),
  ]);
  return changed.map(({ itemId }) => itemId);
}

const LOCK_ITEMS = `
  select id, product_id as "productId" from item where id = any($1) order by id for no key update`;

/** The row of an item has a copy of its online price. */
const COPY_ONLINE_PRICES = `
  update item i set price_cents = p.cents
  from item_price p
  where i.id = any($1) and p.item_id = i.id and p.list_id = 'online' and p.cents <> i.price_cents`;

const UPDATE_LISTINGS = `
  update product_listing l set price_cents = m.cents
  from (
    select i.product_id, min(p.cents) as cents
    from item i join item_price p on p.item_id = i.id and p.list_id = 'online'
    where i.product_id = any($1) group by i.product_id
  ) m
  where l.product_id = m.product_id and l.price_cents <> m.cents`;

/**
 * Changes prices while the shop runs. Lists, product pages and carts show them with the next version of the
 * catalogue, which is raised once per call.
 */
export const writePrices = (db: Database, prices: readonly ListPrice[]): Promise<void> =>
  db.transaction((tx) => writePricesIn(tx, prices));

/** As `writePrices`, in the transaction of the caller. */
export async function writePricesIn(tx: Queryable, prices: readonly ListPrice[]): Promise<void> {
  const items = await tx.query<{ id: string; productId: string }>(LOCK_ITEMS, [
    prices.map(({ itemId }) => itemId),
  ]);
  const changed = new Set(await storePrices(tx, prices));
  if (changed.size === 0) return;
  const productIds = [
    ...new Set(items.flatMap(({ id, productId }) => (changed.has(id) ? [productId] : []))),
  ].sort();
  await tx.query(COPY_ONLINE_PRICES, [[...changed]]);
  await tx.query(UPDATE_LISTINGS, [productIds]);
  await writeProductRecords(tx, productIds);
  await tx.query('update catalogue_state set version = version + 1, changed_at = now()');
}
