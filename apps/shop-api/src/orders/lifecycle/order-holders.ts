import type { Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';

/**
 * Networks and addresses are personal data: they are removed a day after the order is paid or over. Until
 * then they show which networks pay (docs/decisions/0095).
 */
export async function removeOldHolders(db: Queryable): Promise<void> {
  await db.query(
    `delete from order_holder h using shop_order o
     where h.placed_at < now() - interval '${tables.order_holder.keep}' and o.id = h.order_id
       and o.changed_at < now() - interval '${tables.order_holder.keep}'
       and unpaid_kind(o.kind, o.state, o.payment_method) is null`,
  );
}
