import type { Database, Queryable } from '@fachwerk/database';

/** An arbitrary key, the same in every process: concurrent runs wait for each other. */
const FILL_LOCK = 4_711_002;
const BATCH = 500;
/** Within the time limit of a statement, also for a million items. */
const LARGE_BATCH = 20_000;
/**
 * With a larger catalogue each store lists a smaller part of it, so that the table does not outgrow the
 * catalogue.
 */
const MOST_LISTED_ITEMS = 10_000;

/**
 * Generated stock for items without a row in any store: about a third of all items per store, more of the
 * cheap ones. The numbers depend on the ids only, so every instance and every run generates the same rows.
 * Stores with imported stock (`store_state.has_generated_stock` is false) are not changed.
 */
export async function fillStoreStock(db: Database): Promise<number> {
  const [state] = await db.query<{ has_generated_stock: boolean }>(
    'select has_generated_stock from store_state',
  );
  if (!state?.has_generated_stock) return 0;
  const missing = await findMissing(db);
  if (missing.length === 0) return 0;
  const [known] = await db.query(`select 1 from stock where location_id <> 'online' limit 1`);
  if (!known) return fillAll(db);
  let rows = 0;
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    rows += await db.transaction((tx) => insertStock(tx, batch));
  }
  return rows;
}

const findMissing = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select id from item i
     where not exists (select from stock s where s.item_id = i.id and s.location_id <> 'online') order by id`,
  );
  return rows.map(({ id }) => id);
};

/** The first run has no concurrent readers: checking all keys once at the end takes a quarter of the time. */
async function fillAll(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // A busy machine needs longer than the limit of a request.
    await tx.query('set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [FILL_LOCK]);
    const missing = await findMissing(tx);
    if (missing.length === 0) return 0;
    await tx.query('alter table stock drop constraint stock_location_id_fkey');
    let rows = 0;
    for (let start = 0; start < missing.length; start += LARGE_BATCH)
      rows += await insertStock(tx, missing.slice(start, start + LARGE_BATCH));
    await tx.query(
      'alter table stock add constraint stock_location_id_fkey foreign key (location_id) references location (id)',
    );
    return rows;
  });
}

// `h` contains 64 pseudo-random bits of item and store; each value uses other bits.
const INSERT_STOCK = `
  with recursive up as (
      select id as leaf, id, parent_id, position, level from category
      union all
      select up.leaf, c.id, c.parent_id, c.position, c.level from up join category c on c.id = up.parent_id
    ),
    items as (
      select i.id, i.price_cents, hashtextextended(i.id, 1) as item_hash, hashtextextended(p.category_id, 2) as category_hash,
        top.position as department
      from item i join product p on p.id = i.product_id join up top on top.leaf = p.category_id and top.level = 1
        join category c on c.id = p.category_id and c.is_listed
      where i.id = any($1)
    ),
    stores as (
      select company_id, hashtextextended(company_id, 3) as store_hash,
        case type when 'kompakt' then 0.5 when 'special' then 0.4 else 1 end
          * least(1, $2::float8 / greatest(1, (select count(*) from item))) as size
      from store
    ),
    written as (
      insert into stock (item_id, location_id, quantity, opening, aisle, shelf)
      select i.id, s.company_id, q.quantity, q.quantity,
        1 + ((s.store_hash >> 4) & 3) + i.department * 2 + (i.category_hash & 1),
        1 + ((i.category_hash >> 8) & 7) + ((i.item_hash >> 8) & 3)
      from items i cross join stores s
      cross join lateral (select hashint8extended(i.item_hash, s.store_hash) as h) x
      cross join lateral (select case when (x.h >> 12) & 15 = 0 then 0
          else 1 + ((x.h >> 20) & 1023) % (case when i.price_cents < 1500 then 90 when i.price_cents < 6000 then 24 else 6 end)
        end as quantity) q
      where (x.h & 1023) < s.size * case when i.price_cents < 1500 then 470 when i.price_cents < 6000 then 350 else 250 end
      on conflict (item_id, location_id) do nothing
      returning 1
    )
  select count(*) as rows from written`;

async function insertStock(db: Queryable, itemIds: readonly string[]): Promise<number> {
  const [row] = await db.query<{ rows: number }>(INSERT_STOCK, [itemIds, MOST_LISTED_ITEMS]);
  return row?.rows ?? 0;
}
