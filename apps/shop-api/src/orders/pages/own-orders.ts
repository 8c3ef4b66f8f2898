import type { Queryable } from '@fachwerk/database';
import type { OrderKind, OrderState, OwnOrders, ProductImage } from '@fachwerk/shared/contracts';
import { dayText, TIME_ZONE } from '@fachwerk/shared/time';
import { displayPrice } from '../../kernel/money/display';
import { stateTextOf } from '../lifecycle/order-history';

/** Lines of an order that the list names. */
const NAMED = 2;

interface SummaryRow {
  [column: string]: unknown;
  id: string;
  number: string;
  kind: OrderKind;
  state: OrderState;
  placedAt: Date;
  totalCents: number;
  names: string[];
  image: ProductImage | null;
  lineCount: number;
  /** Nothing came back but gift cards. */
  ofCards: boolean;
  isRecalled: boolean;
  previous: string | null;
}

/**
 * A page of the orders of a customer, newest first. Its cost does not depend on their number: the index by
 * customer and time has their order and is entered at the cursor, the last order of the page before. The same
 * index read upwards from there has the cursor of that page. A cursor that nothing follows, because it is
 * unknown, of another customer or the oldest order, gives the first page. Lines are read of the orders of
 * the page alone, as they were ordered: an article may not exist any more.
 */
export async function findOwnOrders(
  db: Queryable,
  customerId: string,
  { before, size }: { before?: string | undefined; size: number },
): Promise<OwnOrders> {
  const rows = await db.query<SummaryRow>(
    `with cursor as (select placed_at, id from shop_order where id = $2 and customer_id = $1)
     select o.*, l.names, l.image, l."lineCount", l."ofCards", l."isRecalled", (
       select n.id from shop_order n
       where n.customer_id = $1
         and n.placed_at >= (select placed_at from cursor)
         and (n.placed_at, n.id) >= (select placed_at, id from cursor)
       order by n.placed_at, n.id offset $3 limit 1
     ) as previous
     from (
       select o.id, o.number, o.kind, o.state, o.placed_at as "placedAt", o.total_cents as "totalCents"
       from shop_order o
       where o.customer_id = $1
         and o.placed_at <= coalesce((select placed_at from cursor), 'infinity')
         and ($2::text is null or (o.placed_at, o.id) < (select placed_at, id from cursor))
       order by o.placed_at desc, o.id desc limit $3::int + 1
     ) o
     cross join lateral (
       select coalesce((array_agg(l.name order by l.line_id))[:${NAMED}], '{}') as names,
         (array_agg(l.details -> 'image' order by l.line_id))[1] as image, count(*)::int as "lineCount",
         coalesce(bool_and(l.gift_card_value is not null or l.returned = 0), false) as "ofCards",
         coalesce(bool_or(l.quantity > l.cancelled + l.returned
           and recalls_of(l.item_id, (o."placedAt" at time zone '${TIME_ZONE}')::date) is not null), false) as "isRecalled"
       from order_line l where l.order_id = o.id
     ) l
     order by o."placedAt" desc, o.id desc`,
    [customerId, before ?? null, size],
  );
  if (rows.length === 0 && before !== undefined) return findOwnOrders(db, customerId, { size });
  const shown = rows.slice(0, size);
  return {
    orders: shown.map(
      ({ id, number, kind, state, placedAt, totalCents, names, image, lineCount, ofCards, isRecalled }) => ({
        orderId: id,
        number,
        kind,
        stateText: stateTextOf(kind, state, ofCards),
        placedText: dayText(placedAt),
        total: displayPrice(totalCents),
        articles: { names, more: lineCount - names.length, ...(image && { image }) },
        ...(isRecalled && { isRecalled }),
      }),
    ),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    hasNewer: before !== undefined,
    previous: rows[0]?.previous ?? null,
  };
}
