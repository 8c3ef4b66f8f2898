import type { Queryable } from '@fachwerk/database';

/** Id of the order or reservation that a session has placed with this idempotency key. */
export async function findSubmitted(
  db: Queryable,
  sessionId: string,
  key: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    'select id from shop_order where session_id = $1 and submit_key = $2',
    [sessionId, key],
  );
  return row?.id;
}
