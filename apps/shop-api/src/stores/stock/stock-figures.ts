import type { Queryable } from '@fachwerk/database';

/** What lies in a location, and for whom. */
export interface StockFigures {
  onHand: number;
  /** Pieces of orders and reservations. */
  promised: number;
  /** Kept for carts. */
  held: number;
  sellable: number;
  aisle: number | null;
  shelf: number | null;
  /** ISO date. */
  nextDelivery: string | null;
}

const READ = `
  select s.quantity as "onHand", s.aisle, s.shelf, s.next_delivery::text as "nextDelivery",
    coalesce((select sum(a.open) from stock_allocation a
      where a.item_id = s.item_id and a.location_id = s.location_id and a.open > 0), 0)::integer as promised,
    coalesce((select sum(h.quantity) from stock_hold h
      where h.item_id = s.item_id and h.location_id = s.location_id and h.expires_at > now()), 0)::integer as held,
    free_for(s.item_id, s.location_id, null) as sellable
  from stock s where s.item_id = $1 and s.location_id = $2`;

/** Undefined for an item that the location does not list. */
export async function findStockFigures(
  db: Queryable,
  itemId: string,
  locationId: string,
): Promise<StockFigures | undefined> {
  const [row] = await db.query<StockFigures & { [column: string]: unknown }>(READ, [itemId, locationId]);
  return row;
}
