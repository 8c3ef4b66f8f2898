import type { Call } from './call';
import type {
  SharedWishlist,
  Wishlist,
  WishlistAddForm,
  WishlistPage,
  WishlistQuantityForm,
  WishlistRemoveForm,
  WishlistShare,
  WishlistToCart,
  WishlistVariantForm,
} from './wishlist';

const expects = { wishlist: 'list' } as const;

export const addToWishlist: Call<{ form: WishlistAddForm; answer: Wishlist }> = {
  method: 'POST',
  path: '/wishlist/addItem/',
  expects,
};

export const removeFromWishlist: Call<{ form: WishlistRemoveForm; answer: Wishlist }> = {
  method: 'POST',
  path: '/wishlist/removeItem/',
  expects,
};

export const changeWishlistVariant: Call<{ form: WishlistVariantForm; answer: Wishlist }> = {
  method: 'POST',
  path: '/wishlist/changeItemVariant/',
  expects,
};

export const changeWishlistQuantity: Call<{ form: WishlistQuantityForm; answer: Wishlist }> = {
  method: 'POST',
  path: '/wishlist/changeQuantity/',
  expects,
};

export const readWishlist: Call<{ answer: WishlistPage }> = {
  method: 'GET',
  path: '/rest/wishlist/',
  expects: { entries: 'list' },
};

export const shareWishlist: Call<{ form: Record<never, never>; answer: WishlistShare }> = {
  method: 'POST',
  path: '/wishlist/share/',
  expects: 'object',
};

export const unshareWishlist: Call<{ form: Record<never, never>; answer: WishlistShare }> = {
  method: 'POST',
  path: '/wishlist/unshare/',
  expects: 'object',
};

/** Not public: a revoked link ends at once, in every cache. */
export const readSharedWishlist: Call<{ params: { token: string }; answer: SharedWishlist }> = {
  method: 'GET',
  path: '/rest/wishlist/shared/{token}/',
  expects: { entries: 'list' },
};

export const wishlistToCart: Call<{ form: Record<never, never>; answer: WishlistToCart }> = {
  method: 'POST',
  path: '/wishlist/toCart/',
  expects: { lines: 'list' },
};
