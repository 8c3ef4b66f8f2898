import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Location of the goods that are sent to customers; a store's location is its company id. */
export const WAREHOUSE = 'online';

/** For a shop given by --url, the environment contains its database. */
export const canChangeStock = process.env.SHOP_DATABASE_URL !== undefined;

/**
 * Counts the pieces of an item in a location, as the goods management does, and gives the former number back
 * after `during`.
 */
export async function withStock(
  { itemId, locationId, quantity }: { itemId: string; locationId: string; quantity: number },
  during: () => Promise<void>,
): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL });
  await database.connect();
  const count = (pieces: number) =>
    database.query("select write_stock($1, $2, $3, 'count', $4)", [
      [itemId],
      [locationId],
      [pieces],
      randomUUID(),
    ]);
  try {
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
  } finally {
    await database.end();
  }
}
