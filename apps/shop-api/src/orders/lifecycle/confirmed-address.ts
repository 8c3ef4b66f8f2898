import type { Queryable } from '@fachwerk/database';
import { readOrderNumber } from '../../kernel/text/order-number';

/**
 * SQL condition: the address of the order `o` is that of its account, or its buyer has paid or collected. Any
 * other address may be a stranger's, and gets nothing that a visitor typed (decision 0096).
 */
const HAS_CONFIRMED_ADDRESS = `(
  exists (select from customer c where c.id = o.customer_id and lower(c.email) = lower(o.email))
  or o.payable_cents = 0 and o.gift_card_cents > 0
  or exists (select from order_event e where e.order_id = o.id and e.event in ('pay', 'ship', 'collect')))`;

export async function hasConfirmedAddress(db: Queryable, orderId: string): Promise<boolean> {
  const [row] = await db.query<{ isConfirmed: boolean }>(
    `select ${HAS_CONFIRMED_ADDRESS} as "isConfirmed" from shop_order o where o.id = $1`,
    [orderId],
  );
  return row?.isConfirmed ?? false;
}

/**
 * Whether an address is known as that of the visitor: of the account that is logged in, or of a paid order
 * with this number.
 */
export async function isConfirmedAddress(
  db: Queryable,
  { email, orderNumber, sessionId }: { email: string; orderNumber: string; sessionId: string },
): Promise<{ isOwner: boolean; isConfirmed: boolean }> {
  const [row] = await db.query<{ isOwner: boolean; isBuyer: boolean }>(
    `select
       exists (select from session s join customer c on c.id = s.customer_id
         where s.id = $1 and s.ended_at is null and s.login_expires_at > now() and lower(c.email) = lower($2)) as "isOwner",
       exists (select from shop_order o
         where o.number = $3 and lower(o.email) = lower($2) and ${HAS_CONFIRMED_ADDRESS}) as "isBuyer"`,
    [sessionId, email, readOrderNumber(orderNumber) ?? orderNumber],
  );
  const isOwner = row?.isOwner ?? false;
  return { isOwner, isConfirmed: isOwner || (row?.isBuyer ?? false) };
}
