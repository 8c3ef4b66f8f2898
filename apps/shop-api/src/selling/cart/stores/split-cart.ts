/** An item in both carts together; a cart has one line of it at most. */
export interface Demand {
  itemId: string;
  /** Pieces; at least one. */
  quantity: number;
}

export interface Share extends Demand {
  /** Pieces of the store's own stock, to reserve. */
  here: number;
  /** Pieces that the online warehouse sends. */
  parcel: number;
}

export interface Split {
  shares: Share[];
  /** Items: whole in the store, with some pieces by parcel, without all pieces. */
  counts: { here: number; parcel: number; missing: number };
}

export type FindStock = (itemId: string) => number;

/**
 * Shares a cart between one store and the warehouse. An item stays together where one place has all of it,
 * in the store before the warehouse. Where neither has, the store gives what it has and the warehouse the
 * rest. No item takes stock of another, so each is shared for itself.
 */
export function splitCart(demands: readonly Demand[], inStore: FindStock, online: FindStock): Split {
  const shares = demands.map((demand) => shareOf(demand, inStore(demand.itemId), online(demand.itemId)));
  const isMissing = ({ quantity, here, parcel }: Share) => here + parcel < quantity;
  const missing = shares.filter(isMissing).length;
  const here = shares.filter((share) => share.here === share.quantity).length;
  return { shares, counts: { here, missing, parcel: shares.length - here - missing } };
}

function shareOf({ itemId, quantity }: Demand, inStore: number, online: number): Share {
  const here = inStore < quantity && online >= quantity ? 0 : Math.min(quantity, inStore);
  return { itemId, quantity, here, parcel: Math.min(quantity - here, online) };
}

/** A store with its split, to be ranked. */
export interface RankedStore {
  companyId: string;
  /** Kilometres. */
  distance: number;
  isOpenOnArrival: boolean;
  counts: Split['counts'];
}

/**
 * Most items in the store first, then the fewest that lack pieces, open on arrival, the nearest. The last
 * comparison makes the order the same in each process.
 */
export const byCoverage = (a: RankedStore, b: RankedStore): number =>
  b.counts.here - a.counts.here ||
  a.counts.missing - b.counts.missing ||
  Number(b.isOpenOnArrival) - Number(a.isOpenOnArrival) ||
  a.distance - b.distance ||
  (a.companyId < b.companyId ? -1 : 1);

/** Roads are longer than the line between two places, and lead through towns. */
const KM_PER_HOUR = 40;
const MINUTES_TO_LEAVE = 10;
const MINUTE_MS = 60_000;

/** When a visitor who leaves now is at the store. */
export const arrivalAt = (now: Date, distanceKm: number): Date =>
  new Date(now.getTime() + (MINUTES_TO_LEAVE + (distanceKm / KM_PER_HOUR) * 60) * MINUTE_MS);
