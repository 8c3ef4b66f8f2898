import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';

export interface LineToMerge {
  [column: string]: unknown;
  entryId: string;
  itemId: string;
  name: string;
  /** In the guest cart. */
  guest: number;
  /** In the customer's earlier cart. */
  kept: number;
  available: number;
}

/**
 * Adds up the quantities, limited by the stock and by the limit of a line. At least one stays, so that no
 * line disappears without a message.
 */
export const mergedQuantity = ({ guest, kept, available }: LineToMerge): number =>
  Math.max(1, Math.min(guest + kept, MAX_LINE_QUANTITY, available));

/** Reported changes: lines whose quantity differs from before the login. */
export function mergeReport(lines: readonly LineToMerge[]): AdjustedPosition[] {
  return lines.flatMap((line) => {
    const { entryId, itemId, name, guest, kept } = line;
    const newQuantity = mergedQuantity(line);
    if (newQuantity === guest) return [];
    const reason = newQuantity < guest + kept ? 'REDUCED' : 'ADDED_UP';
    return [{ entryId, itemId, name, oldQuantity: guest, newQuantity, reason }];
  });
}

interface BenefitsOfCart {
  [column: string]: unknown;
  voucher_code: string | null;
  customer_card_number: string | null;
}

/**
 * Runs in the transaction of the login. Moves the session's cart into the customer's cart, which the session
 * uses from then on.
 */
export async function giveCartToCustomer(
  db: Queryable,
  sessionId: string,
  customerId: string,
): Promise<AdjustedPosition[]> {
  const [guestCart] = await db.query<BenefitsOfCart & { id: string }>(
    'select id, voucher_code, customer_card_number from cart where session_id = $1 for update',
    [sessionId],
  );
  if (!guestCart) return [];
  await db.query('insert into cart (id, customer_id) values ($1, $2) on conflict (customer_id) do nothing', [
    randomUUID(),
    customerId,
  ]);
  const [customerCart] = await db.query<{ id: string }>(
    'select id from cart where customer_id = $1 for update',
    [customerId],
  );
  if (!customerCart) throw new Error('The customer’s cart does not exist.');
  const ids = [guestCart.id, customerCart.id];
  await db.query(
    'select 1 from cart_position where cart_id = any($1) order by cart_id, entry_id for update',
    [ids],
  );
  const lines = await db.query<LineToMerge>(FIND_LINES, ids);
  const report = mergeReport(lines);
  await db.query(TAKE_OVER, [...ids, lines.map(({ itemId }) => itemId), lines.map(mergedQuantity)]);
  await db.query('delete from cart where id = $1', [guestCart.id]);
  await db.query(
    // The voucher and the card of the current cart stay, else those of the earlier one.
    `update cart set updated_at = now(), merge_report = $2, merged_at = now(),
       voucher_code = coalesce($3, voucher_code), customer_card_number = coalesce($4, customer_card_number)
     where id = $1`,
    [
      customerCart.id,
      report.length > 0 ? JSON.stringify(report) : null,
      guestCart.voucher_code,
      // A guest who removed a number removed no number of the account.
      guestCart.customer_card_number || null,
    ],
  );
  return report;
}

const FIND_LINES = `
  select coalesce(k.entry_id, g.entry_id) as "entryId", g.item_id as "itemId", pr.name,
    g.quantity as guest, coalesce(k.quantity, 0) as kept,
    greatest(0, coalesce(s.quantity - s.reserved, 0)) as available
  from cart_position g
  join item i on i.id = g.item_id
  join product pr on pr.id = i.product_id
  left join cart_position k on k.cart_id = $2 and k.item_id = g.item_id
  left join stock s on s.item_id = g.item_id and s.location_id = 'online'
  where g.cart_id = $1
  order by g.added_at, g.entry_id`;

const TAKE_OVER = `
  insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents, added_at)
  select $2, g.entry_id, g.item_id, merged.quantity, g.seen_cents, g.added_at
  from cart_position g
  join unnest($3::text[], $4::int[]) as merged (item_id, quantity) on merged.item_id = g.item_id
  where g.cart_id = $1
  on conflict (cart_id, item_id) do update set quantity = excluded.quantity, seen_cents = excluded.seen_cents`;
