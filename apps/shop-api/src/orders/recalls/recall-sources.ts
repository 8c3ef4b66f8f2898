import type { Queryable } from '@fachwerk/database';
import { TIME_ZONE } from '@fachwerk/shared/time';

/** What is looked for in a batch. */
export interface BuyerSearch {
  itemIds: readonly string[];
  /** ISO date of the first sale; null: without a limit. */
  soldFrom: string | null;
  soldTo: string | null;
  /** The last purchase of the batch before; empty at the beginning. */
  after: string;
  most: number;
}

export interface Buyer {
  email: string;
  /** Null for a purchase that is no order. */
  orderId: string | null;
}

export interface BuyerBatch {
  buyers: Buyer[];
  /** The last purchase that was looked at; null: there are no further ones. */
  last: string | null;
}

/** Where purchases are known, with the addresses of their buyers. */
export interface RecallSource {
  name: string;
  find(db: Queryable, search: BuyerSearch): Promise<BuyerBatch>;
}

interface OrderRow {
  [column: string]: unknown;
  orderId: string;
  email: string;
  isAffected: boolean;
}

/**
 * Orders of guests and of accounts, whose present address counts. Reads the entries of the index by item,
 * and no other order.
 */
async function findOfOrders(
  db: Queryable,
  { itemIds, soldFrom, soldTo, after, most }: BuyerSearch,
): Promise<BuyerBatch> {
  const rows = await db.query<OrderRow>(
    `with batch as (
       select distinct l.order_id
       from unnest($1::text[]) one cross join lateral (
         select l.order_id from order_line l where l.item_id = one and l.order_id > $2
         order by l.order_id limit $3
       ) l
       order by l.order_id limit $3
     )
     select o.id as "orderId", coalesce(c.email, o.email) as email,
       (o.placed_at at time zone '${TIME_ZONE}')::date
           between coalesce($4::date, '-infinity') and coalesce($5::date, 'infinity')
         and exists (
           select from order_line l
           where l.order_id = o.id and l.item_id = any($1) and l.quantity > l.cancelled + l.returned
         ) as "isAffected"
     from batch
     join shop_order o on o.id = batch.order_id
     left join customer c on c.id = o.customer_id
     order by o.id`,
    [itemIds, after, most, soldFrom, soldTo],
  );
  return {
    buyers: rows.filter(({ isAffected }) => isAffected).map(({ email, orderId }) => ({ email, orderId })),
    last: rows.length < most ? null : (rows.at(-1)?.orderId ?? null),
  };
}

const sources: RecallSource[] = [{ name: 'orders', find: findOfOrders }];

/** An area above that knows further purchases, such as receipts of customer cards, connects itself here. */
export function addRecallSource(source: RecallSource): void {
  if (!sources.some(({ name }) => name === source.name)) sources.push(source);
}

export const recallSources = (): readonly RecallSource[] => sources;
