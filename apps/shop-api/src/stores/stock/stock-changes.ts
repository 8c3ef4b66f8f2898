import type { Queryable } from '@fachwerk/database';

/**
 * Takes items of the warehouse that are sold out, available again, or have another next delivery; the oldest
 * first. Other processes take other rows.
 */
export async function takeStockChanges(tx: Queryable, most: number): Promise<string[]> {
  const rows = await tx.query<{ itemId: string }>(
    `with taken as (
       delete from stock_change
       where id in (select id from stock_change order by id limit $1 for update skip locked)
       returning item_id
     )
     select distinct item_id as "itemId" from taken`,
    [most],
  );
  return rows.map(({ itemId }) => itemId);
}
