import type { Availability } from '../contracts/product';
import type { StoreStock } from '../contracts/store';

/** What a shopper can take off the shelf. A store where nothing can be reserved still sells what it has. */
export function shelfStatus({ statusStore, quantity }: StoreStock): Availability {
  if (statusStore !== 'CAndRUnavailable') return statusStore;
  return quantity > 0 ? 'Available' : 'Unavailable';
}
