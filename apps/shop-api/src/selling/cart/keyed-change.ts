import type { Queryable } from '@fachwerk/database';
import { openCart } from './cart-benefits';

export interface KeyedRequest {
  sessionId: string;
  sessionExpiry: Date;
  idempotencyKey: string | undefined;
  /** Result of `requestHash`. */
  hash: string;
}

/** What a first request leaves for its repetitions: the line it added, or its answer if the cart lacks it. */
export interface Remembered {
  entryId?: string;
  report?: object;
}

export type KeyedChange =
  /** The first request; `remember` keeps its key. */
  | { outcome: 'first'; cartId: string; remember: (remembered?: Remembered) => Promise<void> }
  /** Repeated; as remembered, '' and null without. */
  | { outcome: 'repeated'; entryId: string; report: unknown }
  | { outcome: 'key-clash' | 'session-over' };

/**
 * Opens the visitor's cart for a change that a key names, in the transaction of the change. A key names one
 * request of a session, of whichever call: with another hash it is a clash. Locks the session first, then
 * the cart, as `add_to_cart` does; the lock of the cart serialises requests with one key.
 */
export async function openKeyedChange(tx: Queryable, request: KeyedRequest): Promise<KeyedChange> {
  const { sessionId, sessionExpiry, idempotencyKey: key, hash } = request;
  await openCart(tx, sessionId, sessionExpiry);
  const open = 'select 1 from session where id = $1 and ended_at is null for key share';
  if ((await tx.query(open, [sessionId])).length === 0) return { outcome: 'session-over' };
  const [cart] = await tx.query<{ id: string }>(
    `update cart set updated_at = now(), merge_report = null
     where id = (select cart_id from session_cart where session_id = $1) returning id`,
    [sessionId],
  );
  if (!cart) return { outcome: 'session-over' };
  if (key === undefined) return { outcome: 'first', cartId: cart.id, remember: async () => undefined };

  const [known] = await tx.query<{ hash: string; entryId: string; report: unknown }>(
    `select request_hash as hash, entry_id as "entryId", report from cart_add_key
     where session_id = $1 and key = $2 and entry_id is not null`,
    [sessionId, key],
  );
  if (known)
    return known.hash === hash
      ? { outcome: 'repeated', entryId: known.entryId, report: known.report }
      : { outcome: 'key-clash' };
  return {
    outcome: 'first',
    cartId: cart.id,
    async remember({ entryId = '', report } = {}) {
      await tx.query(
        `insert into cart_add_key (session_id, key, request_hash, entry_id, report) values ($1, $2, $3, $4, $5)
         on conflict on constraint cart_add_key_pkey do update
         set request_hash = excluded.request_hash, entry_id = excluded.entry_id, report = excluded.report`,
        [sessionId, key, hash, entryId, report === undefined ? null : JSON.stringify(report)],
      );
    },
  };
}
