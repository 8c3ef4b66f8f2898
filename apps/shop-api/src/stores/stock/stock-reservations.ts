import type { Queryable } from '@fachwerk/database';
import type { Holder } from './hold-limits';

/** Demand for an item in a location; lines of the same item are added up. */
export interface StockLine {
  itemId: string;
  locationId: string;
  quantity: number;
}

/** An item that a location lacks for all lines together. */
export interface MissingStock {
  itemId: string;
  locationId: string;
  requested: number;
  available: number;
}

/** The order or reservation that goods are allocated to. */
export interface AllocationKey {
  cause: 'order' | 'reservation';
  reference: string;
}

/** A part of an allocation; its reference makes a repeated call without effect. */
export interface PartialMovement {
  lines: readonly StockLine[];
  reference: string;
}

export type AllocateOutcome =
  /** `repeated`: the reference has its allocation already. */
  { outcome: 'allocated' | 'repeated' } | { outcome: 'missing'; missing: readonly MissingStock[] };

export type HoldOutcome =
  /** `isLimited`: less than the lines is held. */
  { outcome: 'held'; isLimited: boolean } | { outcome: 'missing'; missing: readonly MissingStock[] };

/** Reserves all lines, or none, and consumes the hold of the cart. */
export async function allocateStock(
  db: Queryable,
  lines: readonly StockLine[],
  cartId: string | null,
  { cause, reference }: AllocationKey,
): Promise<AllocateOutcome> {
  const [row] = await db.query<OutcomeRow<AllocateOutcome>>(
    'select outcome, missing from allocate($1, $2, $3, $4)',
    [JSON.stringify(lines), cartId, cause, reference],
  );
  return toOutcome(row);
}

/**
 * Holds all lines for the cart until the given time, or none. The same call renews the hold. With a holder at
 * most what its limits allow.
 */
export async function holdStock(
  db: Queryable,
  cartId: string,
  lines: readonly StockLine[],
  until: Date,
  holder: Holder | null = null,
): Promise<HoldOutcome> {
  const [row] = await db.query<OutcomeRow<HoldOutcome> & { isLimited: boolean }>(
    'select outcome, missing, is_limited as "isLimited" from hold_stock($1, $2, $3, $4)',
    [cartId, JSON.stringify(lines), until, holder && JSON.stringify(holder)],
  );
  if (row?.outcome === 'held') return { outcome: 'held', isLimited: row.isLimited };
  return toOutcome(row);
}

export async function releaseHold(db: Queryable, cartId: string): Promise<void> {
  await db.query('select release_hold($1)', [cartId]);
}

/** Gives the hold of a cart to another cart, which has none. */
export async function moveHold(db: Queryable, fromCartId: string, toCartId: string): Promise<void> {
  await db.query('update stock_hold set cart_id = $2 where cart_id = $1', [fromCartId, toCartId]);
}

const ENDED_ITEMS = 1000;

/** Gives back holds after their end. Calls of other processes at the same time take other items. */
export async function releaseEndedHolds(db: Queryable): Promise<number> {
  const [row] = await db.query<{ released: number }>('select release_ended_holds($1) as released', [
    ENDED_ITEMS,
  ]);
  return row?.released ?? 0;
}

/** The goods are available again. Returns what was released; a second call releases nothing. */
export const releaseAllocation = (
  db: Queryable,
  key: AllocationKey,
  part?: PartialMovement,
): Promise<StockLine[]> => endAllocation(db, 'release', key, part);

/** The goods leave the location. Returns what left; a second call moves nothing. */
export const handOverAllocation = (
  db: Queryable,
  key: AllocationKey,
  part?: PartialMovement,
): Promise<StockLine[]> => endAllocation(db, 'hand-over', key, part);

/** Goods that come back from a customer are on hand again. */
export async function returnStock(
  db: Queryable,
  lines: readonly StockLine[],
  reference: string,
): Promise<void> {
  await db.query('select return_stock($1, $2)', [JSON.stringify(lines), reference]);
}

type Movement = 'release' | 'hand-over';

function endAllocation(
  db: Queryable,
  movement: Movement,
  { cause, reference }: AllocationKey,
  part: PartialMovement | undefined,
) {
  return db.query<StockLine & { [column: string]: unknown }>(
    `select item_id as "itemId", location_id as "locationId", quantity
     from end_allocation($1, $2, $3, $4, $5) order by 1, 2`,
    [movement, cause, reference, part ? JSON.stringify(part.lines) : null, part?.reference ?? null],
  );
}

interface OutcomeRow<T extends { outcome: string }> {
  [column: string]: unknown;
  outcome: T['outcome'];
  missing: readonly MissingStock[] | null;
}

function toOutcome<T extends { outcome: string }>(row: OutcomeRow<T> | undefined): T {
  if (!row) throw new Error('The function of the database returned no row.');
  const { outcome, missing } = row;
  return (missing ? { outcome, missing } : { outcome }) as unknown as T;
}
