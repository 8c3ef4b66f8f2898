import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { type DeskOrder, type DeskQuery } from '@fachwerk/shared/contracts';
import { soldByOf } from '../../catalogue/prices/price-rules';
import { itemContent } from '../../catalogue/products/item-prices';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { readOrderNumber } from '../../kernel/text/order-number';
import { deskOf } from '../access/desk-of';
import { hasUnmatchedWithdrawal } from '../cases/order-case';
import { toPutBack } from '../lifecycle/change-lines';
import { possibleEvents } from '../lifecycle/find-step';
import { findOrders, type Order, type OrderLineDetails } from '../lifecycle/order';
import { openPieces } from '../lifecycle/order-money';
import { viewOrder } from '../lifecycle/order-view';
import { piecesGivenUp } from './pieces-given-up';

/** Orders whose goods this desk hands out. */
const OF_DESK = `coalesce(o.company_id, '${WAREHOUSE_DESK}') = $1`;

/** A store that reports nothing is not reminded for ever, and its list stays short. */
const PUT_BACK_DAYS = 14;

const LISTS: Record<NonNullable<DeskQuery['list']>, string> = {
  'to-pick': `(o.kind <> 'reservation' and o.state = 'CONFIRMED' or o.kind = 'reservation' and o.state = 'REQUESTED')
    and exists (select from order_line l where l.order_id = o.id and l.location_id is not null)`,
  picking: `(o.state in ('PICKING', 'PARTLY_SHIPPED', 'PARTIAL') or o.kind = 'reservation' and o.state = 'CONFIRMED')`,
  ready: `o.state = 'READY'`,
  overdue: `o.state = 'READY' and o.collect_until < $2`,
  'put-back': `o.state in ('SHIPPED', 'DELIVERED', 'COLLECTED', 'EXPIRED', 'CANCELLED', 'RETURNED', 'REFUNDED')
    and o.changed_at > $2::timestamptz - make_interval(days => ${PUT_BACK_DAYS})
    and o.id in (select order_id from order_line where found + cancelled > quantity)`,
};

export const isOfDesk = (order: Order, desk: string): boolean => deskOf(order) === desk;

export function findDeskOrders(
  db: Queryable,
  desk: string,
  { list = 'to-pick', number }: DeskQuery,
  now: Date,
): Promise<Order[]> {
  if (number !== undefined)
    return findOrders(db, `${OF_DESK} and o.number = $2`, [desk, readOrderNumber(number) ?? '']);
  return findOrders(db, `${OF_DESK} and ${LISTS[list]}`, LISTS[list].includes('$2') ? [desk, now] : [desk]);
}

/** What persons at the desk do; the other events come from the shopper, the payment or a timer. */
const DESK_EVENTS: readonly OrderEvent[] = [
  'pick',
  'find',
  'ready',
  'ship',
  'deliver',
  'collect',
  'expire',
  'return',
  'put-back',
  'correct-parcel',
];

export async function deskOrder(db: Queryable, order: Order, now: Date): Promise<DeskOrder> {
  const places = await db.query<{ itemId: string; aisle: number | null; shelf: number | null }>(
    `select distinct on (s.item_id) s.item_id as "itemId", s.aisle, s.shelf
     from order_line l join stock s on s.item_id = l.item_id and s.location_id = l.location_id
     where l.order_id = $1`,
    [order.id],
  );
  const items = await db.query<{ itemId: string; ean: string; amount: number | null; unit: string | null }>(
    `select id as "itemId", ean, content_amount as amount, content_unit as unit from item where id = any($1)`,
    [order.lines.map(({ itemId }) => itemId)],
  );
  const withdrawn = await piecesGivenUp(db, order);
  return {
    order: await viewOrder(db, order),
    ...((await hasUnmatchedWithdrawal(db, order.number)) && { hasUnmatchedWithdrawal: true }),
    events: await possibleEvents(db, order, DESK_EVENTS, { actor: `desk ${deskOf(order)}`, now }),
    lines: order.lines
      .filter(({ locationId }) => locationId !== null)
      .map((line) => {
        const place = places.find(({ itemId }) => itemId === line.itemId);
        const item = items.find(({ itemId }) => itemId === line.itemId);
        const soldBy = soldByOf(item && itemContent({ contentAmount: item.amount, contentUnit: item.unit }));
        return {
          lineId: line.lineId,
          found: line.found,
          open: openPieces(line),
          ...(toPutBack(line) > 0 && { toPutBack: toPutBack(line) }),
          ...(withdrawn.has(line.lineId) && { withdrawn: withdrawn.get(line.lineId) }),
          checks: checksOf(line.details),
          ean: item?.ean ?? null,
          ...(soldBy && { soldBy }),
          aisle: place?.aisle ?? null,
          shelf: place?.shelf ?? null,
        };
      }),
  };
}

const checksOf = ({ duties = {} }: OrderLineDetails): DeskOrder['lines'][number]['checks'] => [
  ...(duties.ageCheck ? (['AGE'] as const) : []),
  ...(duties.isReportable ? (['REPORTABLE'] as const) : []),
];
