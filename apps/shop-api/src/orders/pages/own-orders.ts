import type { Queryable } from '@fachwerk/database';
import type { OrderKind, OrderState, OwnOrders, ProductImage } from '@fachwerk/shared/contracts';
import { dayText } from '@fachwerk/shared/time';
import { displayPrice } from '../../kernel/money/display';
import { formatText } from '../../kernel/text/format-text';
import texts from '../../kernel/texts/messages.de.json';

const PAGE = 20;
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
}

/**
 * A page of the orders of a customer, newest first. Its cost does not depend on their number: the index by
 * customer and time has their order and is entered at the cursor, the last order of the page before. Lines
 * are read of the orders of the page alone, as they were ordered: an article may not exist any more.
 */
export async function findOwnOrders(
  db: Queryable,
  customerId: string,
  before: string | undefined,
): Promise<OwnOrders> {
  const rows = await db.query<SummaryRow>(
    `select o.*, l.names, l.image, l."lineCount"
     from (
       select o.id, o.number, o.kind, o.state, o.placed_at as "placedAt", o.total_cents as "totalCents"
       from shop_order o
       where o.customer_id = $1
         and o.placed_at <= coalesce(
           (select b.placed_at from shop_order b where b.id = $2 and b.customer_id = $1), 'infinity')
         and ($2::text is null or (o.placed_at, o.id) <
           (select b.placed_at, b.id from shop_order b where b.id = $2 and b.customer_id = $1))
       order by o.placed_at desc, o.id desc limit ${PAGE + 1}
     ) o
     cross join lateral (
       select coalesce((array_agg(l.name order by l.line_id))[:${NAMED}], '{}') as names,
         (array_agg(l.details -> 'image' order by l.line_id))[1] as image, count(*)::int as "lineCount"
       from order_line l where l.order_id = o.id
     ) l
     order by o."placedAt" desc, o.id desc`,
    [customerId, before ?? null],
  );
  const shown = rows.slice(0, PAGE);
  return {
    orders: shown.map(({ id, number, kind, state, placedAt, totalCents, names, image, lineCount }) => ({
      orderId: id,
      number,
      kind,
      stateText: formatText(texts, `order.state.${kind}.${state}`),
      placedText: dayText(placedAt),
      total: displayPrice(totalCents),
      articles: { names, more: lineCount - names.length, ...(image && { image }) },
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
