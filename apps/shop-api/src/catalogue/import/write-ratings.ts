import type { Queryable } from '@fachwerk/database';
import { raiseRecordVersion } from '../records/catalogue-state';
import { writeProductRecords } from './write-product-records';

/**
 * After a change of published reviews, in its transaction: product records and answers have the new rating at
 * once. The search reads ratings with the next version of the catalogue, because it reads all products.
 */
export async function writeRatings(tx: Queryable, productIds: readonly string[]): Promise<void> {
  // Locked first, as by changes of stock: in the other order both could wait for each other.
  await raiseRecordVersion(tx);
  await tx.query('update catalogue_state set has_new_ratings = true');
  await writeProductRecords(tx, productIds);
  await tx.query(
    `update product_listing l set rating = r.average from product_rating r
     where r.product_id = l.product_id and l.product_id = any($1)`,
    [productIds],
  );
}

/** Raises the version of the catalogue, at most once per call for all new ratings. */
export async function passRatingsToSearch(db: Queryable): Promise<void> {
  await db.query(
    `update catalogue_state set version = version + 1, has_new_ratings = false, changed_at = clock_timestamp()
     where has_new_ratings`,
  );
}
