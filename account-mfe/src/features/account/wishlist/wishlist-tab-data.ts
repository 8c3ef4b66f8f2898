import type { WishedProduct } from '@fachwerk/shared/contracts';

type ShownField = 'name' | 'variantName' | 'brand' | 'url' | 'images';

/** The newest entries of the wishlist, as far as the tab shows them, and the number of all. */
export interface WishlistTabData {
  entries: { entryId: string; product: Pick<WishedProduct, ShownField> }[];
  total: number;
}
