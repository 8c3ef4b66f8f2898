import type { Queryable } from '@fachwerk/database';
import type {
  OrderKind,
  OrderState,
  OrderSummary,
  OwnOrders,
  ProductImage,
} from '@fachwerk/shared/contracts';
import { TIME_ZONE } from '@fachwerk/shared/time';
import { displayPrice } from '../../kernel/money/display';
import { dayText } from '../../kernel/text/answer-language';
import { type JournalRow, stateTextOf } from '../lifecycle/order-history';
import { lastParcel, listedActions } from '../lifecycle/order-view';

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
  /** A piece is neither cancelled nor handed over. */
  hasOpen: boolean;
  invoice: string | null;
  /** Parcels and corrections of their numbers. */
  parcels: Pick<JournalRow & { seq: number }, 'seq' | 'event' | 'details'>[] | null;
  openCases: number;
  previous: string | null;
}

/**
 * A page of the orders of a customer, newest first. Its cost does not depend on their number: the index by
 * customer and time has their order and is entered at the cursor, the last order of the page before. The same
 * index read upwards from there has the cursor of that page. A cursor that nothing follows, because it is
 * unknown, of another customer or the oldest order, gives the first page. Lines, the last invoice, parcels
 * and cases are read of the orders of the page alone. Lines are as they were ordered: an article may not
 * exist any more.
 */
export async function findOwnOrders(
  db: Queryable,
  customerId: string,
  { before, size }: { before?: string | undefined; size: number },
): Promise<OwnOrders> {
  const rows = await db.query<SummaryRow>(
    `with cursor as (select placed_at, id from shop_order where id = $2 and customer_id = $1)
     select o.*, l.names, l.image, l."lineCount", l."ofCards", l."isRecalled", l."hasOpen",
       (select d.number from order_document d where d.order_id = o.id and d.kind = 'invoice'
         order by d.seq desc limit 1) as invoice,
       (select json_agg(json_build_object('seq', e.seq, 'event', e.event, 'details', e.details) order by e.seq)
         from order_event e where e.order_id = o.id and e.event in ('ship', 'correct-parcel')) as parcels,
       (select count(*)::int from order_case c where c.order_id = o.id and c.ended_at is null) as "openCases", (
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
         coalesce(bool_or(l.quantity > l.cancelled + l.handed_over), false) as "hasOpen",
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
    orders: shown.map(summaryOf),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    hasNewer: before !== undefined,
    previous: rows[0]?.previous ?? null,
  };
}

function summaryOf(row: SummaryRow): OrderSummary {
  const { kind, state, names, image, invoice, parcels, openCases } = row;
  const parcel = lastParcel(parcels ?? []);
  return {
    orderId: row.id,
    number: row.number,
    kind,
    stateText: stateTextOf(kind, state, row.ofCards),
    placedText: dayText(row.placedAt),
    total: displayPrice(row.totalCents),
    articles: { names, more: row.lineCount - names.length, ...(image && { image }) },
    ...(row.isRecalled && { isRecalled: true }),
    actions: listedActions(row),
    ...(invoice !== null && { invoice }),
    ...(parcel && { parcel }),
    ...(openCases > 0 && { openCases }),
  };
}
