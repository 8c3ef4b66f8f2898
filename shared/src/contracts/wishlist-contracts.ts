import * as z from 'zod/mini';
import { contract } from './contract';
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
import * as calls from './wishlist-calls';

const answers = { 200: Wishlist };

export const addToWishlist = contract(calls.addToWishlist, {
  summary: 'Put an item on the wishlist; an item on the list stays as it is',
  form: WishlistAddForm,
  answers,
});

export const removeFromWishlist = contract(calls.removeFromWishlist, {
  summary: 'Take an entry or an item off the wishlist',
  form: WishlistRemoveForm,
  answers,
});

export const changeWishlistVariant = contract(calls.changeWishlistVariant, {
  summary: 'Replace an item by another variant of its product; equal items become one entry',
  form: WishlistVariantForm,
  answers,
});

export const changeWishlistQuantity = contract(calls.changeWishlistQuantity, {
  summary: 'Change the quantity of an entry; 0 removes it',
  form: WishlistQuantityForm,
  answers,
});

export const readWishlist = contract(calls.readWishlist, {
  summary: 'The wishlist with products, prices and stock of the chosen store',
  answers: { 200: WishlistPage },
});

export const shareWishlist = contract(calls.shareWishlist, {
  summary: 'Create a link to a read-only view of the wishlist; a repeated call keeps it',
  form: z.object({}),
  answers: { 200: WishlistShare },
});

export const unshareWishlist = contract(calls.unshareWishlist, {
  summary: 'Revoke the link to the wishlist',
  form: z.object({}),
  answers: { 200: WishlistShare },
});

export const readSharedWishlist = contract(calls.readSharedWishlist, {
  summary: 'A shared wishlist',
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
  answers: { 200: SharedWishlist },
});

export const wishlistToCart = contract(calls.wishlistToCart, {
  summary: 'Put all entries of the wishlist into the online cart, with a report',
  form: z.object({}),
  answers: { 200: WishlistToCart },
});
