import type { Queryable } from '@fachwerk/database';
import type { OrderKind, OrderState, OwnProduct, OwnProducts, RecallNote } from '@fachwerk/shared/contracts';
import {
  berlinDate,
  DAY_MS,
  instantOf,
  noonOf,
  parseInstant,
  plusDays,
  TIME_ZONE,
} from '@fachwerk/shared/time';
import { createProductRepository } from '../../catalogue/products/product-repository';
import { dutiesOf } from '../../catalogue/records/duties-view';
import { productDocumentView } from '../../catalogue/records/product-document-view';
import type { ProductRecord } from '../../catalogue/records/product-record';
import { productUrl } from '../../catalogue/records/urls';
import { dayText, untilText } from '../../kernel/text/answer-language';
import { GIVEN_BACK } from '../lifecycle/given-back';
import type { OrderLineDetails } from '../lifecycle/order';
import { mayWithdraw } from '../lifecycle/order-view';

/**
 * The 14 days of BGB §355(2) begin when the goods arrive, which is up to two weeks after they left. What is
 * declared later is still taken, and judged by the desk.
 */
const WITHDRAWAL_DAYS = 28;

interface OwnLine {
  lineId: number;
  itemId: string;
  productId: string;
  name: string;
  details: OrderLineDetails;
  quantity: number;
  /** ISO date: when the last of its pieces have left. */
  handedOverAt: string;
  withdrawalExclusion: string | null;
  /** All of its pieces are withdrawn, or have come back. */
  isWithdrawn: boolean;
  recalls: RecallNote[] | null;
}

interface OwnOrderRow {
  [column: string]: unknown;
  orderId: string;
  orderNumber: string;
  kind: OrderKind;
  state: OrderState;
  handedOverAt: Date;
  lines: OwnLine[];
}

interface Page {
  before?: string | undefined;
  size: number;
  now: Date;
}

/** SQL expression: when the last goods of the order `o` have left. */
const HANDED_OVER_AT = `coalesce((
  select max(e.at) from order_event e where e.order_id = o.id and e.event in ('ship', 'collect')), o.changed_at)`;

/** SQL expression: when the last pieces of the line `l` have left; early journals do not name pieces. */
export const LINE_HANDED_OVER_AT = `coalesce((
  select max(e.at) from order_event e where e.order_id = o.id and e.event in ('ship', 'collect')
    and e.details -> 'changes' -> 'handedOver' @> jsonb_build_array(jsonb_build_object('lineId', l.line_id))), ${HANDED_OVER_AT})`;

/**
 * Articles of a page of orders of a customer, newest first: what has left, is no gift card and has not come
 * back. As for the list of orders, the index by customer and time is entered at the cursor, and lines and
 * events are read of these orders alone. A cursor that nothing follows gives the first page.
 */
export async function findOwnProducts(
  db: Queryable,
  customerId: string,
  { before, size, now }: Page,
): Promise<OwnProducts> {
  const rows = await db.query<OwnOrderRow>(
    `with cursor as (select placed_at, id from shop_order where id = $2 and customer_id = $1)
     select o.id as "orderId", o.number as "orderNumber", o.kind, o.state, ${HANDED_OVER_AT} as "handedOverAt", l.lines
     from shop_order o
     cross join lateral (
       select coalesce(json_agg(json_build_object('lineId', l.line_id, 'itemId', l.item_id, 'productId', l.product_id,
         'name', l.name, 'details', l.details, 'quantity', l.handed_over - l.returned, 'withdrawalExclusion', l.withdrawal_exclusion,
         'handedOverAt', ${LINE_HANDED_OVER_AT},
         'isWithdrawn', l.handed_over <= greatest(l.returned, (
           select ${GIVEN_BACK}
           from order_case c join order_case_line cl on cl.case_id = c.id and cl.line_id = l.line_id
           where c.order_id = o.id and c.kind = 'WITHDRAWAL')),
         'recalls', recalls_of(l.item_id, (o.placed_at at time zone '${TIME_ZONE}')::date)) order by l.line_id), '[]') as lines, count(*) as kept
       from order_line l
       where l.order_id = o.id and l.handed_over > l.returned and l.gift_card_value is null
     ) l
     where o.customer_id = $1 and l.kept > 0
       and o.placed_at <= coalesce((select placed_at from cursor), 'infinity')
       and ($2::text is null or (o.placed_at, o.id) < (select placed_at, id from cursor))
     order by o.placed_at desc, o.id desc limit $3::int + 1`,
    [customerId, before ?? null, size],
  );
  if (rows.length === 0 && before !== undefined) return findOwnProducts(db, customerId, { size, now });
  const shown = rows.slice(0, size);
  const products = await createProductRepository(db).findProducts([
    ...new Set(shown.flatMap(({ lines }) => lines.map(({ productId }) => productId))),
  ]);
  return {
    products: shown.flatMap((order) =>
      order.lines.map((line) => viewLine(order, line, products.get(line.productId), now)),
    ),
    next: rows.length > size ? (shown.at(-1)?.orderId ?? null) : null,
    hasNewer: before !== undefined,
  };
}

function viewLine(
  order: OwnOrderRow,
  { lineId, itemId, name, details, quantity, withdrawalExclusion, isWithdrawn, recalls, ...line }: OwnLine,
  product: ProductRecord | undefined,
  now: Date,
): OwnProduct {
  const item = product?.items.find((one) => one.itemId === itemId);
  const isFirst = product?.items[0]?.itemId === itemId;
  const repair = item && dutiesOf(item.duties).repair;
  const { guarantee, image } = details;
  const { orderId, orderNumber } = order;
  const handedOverAt = parseInstant(line.handedOverAt);
  // The time begins with the last parcel (BGB §356(2) no. 1 b).
  const isLate =
    order.state !== 'PARTLY_SHIPPED' &&
    now.getTime() - order.handedOverAt.getTime() > WITHDRAWAL_DAYS * DAY_MS;
  const until = guarantee && guaranteeEnd(handedOverAt, guarantee.months);
  const canWithdraw = mayWithdraw(order) && !isLate && !isWithdrawn && withdrawalExclusion === null;
  return {
    orderId,
    orderNumber,
    lineId,
    itemId,
    name,
    variantName: details.variantName ?? '',
    brand: details.brand ?? '',
    ...(image && { image }),
    ...(product && item && { url: productUrl(product, isFirst ? undefined : itemId) }),
    quantity,
    handedOverText: dayText(handedOverAt),
    ...(guarantee &&
      until && {
        guarantee: { ...guarantee, untilText: untilText(until), ...(until <= now && { isOver: true }) },
      }),
    documents: (item && product ? product.documents : []).map((one) =>
      productDocumentView(product?.productId ?? '', one),
    ),
    ...(repair && { repair }),
    ...(canWithdraw && { canWithdraw: true }),
    ...(recalls && { recalls }),
  };
}

/**
 * The end of a guarantee of so many months: the midnight after the last day in Germany, which is the same day
 * of a later month, or the last one of a shorter month (BGB sections 187, 188).
 */
export function guaranteeEnd(from: Date, months: number): Date {
  const first = noonOf(berlinDate(from.toISOString()));
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + months);
  // The month after has been reached where the day does not exist.
  if (last.getUTCDate() !== first.getUTCDate()) last.setUTCDate(0);
  return instantOf(plusDays(last.toISOString().slice(0, 10), 1), '00:00');
}
