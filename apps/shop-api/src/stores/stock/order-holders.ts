import type { Queryable } from '@fachwerk/database';

/**
 * Networks and addresses are personal data: they are removed a day after the order is paid or over. Until
 * then they show which networks pay (docs/decisions/0095).
 */
export async function removeOldHolders(db: Queryable): Promise<void> {
  await db.query(
    `delete from order_holder h using shop_order o
     where h.placed_at < now() - interval '1 day' and o.id = h.order_id
       and o.changed_at < now() - interval '1 day'
       and unpaid_kind(o.kind, o.state, o.payment_method) is null`,
  );
}
