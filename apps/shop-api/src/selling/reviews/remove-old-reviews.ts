import type { Queryable } from '@fachwerk/database';

/** Refused reviews and decided reports are kept for this time, for complaints about the decision. */
const KEEP_MONTHS = 6;

export async function removeOldReviews(db: Queryable): Promise<void> {
  const isOld = `decided_at < now() - interval '${KEEP_MONTHS} months'`;
  await db.query(`delete from review_report where ${isOld}`);
  await db.query(`delete from review where state = 'refused' and ${isOld}`);
}
