import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { MAX_WISHLIST_ENTRIES } from './wishlist-repository';

export interface EntryToMerge {
  [column: string]: unknown;
  itemId: string;
  quantity: number;
}

/**
 * The entries that the guest's list changes in the customer's: union by item with the larger quantity. The
 * customer's entries stay; of the guest's, the newest up to the limit are added. Both lists are newest first.
 */
export function mergedEntries(
  guest: readonly EntryToMerge[],
  kept: readonly EntryToMerge[],
  limit: number,
): EntryToMerge[] {
  const keptQuantity = new Map(kept.map(({ itemId, quantity }) => [itemId, quantity]));
  let free = Math.max(0, limit - kept.length);
  return guest.filter(({ itemId, quantity }) => {
    const before = keptQuantity.get(itemId);
    return before === undefined ? free-- > 0 : quantity > before;
  });
}

const ENTRIES = `
  select item_id as "itemId", quantity from wishlist_entry where wishlist_id = $1
  order by added_at desc, entry_id for update`;

const TAKE_OVER = `
  insert into wishlist_entry (wishlist_id, entry_id, item_id, quantity, seen_cents, added_at)
  select $2, g.entry_id, g.item_id, g.quantity, g.seen_cents, g.added_at
  from wishlist_entry g where g.wishlist_id = $1 and g.item_id = any($3)
  on conflict (wishlist_id, item_id) do update set quantity = excluded.quantity`;

/**
 * Runs in the transaction of the login. Moves the session's list into the customer's list, which the session
 * uses from then on. A link to the guest's list ends, unless the customer's list has none.
 */
export async function giveWishlistToCustomer(
  db: Queryable,
  sessionId: string,
  customerId: string,
): Promise<void> {
  const [guest] = await db.query<{ id: string; shareToken: string | null }>(
    'select id, share_token as "shareToken" from wishlist where session_id = $1 for update',
    [sessionId],
  );
  if (!guest) return;
  const [customer] = await db.query<{ id: string }>(
    `insert into wishlist as w (id, customer_id) values ($1, $2)
     on conflict (customer_id) do update set updated_at = now() returning w.id`,
    [randomUUID(), customerId],
  );
  if (!customer) throw new Error('The customer’s wishlist does not exist.');
  const entries = (wishlistId: string) => db.query<EntryToMerge>(ENTRIES, [wishlistId]);
  const changes = mergedEntries(await entries(guest.id), await entries(customer.id), MAX_WISHLIST_ENTRIES);
  await db.query(TAKE_OVER, [guest.id, customer.id, changes.map(({ itemId }) => itemId)]);
  await db.query('delete from wishlist where id = $1', [guest.id]);
  await db.query('update wishlist set share_token = coalesce(share_token, $2) where id = $1', [
    customer.id,
    guest.shareToken,
  ]);
}
