import * as z from 'zod/mini';
import { WishlistItem } from '../../contracts/identity/user';
import { cartFacts } from './cart.facts';
import { declareOwner } from './owner';

/** A line before and after; new quantity 0: removed. */
const InventoryChange = z.looseObject({
  entryId: z.string(),
  name: z.string(),
  oldQuantity: z.int(),
  newQuantity: z.int(),
});

export const cart = declareOwner('cart', cartFacts, {
  topics: {
    /** Number of pieces in both carts; null until it is loaded. */
    cartCount: z.nullable(z.int()),
    /** The customer card that the cart uses; null without one. */
    customerCardNumber: z.nullable(z.string()),
    /** The open dialog about changed stock, or null. */
    stockValidationModalId: z.nullable(z.string()),
    wishlist: z.nullable(z.looseObject({ items: z.array(WishlistItem), count: z.int() })),
  },
  events: {
    /** The server confirmed a change of the cart. */
    'cart:changed': z.looseObject({ itemCount: z.int() }),
    /** The visitor asked how coupon codes work. */
    'cart:coupon-info-requested': z.looseObject({}),
    /**
     * The server confirmed a change of a line. `action` and the fields are those of the app's bridge
     * (specification 3). Quantity: of the line after a change, else the added or removed pieces.
     */
    'cart:line-changed': z.looseObject({
      action: z.enum(['addCart', 'changeCart', 'removeCart']),
      productId: z.string(),
      itemId: z.string(),
      /** Empty where the answer does not have the line. */
      entryId: z.string(),
      quantity: z.int(),
      /** Store of a reserved line. */
      companyId: z.optional(z.string()),
    }),
    /** A gift card of this amount is in the cart. */
    'cart:gift-card-added': z.looseObject({
      entryId: z.string(),
      itemId: z.string(),
      productId: z.string(),
      cents: z.int(),
    }),
    /** The cart has become empty. */
    'cart:emptied': z.looseObject({}),
    /** The visitor asked for the notice on the legal guarantee. */
    'cart:guarantee-notice-requested': z.looseObject({}),
    /** Before an order or a reservation, stock was missing; the server has reduced the cart. */
    'cart:inventory-changed': z.looseObject({
      positions: z.array(InventoryChange),
      emptyBaskets: z.array(z.string()),
    }),
    /**
     * The server confirmed a change of the wishlist. `action` and the fields are those of the app's bridge
     * (specification 3).
     */
    'cart:wishlist-changed': z.looseObject({
      action: z.enum(['addWishlist', 'removeWishlist']),
      entryId: z.string(),
      itemId: z.string(),
      productId: z.string(),
      quantity: z.int(),
      /** Pieces on the whole list. */
      amount: z.int(),
    }),
    /** The visitor restored an entry of the wishlist after removing it. */
    'cart:wishlist-removal-undone': z.looseObject({
      itemId: z.string(),
      productId: z.string(),
      quantity: z.int(),
    }),
    /** The visitor restored a line after removing it. */
    'cart:removal-undone': z.looseObject({
      itemId: z.string(),
      quantity: z.int(),
      /** Store of a reserved line. */
      companyId: z.optional(z.string()),
    }),
  },
});
