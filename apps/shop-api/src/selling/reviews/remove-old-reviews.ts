import type { Database, Queryable } from '@fachwerk/database';
import { forgetDiscontinued } from '../../catalogue/products/discontinued-repository';
import { tables } from '../database/tables';

/**
 * Refused reviews and decided reports are kept for a time, for complaints about the decision; deletions by
 * authors until no press of the button repeats them.
 */
export async function removeOldReviews(db: Queryable): Promise<void> {
  const isOld = `decided_at < now() - interval '${tables.review_report.keep}'`;
  await db.query(`delete from review_report where ${isOld}`);
  await db.query(`delete from review where state = 'refused' and ${isOld}`);
  await db.query(
    `delete from removed_review where removed_at < now() - interval '${tables.removed_review.keep}'`,
  );
}

/** Forgets items that were discontinued long ago, and the reviews that were kept for them. */
export const forgetDiscontinuedProducts = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('delete from review where product_id = any($1)', [await forgetDiscontinued(tx, now)]);
  });
