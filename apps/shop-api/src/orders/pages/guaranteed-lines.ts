import type { Queryable } from '@fachwerk/database';
import { guaranteeEnd } from './own-products';

/** A line with a guarantee that has left, and has not come back. */
interface GuaranteedLine {
  orderId: string;
  lineId: number;
  /** When the first goods of the order have left. */
  leftAt: Date;
  /** Its end, counted from the first and from the last parcel of the order. */
  endsFrom: Date;
  endsUntil: Date;
}

interface LineRow {
  [column: string]: unknown;
  orderId: string;
  lineId: number;
  months: number;
  firstAt: Date;
  lastAt: Date;
}

/**
 * Of an order, otherwise of all orders of the customer, also with pieces that may come back yet: a withdrawal
 * or a return can end with nothing given back. `findOwnGuarantees` has those that are kept, with their day.
 */
export async function findGuaranteedLines(
  db: Queryable,
  { customerId, orderId }: { customerId: string; orderId?: string },
): Promise<GuaranteedLine[]> {
  const rows = await db.query<LineRow>(
    `select o.id as "orderId", l.line_id as "lineId",
       coalesce((l.details -> 'guarantee' ->> 'months')::integer, 0) as months,
       coalesce(left_at.first, o.changed_at) as "firstAt", coalesce(left_at.last, o.changed_at) as "lastAt"
     from shop_order o
     join order_line l on l.order_id = o.id
     cross join lateral (
       select min(e.at) as first, max(e.at) as last from order_event e
       where e.order_id = o.id and e.event in ('ship', 'collect')
     ) left_at
     where o.customer_id = $1 and ($2::text is null or o.id = $2)
       and l.details ? 'guarantee' and l.handed_over > l.returned`,
    [customerId, orderId ?? null],
  );
  return rows.map(({ months, firstAt, lastAt, ...line }) => ({
    ...line,
    leftAt: firstAt,
    endsFrom: guaranteeEnd(firstAt, months),
    endsUntil: guaranteeEnd(lastAt, months),
  }));
}
