import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';

/** An order that takes no money any more; its steps have tests of their own. */
export async function anEndedOrder(db: Queryable, cents: number): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into shop_order (id, number, kind, state, email, contact, payment_method, goods_cents, discount_cents,
       shipping_cents, deposit_cents, total_cents, payable_cents)
     values ($1, $1, 'delivery', 'CREATED', 'erika@example.org', '{}', 'CREDIT_CARD', $2, 0, 0, 0, $2, $2)`,
    [id, cents],
  );
  return id;
}
