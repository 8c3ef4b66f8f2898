import {
  addToWishlist,
  changeWishlistQuantity,
  changeWishlistVariant,
  removeFromWishlist,
} from '@fachwerk/shared/calls';
import type { Wishlist, WishlistEntry } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

/** A change that the visitor requests. */
export type WishlistChange =
  | { kind: 'quantity'; entryId: string; quantity: number }
  | { kind: 'variant'; entryId: string; itemId: string }
  | { kind: 'remove'; entryId: string }
  | { kind: 'undo'; itemId: string; productId: string; quantity: number };

export function sendChange(api: HttpClient, change: WishlistChange): Promise<Wishlist> {
  switch (change.kind) {
    case 'quantity': {
      const { entryId, quantity } = change;
      return api.call(changeWishlistQuantity, { form: { entryId, quantity } });
    }
    case 'variant': {
      const { entryId, itemId } = change;
      return api.call(changeWishlistVariant, { form: { entryId, itemId } });
    }
    case 'remove':
      return api.call(removeFromWishlist, { form: { entryId: change.entryId } });
    case 'undo': {
      const { itemId, productId, quantity } = change;
      return api.call(addToWishlist, { form: { itemId, productId, quantity } });
    }
  }
}

/** What the page shows until the answer arrives. */
export function withChange(entries: readonly WishlistEntry[], change: WishlistChange): WishlistEntry[] {
  switch (change.kind) {
    case 'quantity':
      return entries.flatMap((entry) => {
        if (entry.entryId !== change.entryId) return entry;
        return change.quantity === 0 ? [] : { ...entry, quantity: change.quantity };
      });
    case 'remove':
      return entries.filter(({ entryId }) => entryId !== change.entryId);
    case 'variant':
    case 'undo':
      return [...entries];
  }
}

export const piecesOf = (entries: readonly { quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether the page shows the same entries as the topic. */
export function isSameList(
  shown: readonly Pick<WishlistEntry, 'itemId' | 'quantity'>[],
  items: readonly Pick<WishlistEntry, 'itemId' | 'quantity'>[],
): boolean {
  const key = (list: typeof shown) =>
    list
      .map(({ itemId, quantity }) => `${itemId} ${quantity}`)
      .sort()
      .join();
  return key(shown) === key(items);
}
