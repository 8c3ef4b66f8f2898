import type { Queryable } from '@fachwerk/database';
import { TIME_ZONE } from '@fachwerk/shared/time';
import { guaranteeEnd, LINE_HANDED_OVER_AT } from './own-products';

/** The guarantee of a line whose pieces the customer keeps. */
export interface OwnGuarantee {
  orderId: string;
  orderNumber: string;
  lineId: number;
  name: string;
  guarantor: string;
  handedOverAt: Date;
  endsAt: Date;
  isRecalled: boolean;
}

type GuaranteeRow = Omit<OwnGuarantee, 'endsAt'> & { [column: string]: unknown; months: number };

/** Of an order or a line, otherwise of all orders of the customer. */
export async function findOwnGuarantees(
  db: Queryable,
  { customerId, orderId, lineId }: { customerId: string; orderId?: string; lineId?: number },
): Promise<OwnGuarantee[]> {
  const rows = await db.query<GuaranteeRow>(
    `select o.id as "orderId", o.number as "orderNumber", l.line_id as "lineId", l.name,
       coalesce(l.details -> 'guarantee' ->> 'guarantor', '') as guarantor,
       coalesce((l.details -> 'guarantee' ->> 'months')::integer, 0) as months,
       ${LINE_HANDED_OVER_AT} as "handedOverAt",
       recalls_of(l.item_id, (o.placed_at at time zone '${TIME_ZONE}')::date) is not null as "isRecalled"
     from shop_order o join order_line l on l.order_id = o.id
     where o.customer_id = $1 and ($2::text is null or o.id = $2) and ($3::integer is null or l.line_id = $3)
       and l.details ? 'guarantee' and l.handed_over > l.returned and kept_pieces(o.id, l.line_id) > 0
     order by o.placed_at desc, o.id desc, l.line_id`,
    [customerId, orderId ?? null, lineId ?? null],
  );
  return rows.map(({ months, ...row }) => ({ ...row, endsAt: guaranteeEnd(row.handedOverAt, months) }));
}
