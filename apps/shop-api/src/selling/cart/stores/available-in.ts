import type { Queryable } from '@fachwerk/database';

/** Pieces of an item in a location that a cart can have. */
export type AvailableIn = (locationId: string, itemId: string) => number;

/** Reads the stock of all items in all locations by one statement, with what this cart holds. */
export async function availableIn(
  db: Queryable,
  cartId: string | null,
  itemIds: readonly string[],
  locationIds: readonly string[],
): Promise<AvailableIn> {
  const rows = await db.query<{ itemId: string; locationId: string; available: number }>(
    `select s.item_id as "itemId", s.location_id as "locationId",
       available_for(s.item_id, s.location_id, $3) as available
     from stock s
     where s.item_id = any($1) and s.location_id = any($2)`,
    [itemIds, locationIds, cartId],
  );
  const found = new Map(rows.map((row) => [`${row.locationId} ${row.itemId}`, row.available]));
  return (locationId, itemId) => found.get(`${locationId} ${itemId}`) ?? 0;
}
