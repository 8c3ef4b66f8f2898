import * as z from 'zod/mini';
import { WishlistItem } from '../../contracts/user';
import { cartFacts } from './cart.facts';
import { declareOwner } from './owner';

export const cart = declareOwner('cart', cartFacts, {
  topics: {
    /** Number of pieces in both carts; null until it is loaded. */
    cartCount: z.nullable(z.int()),
    wishlist: z.nullable(z.looseObject({ items: z.array(WishlistItem), count: z.int() })),
  },
  events: {
    /** The server confirmed a change of the cart. */
    'cart:changed': z.looseObject({ itemCount: z.int() }),
    /** The cart has become empty. */
    'cart:emptied': z.looseObject({}),
    /** The visitor restored a line after removing it. */
    'cart:removal-undone': z.looseObject({ itemId: z.string(), quantity: z.int() }),
  },
});
