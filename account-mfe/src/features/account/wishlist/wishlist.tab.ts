import { readWishlist } from '@fachwerk/shared/calls';
import type { WishlistPage } from '@fachwerk/shared/contracts';
import { defineTab } from '../account-tab';
import { WishlistTab } from './WishlistTab.chosen';

/** Entries that the tab shows; the page of the wishlist has them all. */
const MOST_SHOWN = 6;

/** The newest entries of the wishlist, as far as the tab shows them, and the number of all. */
export interface WishlistTabData {
  entries: { entryId: string; product: Pick<WishlistPage['entries'][number]['product'], ShownField> }[];
  total: number;
}
type ShownField = 'name' | 'variantName' | 'brand' | 'url' | 'images';

/** The newest entries of the wishlist, and the way to its page. */
export const wishlistTab = defineTab({
  path: 'merkliste',
  name: 'account.tab.wishlist',
  component: WishlistTab,
  async load({ api, signal }): Promise<WishlistTabData> {
    const { entries } = await api.call(readWishlist, { signal });
    return {
      entries: entries
        .slice(0, MOST_SHOWN)
        .map(({ entryId, product: { name, variantName, brand, url, images } }) => ({
          entryId,
          product: { name, variantName, brand, url, images: images.slice(0, 1) },
        })),
      total: entries.length,
    };
  },
});
