import type { Wishlist } from '../contracts/selling/wishlist';
import type { Bus } from './bus';

/** Publishes the answer of a wishlist call to the page: the list is replaced by the response. */
export function publishWishlist(bus: Bus, { wishlist, count }: Wishlist): void {
  bus.set('wishlist', { items: wishlist, count });
}
