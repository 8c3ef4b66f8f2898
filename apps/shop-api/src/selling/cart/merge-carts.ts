import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { moveHold, releaseHold } from '../../stores/stock/stock-reservations';

export interface LineToMerge {
  [column: string]: unknown;
  entryId: string;
  itemId: string;
  name: string;
  isReserved: boolean;
  guestEntryId: string;
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
    const { entryId, itemId, name, isReserved, guest, kept } = line;
    const newQuantity = mergedQuantity(line);
    if (newQuantity === guest) return [];
    const reason = newQuantity < guest + kept ? 'REDUCED' : 'ADDED_UP';
    return [
      { entryId, itemId, name, oldQuantity: guest, newQuantity, reason, ...(isReserved ? RESERVED : {}) },
    ];
  });
}

const RESERVED = { cart: 'RESERVATION' } as const;

interface GuestCart {
  [column: string]: unknown;
  id: string;
  /** Store of the reserved lines; null without any. */
  companyId: string | null;
  voucher_code: string | null;
  customer_card_number: string | null;
  gift_card_id: string | null;
}

/**
 * Runs in the transaction of the login. Moves the session's cart into the customer's cart, which the session
 * uses from then on. A reservation in another store than the current one is parked (domain 4.2). During a
 * checkout the current cart stays as it is, and all lines of the earlier one are parked.
 */
export async function giveCartToCustomer(
  db: Queryable,
  sessionId: string,
  customerId: string,
): Promise<AdjustedPosition[]> {
  const [guestCart] = await db.query<GuestCart>(
    `select c.id, c.voucher_code, c.customer_card_number, c.gift_card_id,
       case when exists (select from cart_position p where p.cart_id = c.id and p.is_reserved)
         then c.reservation_store_id end as "companyId"
     from cart c where c.session_id = $1 for update`,
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
  const isCheckingOut = await moveCheckout(db, guestCart.id, customerCart.id);
  const park = { cartId: customerCart.id, customerId };
  const parked = [
    ...(isCheckingOut ? await parkLines(db, { ...park, isReserved: false, unlessStore: null }) : []),
    ...(guestCart.companyId
      ? await parkLines(db, { ...park, isReserved: true, unlessStore: guestCart.companyId })
      : []),
  ];
  if (guestCart.companyId)
    await db.query('update cart set reservation_store_id = $2 where id = $1', [
      customerCart.id,
      guestCart.companyId,
    ]);
  const lines = await db.query<LineToMerge>(FIND_LINES, ids);
  const report = [...mergeReport(lines), ...parked];
  await db.query(TAKE_OVER, [
    ...ids,
    lines.map(({ guestEntryId }) => guestEntryId),
    lines.map(mergedQuantity),
  ]);
  await db.query(
    'update cart_position set cart_id = $2 where cart_id = $1 and gift_card_value is not null',
    ids,
  );
  await db.query('delete from cart where id = $1', [guestCart.id]);
  await db.query(
    // The voucher and the card of the current cart stay, else those of the earlier one.
    `update cart set updated_at = now(), merge_report = $2, merged_at = now(),
       voucher_code = coalesce($3, voucher_code), customer_card_number = coalesce($4, customer_card_number),
       gift_card_id = coalesce($5, gift_card_id)
     where id = $1`,
    [
      customerCart.id,
      report.length > 0 ? JSON.stringify(report) : null,
      guestCart.voucher_code,
      // A guest who removed a number removed no number of the account.
      guestCart.customer_card_number || null,
      guestCart.gift_card_id,
    ],
  );
  return report;
}

const FIND_LINES = `
  select coalesce(k.entry_id, g.entry_id) as "entryId", g.entry_id as "guestEntryId", g.item_id as "itemId", pr.name,
    g.is_reserved as "isReserved", g.quantity as guest, coalesce(k.quantity, 0) as kept,
    available_for(g.item_id, case when g.is_reserved then c.reservation_store_id else 'online' end, c.id) as available
  from cart_position g
  join cart c on c.id = $2
  join item i on i.id = g.item_id
  join product pr on pr.id = i.product_id
  left join cart_position k on k.cart_id = $2 and k.item_id = g.item_id and k.is_reserved = g.is_reserved
    and k.gift_card_value is null
  where g.cart_id = $1 and g.gift_card_value is null
  order by g.added_at, g.entry_id`;

const TAKE_OVER = `
  insert into cart_position (cart_id, entry_id, item_id, is_reserved, quantity, seen_cents, added_at)
  select $2, g.entry_id, g.item_id, g.is_reserved, merged.quantity, g.seen_cents, g.added_at
  from cart_position g
  join unnest($3::text[], $4::int[]) as merged (entry_id, quantity) on merged.entry_id = g.entry_id
  where g.cart_id = $1
  on conflict (cart_id, item_id, is_reserved) where gift_card_value is null
    do update set quantity = excluded.quantity, seen_cents = excluded.seen_cents`;

const PARK = `
  with taken as (
    delete from cart_position p using cart c, item i, product pr
    where p.cart_id = $1 and p.is_reserved = $3 and p.gift_card_value is null and c.id = p.cart_id
      and (not $3 or c.reservation_store_id is distinct from $4) and i.id = p.item_id and pr.id = i.product_id
    returning p.entry_id, p.item_id, p.quantity, pr.name
  ), parked as (
    insert into parked_position (customer_id, item_id, quantity)
    select $2, item_id, quantity from taken
    on conflict (customer_id, item_id) do update
      set quantity = least(${MAX_LINE_QUANTITY}, parked_position.quantity + excluded.quantity), parked_at = clock_timestamp()
  )
  select entry_id as "entryId", item_id as "itemId", quantity, name from taken order by name`;

interface ToPark {
  /** The customer's earlier cart. */
  cartId: string;
  customerId: string;
  isReserved: boolean;
  /** Reserved lines of this store stay. */
  unlessStore: string | null;
}

async function parkLines(
  db: Queryable,
  { cartId, customerId, isReserved, unlessStore }: ToPark,
): Promise<AdjustedPosition[]> {
  const lines = await db.query<{ entryId: string; itemId: string; quantity: number; name: string }>(PARK, [
    cartId,
    customerId,
    isReserved,
    unlessStore,
  ]);
  return lines.map(({ entryId, itemId, quantity, name }) => ({
    entryId,
    itemId,
    name,
    oldQuantity: quantity,
    newQuantity: 0,
    reason: 'PARKED',
    ...(isReserved ? RESERVED : {}),
  }));
}

/** A checkout without a change for this time is no longer going on. */
const CHECKOUT_PAUSE = `interval '1 hour'`;

/** What was typed and what is held goes to the customer's cart. Returns whether a checkout is going on. */
async function moveCheckout(db: Queryable, fromCartId: string, toCartId: string): Promise<boolean> {
  const [draft] = await db.query<{ isGoingOn: boolean }>(
    `select updated_at > now() - ${CHECKOUT_PAUSE} as "isGoingOn" from checkout where cart_id = $1`,
    [fromCartId],
  );
  if (!draft) return false;
  await releaseHold(db, toCartId);
  await db.query('delete from checkout where cart_id = $1', [toCartId]);
  await db.query('update checkout set cart_id = $2 where cart_id = $1', [fromCartId, toCartId]);
  await moveHold(db, fromCartId, toCartId);
  return draft.isGoingOn;
}
