import { readWishlist } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import type { WishlistTabData } from './wishlist-tab-data';
import { WishlistTab } from './WishlistTab.chosen';

/** Entries that the tab shows; the page of the wishlist has them all. */
const MOST_SHOWN = 6;

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
