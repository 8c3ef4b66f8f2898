import type { Wishlist, WishlistEntry } from '@fachwerk/shared/contracts';
import type { usePlatform } from '@fachwerk/shared/widget';
import type { WishlistChange } from './wishlist-changes';

/** A change that the server confirmed, for the bridge of the app, which knows additions and removals. */
export function publishChange(
  bus: ReturnType<typeof usePlatform>['bus'],
  change: WishlistChange,
  before: readonly WishlistEntry[],
  { wishlist, count: amount }: Wishlist,
): void {
  const isUndo = change.kind === 'undo';
  const isRemoval = change.kind === 'remove' || (change.kind === 'quantity' && change.quantity === 0);
  if (!isUndo && !isRemoval) return;
  const entry = isUndo
    ? wishlist.find(({ itemId }) => itemId === change.itemId)
    : before.find(({ entryId }) => entryId === change.entryId);
  if (!entry) return;
  const { entryId, itemId, productId, quantity } = entry;
  const action = isUndo ? 'addWishlist' : 'removeWishlist';
  bus.publish('cart:wishlist-changed', { action, entryId, itemId, productId, quantity, amount });
}
