import {
  addToWishlist,
  changeWishlistQuantity,
  readNavigation,
  readWishlist,
  removeFromWishlist,
} from '@fachwerk/shared/calls';
import type { Wishlist, WishlistEntry, WishlistPage } from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, aPrice } from '@fachwerk/shared/testing';

/** Wishlists for tests, in the format of the API. */
export function anEntry(part: Partial<WishlistEntry> & { name?: string } = {}): WishlistEntry {
  const { name = 'Akkuschrauber', ...fields } = part;
  const itemId = fields.itemId ?? '1001';
  return {
    entryId: `e-${itemId}`,
    itemId,
    productId: `p-${itemId}`,
    quantity: 1,
    product: {
      name,
      variantName: 'Blau',
      url: `/p/artikel-p-${itemId}/`,
      brand: { name: 'Rupatec' },
      images: [{ src: `/images/${itemId}/front.svg`, alt: name }],
      variations: [],
      pricesInfo: aPrice(9999),
      statusOnline: 'Available',
      maxStock: 20,
      minDeliveryTime: 2,
      maxDeliveryTime: 4,
      eeLabels: [],
    },
    ...fields,
  };
}

export const aWishlist = (
  entries: readonly WishlistEntry[],
  part: Partial<WishlistPage> = {},
): WishlistPage => ({
  entries: [...entries],
  count: entries.reduce((sum, { quantity }) => sum + quantity, 0),
  loggedIn: false,
  selectedStore: null,
  shareUrl: null,
  ...part,
});

/** An API that keeps a list. */
export function aWishlistApi(
  start: readonly WishlistEntry[],
  part: Partial<WishlistPage> = {},
): { answers: AnswerTo[]; entries: () => WishlistEntry[] } {
  let entries = [...start];
  const answer = (): Wishlist => ({
    wishlist: entries.map(({ entryId, itemId, productId, quantity }) => ({
      entryId,
      itemId,
      productId,
      quantity,
    })),
    count: entries.reduce((sum, { quantity }) => sum + quantity, 0),
  });
  return {
    entries: () => entries,
    answers: [
      answerTo(readWishlist, () => aWishlist(entries, part)),
      answerTo(readNavigation, { children: [] }),
      answerTo(addToWishlist, ({ form }) => {
        const known = start.find(({ itemId }) => itemId === form?.itemId);
        entries = [{ ...(known ?? anEntry({ itemId: form?.itemId ?? '' })) }, ...entries];
        return answer();
      }),
      answerTo(removeFromWishlist, ({ form }) => {
        entries = entries.filter(({ entryId }) => entryId !== form?.entryId);
        return answer();
      }),
      answerTo(changeWishlistQuantity, ({ form }) => {
        entries = entries.map((entry) =>
          entry.entryId === form?.entryId ? { ...entry, quantity: Number(form.quantity) } : entry,
        );
        return answer();
      }),
    ],
  };
}
