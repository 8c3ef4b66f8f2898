import type { Database } from '@fachwerk/database';
import { takeStockChanges } from '../../stores/stock/stock-changes';
import { raiseRecordVersion } from '../records/catalogue-state';
import { writeProductRecords } from './write-product-records';

const MOST_CHANGES = 500;

/** Locks the state, unless another process has it, or records have changed within the interval. */
const CLAIM = `
  select from catalogue_state
  where exists (select from stock_change) and changed_at <= clock_timestamp() - $1 * interval '1 millisecond'
  for update skip locked`;

/** SQL expression: since when records can be written; null if no stock has changed. */
export const oldestChange = (intervalMs: number): string =>
  `select s.changed_at from catalogue_state s where exists (select from stock_change)
     and s.changed_at <= now() - ${intervalMs} * interval '1 millisecond'`;

/**
 * Rewrites records of products whose items are sold out, available again, or have another next delivery. All
 * processes together do it at most once in the interval, because pages in caches depend on the version.
 * Returns the number of products.
 */
export function refreshRecords(db: Database, intervalMs: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [claimed] = await tx.query(CLAIM, [intervalMs]);
    if (!claimed) return 0;
    const products = await tx.query<{ productId: string }>(
      'select distinct product_id as "productId" from item where id = any($1)',
      [await takeStockChanges(tx, MOST_CHANGES)],
    );
    await writeProductRecords(
      tx,
      products.map(({ productId }) => productId),
    );
    await raiseRecordVersion(tx);
    return products.length;
  });
}
