import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';

/** Quantity on hand of an item in a location: a store's company id, or `online` for the warehouse. */
export interface StockCount {
  itemId: string;
  locationId: string;
  quantity: number;
}

/** Location of the goods that are sent to customers. */
export const WAREHOUSE = 'online';

/**
 * Sets quantities that were counted or imported; the differences become rows of the ledger. A quantity below
 * what is reserved is raised to it. The same reference has one effect.
 */
export async function writeStock(
  db: Queryable,
  cause: 'count' | 'import',
  counts: readonly StockCount[],
  reference: string = randomUUID(),
): Promise<void> {
  await db.query('select write_stock($1, $2, $3, $4, $5)', [
    counts.map(({ itemId }) => itemId),
    counts.map(({ locationId }) => locationId),
    counts.map(({ quantity }) => quantity),
    cause,
    reference,
  ]);
}

/** Days of the next deliveries as ISO dates, null when none is known. Items without stock are omitted. */
export async function writeNextDeliveries(
  db: Queryable,
  deliveries: readonly { itemId: string; locationId: string; date: string | null }[],
): Promise<void> {
  await db.query(WRITE_NEXT_DELIVERIES, [
    deliveries.map(({ itemId }) => itemId),
    deliveries.map(({ locationId }) => locationId),
    deliveries.map(({ date }) => date),
  ]);
}

const WRITE_NEXT_DELIVERIES = `
  with locked as (
    select s.item_id, s.location_id, r.date
    from stock s join unnest($1::text[], $2::text[], $3::date[]) as r (item_id, location_id, date)
      using (item_id, location_id)
    where s.next_delivery is distinct from r.date
    order by s.item_id, s.location_id for update of s
  )
  update stock s set next_delivery = l.date
  from locked l where s.item_id = l.item_id and s.location_id = l.location_id`;
