import type { Queryable } from '@fachwerk/database';

/** True for the first of all calls: also two tabs at the same moment report one transaction. */
export async function claimTransaction(db: Queryable, orderId: string): Promise<boolean> {
  const claimed = await db.query(
    'insert into reported_transaction (order_id) values ($1) on conflict do nothing returning 1',
    [orderId],
  );
  return claimed.length > 0;
}

export async function isReported(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.query('select 1 from reported_transaction where order_id = $1', [orderId])).length > 0;
}
