import type { Queryable } from '@fachwerk/database';

/** Mails stay for 30 days after they were sent, which takes up to two days. `used_at` may be a day older. */
const KEPT_DAYS = 34;

/** Files that no mail of the outbox has any more. */
export async function removeOldDocuments(db: Queryable): Promise<void> {
  await db.query(`delete from mail_document where used_at < now() - interval '${KEPT_DAYS} days'`);
}
