import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
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

const answers = { 200: Wishlist };
const expects = { wishlist: 'list' } as const;

export const addToWishlist = contract({
  method: 'POST',
  path: '/wishlist/addItem/',
  summary: 'Put an item on the wishlist; an item on the list stays as it is',
  form: WishlistAddForm,
  answers,
  expects,
});

export const removeFromWishlist = contract({
  method: 'POST',
  path: '/wishlist/removeItem/',
  summary: 'Take an entry or an item off the wishlist',
  form: WishlistRemoveForm,
  answers,
  expects,
});

export const changeWishlistVariant = contract({
  method: 'POST',
  path: '/wishlist/changeItemVariant/',
  summary: 'Replace an item by another variant of its product; equal items become one entry',
  form: WishlistVariantForm,
  answers,
  expects,
});

export const changeWishlistQuantity = contract({
  method: 'POST',
  path: '/wishlist/changeQuantity/',
  summary: 'Change the quantity of an entry; 0 removes it',
  form: WishlistQuantityForm,
  answers,
  expects,
});

export const readWishlist = contract({
  method: 'GET',
  path: '/rest/wishlist/',
  isTranslated: true,
  summary: 'The wishlist with products, prices and stock of the chosen store',
  answers: { 200: WishlistPage },
  expects: { entries: 'list' },
});

export const shareWishlist = contract({
  method: 'POST',
  path: '/wishlist/share/',
  summary: 'Create a link to a read-only view of the wishlist; a repeated call keeps it',
  form: z.object({}),
  answers: { 200: WishlistShare },
  expects: 'object',
});

export const unshareWishlist = contract({
  method: 'POST',
  path: '/wishlist/unshare/',
  summary: 'Revoke the link to the wishlist',
  form: z.object({}),
  answers: { 200: WishlistShare },
  expects: 'object',
});

/** Not public: a revoked link ends at once, in every cache. */
export const readSharedWishlist = contract({
  method: 'GET',
  path: '/rest/wishlist/shared/{token}/',
  summary: 'A shared wishlist',
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
  answers: { 200: SharedWishlist },
  expects: { entries: 'list' },
});

export const wishlistToCart = contract({
  method: 'POST',
  path: '/wishlist/toCart/',
  summary: 'Put all entries of the wishlist into the online cart, with a report',
  form: z.object({}),
  answers: { 200: WishlistToCart },
  expects: { lines: 'list' },
});
