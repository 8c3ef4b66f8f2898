import type { Queryable } from '@fachwerk/database';

/** A balance that does not follow from ledger, holds and allocations. */
export interface StockDifference {
  [column: string]: unknown;
  itemId: string;
  locationId: string;
  quantity: number;
  bookedQuantity: number;
  reserved: number;
  /** Open holds of carts. */
  held: number;
  /** Open parts of allocations. */
  allocated: number;
  bookedReserved: number;
}

/** Empty, unless a row of `stock` was changed without the functions of the database. */
export const findStockDifferences = (db: Queryable): Promise<StockDifference[]> =>
  db.query<StockDifference>(
    `select item_id as "itemId", location_id as "locationId", quantity, booked_quantity as "bookedQuantity",
       reserved, held, allocated, booked_reserved as "bookedReserved"
     from stock_difference order by 1, 2`,
  );
