import * as z from 'zod/mini';
import { SuccessorKind } from '../catalogue/discontinued';
import { Link } from '../kernel/link';
import { DisplayPrice } from '../kernel/prices';
import { CartType } from './cart';
import { WishlistToCartLine } from './wishlist';

/** Why a line is not in the cart, or not with all of its pieces. */
export const BuyAgainResult = z.enum([
  'ADDED',
  /** Less than requested: for lack of stock, or by the limit of a line. */
  'REDUCED',
  'LIMITED',
  'SOLD_OUT',
  /** Sold out online; a store has it. */
  'ONLY_IN_STORE',
  /** The store does not have it, or reserves nothing. */
  'NOT_IN_STORE',
  'NO_RESERVATION',
  /** The catalogue does not have it any more. */
  'GONE',
  /** A gift card: its recipient is typed anew. */
  'NEEDS_INPUT',
  'CART_FULL',
  /** Recalled, or sold in stores only, against a proof. */
  'ADVICE_REQUIRED',
  'INSTALLER_REQUIRED',
  'PRECURSOR_REQUIRED',
  'POISON_REQUIRED',
  'RECALLED',
]);
export type BuyAgainResult = z.output<typeof BuyAgainResult>;

const { shape } = WishlistToCartLine;

/** How much of a line of an order is in the cart again. */
export const BuyAgainLine = z.looseObject({
  itemId: shape.itemId,
  name: shape.name,
  /** Absent: the article has no page any more. */
  url: z.optional(Link),
  requested: shape.requested,
  /** 0: not added. */
  added: shape.added,
  result: BuyAgainResult,
  cart: CartType,
  /** Both, if the price of a piece is another one than in the order. */
  previousPrice: z.optional(DisplayPrice),
  price: z.optional(DisplayPrice),
  /** What the shop names instead of an article that is gone. */
  successor: z.optional(z.looseObject({ kind: SuccessorKind, name: z.string(), url: Link })),
});
export type BuyAgainLine = z.output<typeof BuyAgainLine>;

/** `totalArticleCount` is that of both carts, as in the answers of basket calls. */
export const BoughtAgain = z.looseObject({
  lines: z.array(BuyAgainLine),
  /** The store of what is reserved again; absent without such lines. */
  storeName: z.optional(z.string()),
  totalArticleCount: z.int(),
});
export type BoughtAgain = z.output<typeof BoughtAgain>;

/**
 * `key` stands for the header `Idempotency-Key` in a form without script: a second press has no effect.
 * `from` names a form of the account, which needs a login.
 */
export const BuyAgainForm = z.object({
  key: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
  from: z.optional(z.literal('account')),
});
export type BuyAgainForm = z.input<typeof BuyAgainForm>;
