import { randomUUID } from 'node:crypto';
import { inDatabase } from './shop-database';

/** Location of the goods that are sent to customers; a store's location is its company id. */
export const WAREHOUSE = 'online';

/**
 * Counts the pieces of an item in a location, as the goods management does, and gives the former number back
 * after `during`.
 */
export async function withStock(
  { itemId, locationId, quantity }: { itemId: string; locationId: string; quantity: number },
  during: () => Promise<void>,
): Promise<void> {
  await inDatabase(async (database) => {
    const count = (pieces: number) =>
      database.query("select write_stock($1, $2, $3, 'count', $4)", [
        [itemId],
        [locationId],
        [pieces],
        randomUUID(),
      ]);
    const { rows } = await database.query<{ quantity: number }>(
      'select quantity from stock where item_id = $1 and location_id = $2',
      [itemId, locationId],
    );
    await count(quantity);
    try {
      await during();
    } finally {
      await count(rows[0]?.quantity ?? 0);
    }
  });
}

/** Ends what carts hold of an item, as time does, and answers how many pieces orders keep. */
export const endHolds = ({ itemId, locationId }: { itemId: string; locationId: string }): Promise<number> =>
  inDatabase(async (database) => {
    await database.query(
      "update stock_hold set expires_at = now() - interval '1 second' where item_id = $1 and location_id = $2",
      [itemId, locationId],
    );
    await database.query('select release_ended_holds(100)');
    const { rows } = await database.query<{ reserved: number }>(
      'select reserved from stock where item_id = $1 and location_id = $2',
      [itemId, locationId],
    );
    return rows[0]?.reserved ?? 0;
  });
