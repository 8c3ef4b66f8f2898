import type { Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';

/** Deletes requests whose item did not become available in time. */
export async function removeOldRequests(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from back_in_stock_request where confirmed_at < $1::timestamptz - interval '${tables.back_in_stock_request.keep}'`,
    [now],
  );
}
