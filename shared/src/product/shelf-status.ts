import type { Availability } from '../contracts/stores/availability';
import type { StoreStock } from '../contracts/stores/store';

/** Availability on the shelf of a store. A store without reservation still sells its stock. */
export function shelfStatus({ statusStore, quantity }: StoreStock): Availability {
  if (statusStore !== 'CAndRUnavailable') return statusStore;
  return quantity > 0 ? 'Available' : 'Unavailable';
}
