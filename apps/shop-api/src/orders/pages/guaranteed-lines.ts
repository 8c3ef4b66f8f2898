import type { Queryable } from '@fachwerk/database';
import { HANDED_OVER_AT, monthsAfter } from './own-products';

/** A line with a guarantee that has left, and has not come back. */
interface GuaranteedLine {
  orderId: string;
  lineId: number;
  handedOverAt: Date;
  endsAt: Date;
}

type LineRow = Omit<GuaranteedLine, 'endsAt'> & { [column: string]: unknown; months: number };

/**
 * Of an order, otherwise of all orders of the customer, also with pieces that may come back yet: a withdrawal
 * or a return can end with nothing given back. `findOwnGuarantees` has those that are kept.
 */
export async function findGuaranteedLines(
  db: Queryable,
  { customerId, orderId }: { customerId: string; orderId?: string },
): Promise<GuaranteedLine[]> {
  const rows = await db.query<LineRow>(
    `select o.id as "orderId", l.line_id as "lineId", ${HANDED_OVER_AT} as "handedOverAt",
       coalesce((l.details -> 'guarantee' ->> 'months')::integer, 0) as months
     from shop_order o join order_line l on l.order_id = o.id
     where o.customer_id = $1 and ($2::text is null or o.id = $2)
       and l.details ? 'guarantee' and l.handed_over > l.returned`,
    [customerId, orderId ?? null],
  );
  return rows.map(({ months, ...row }) => ({ ...row, endsAt: monthsAfter(row.handedOverAt, months) }));
}
