import * as z from 'zod/mini';
import { VisitorRole } from '../contracts/identity/user';
import type { FROM_APP } from './message-facts';

/** Random; the answer of the app carries the handle of its request. */
const handle = z.string().check(z.minLength(1));

/** What the app answers to a request: the handle, and the result or an error. */
const answer = <Result extends Record<string, z.ZodMiniType>>(result: Result) =>
  z.union([z.object({ handle, error: z.string() }), z.object({ handle, ...result })]);

const nothing = z.object({});

/** A line of a cart or of the wishlist. */
const Line = {
  productId: z.string(),
  itemId: z.string(),
  /** Empty where the page does not know it, e.g. after a whole list went into the cart. */
  entryId: z.string(),
  quantity: z.int(),
  /** Store of a reserved line. */
  companyId: z.optional(z.string()),
};

const wallet = {
  fromPage: z.object({
    type: z.literal('pay'),
    handle,
    data: z.object({ amount: z.string(), currency: z.literal('EUR'), country: z.literal('DE') }),
  }),
  fromApp: answer({ token: z.string().check(z.minLength(1)) }),
};

/** Cart and visitor, as the app shows them in its own bars. */
export const AppGlobals = z.object({
  /** Pieces. */
  wishlistCount: z.int(),
  /** Pieces in both carts. */
  basketCount: z.int(),
  loggedIn: z.boolean(),
  /** Null from an older API. */
  role: z.nullable(VisitorRole),
  /** Path of the page, without its query. */
  urlPath: z.string(),
  /** The chosen store; null without one. */
  companyId: z.nullable(z.string()),
  /** The customer card that the cart uses; null without one. */
  customerCardNumber: z.nullable(z.string()),
});
export type AppGlobals = z.output<typeof AppGlobals>;

/**
 * All messages between pages and the native app (docs/contracts/app-bridge.md), by their method. A receiver
 * ignores fields that it does not know: a newer page or app may send more.
 */
export const APP_MESSAGES = {
  /** The server confirmed a change of a line of a cart; `quantity` as in the event `cart:line-changed`. */
  cartAction: { fromPage: z.object({ ...Line, action: z.enum(['addCart', 'changeCart', 'removeCart']) }) },
  /** The server confirmed a change of the wishlist; `amount` is the number of pieces on the whole list. */
  wishlistAction: {
    fromPage: z.object({ ...Line, amount: z.int(), action: z.enum(['addWishlist', 'removeWishlist']) }),
  },
  /** The customer has asked for another address, or has confirmed it on this device. */
  mailChange: { fromPage: z.object({ state: z.enum(['requested', 'confirmed']) }) },
  /** The password was changed: one that the app has stored is out of date. */
  passwordChange: { fromPage: nothing },
  login: { fromPage: z.object({ method: z.enum(['password', 'passkey']) }) },
  /** A registration waits for the link in its mail, or was confirmed by the link on this device. */
  registration: { fromPage: z.object({ state: z.enum(['requested', 'confirmed']) }) },
  /** Instead of `registration`, if the form names a customer card. */
  registrationFromCustomerCard: { fromPage: z.object({ state: z.literal('requested') }) },
  /** A gift card was put into the cart. `indexId` is the entry of the cart, `amount` e.g. "25.00". */
  giftCard: {
    fromPage: z.object({
      type: z.literal('giftcard'),
      indexId: z.string(),
      itemId: z.string(),
      productId: z.string(),
      amount: z.string(),
    }),
  },
  /** Another content at the same page, without a load: a filter, a step. */
  contentChange: { fromPage: z.object({ urlPath: z.string(), query: z.string(), title: z.string() }) },
  /** Once per page; `type` is a word of PAGE_TYPES or of the content, "Content" by default. */
  pageContentType: { fromPage: z.object({ type: z.string(), urlPath: z.string(), title: z.string() }) },
  /** Products of a list that the visitor sees; positions begin at 1. */
  productList: {
    fromPage: z.object({
      source: z.string(),
      items: z.array(z.object({ itemId: z.string(), position: z.int() })),
      category: z.optional(z.string()),
      query: z.optional(z.string()),
      page: z.optional(z.int()),
    }),
  },
  /** The first view of the confirmation of an order or a reservation; amounts are in euros. */
  transactionEvent: {
    fromPage: z.object({
      type: z.enum(['purchase', 'reserve']),
      transactionId: z.string(),
      value: z.number(),
      shipping: z.number(),
      currency: z.string(),
      paymentType: z.string(),
      companyId: z.optional(z.string()),
      positions: z.array(
        z.object({
          itemId: z.string(),
          productId: z.string(),
          name: z.string(),
          quantity: z.int(),
          price: z.number(),
        }),
      ),
      /** What the app has answered to `uuid`. */
      uuid: z.optional(z.string()),
    }),
  },
  /** The visitor wants to choose a store, or has chosen one. From the app: opens the page's store finder. */
  storeFinder: {
    fromPage: z.object({ action: z.enum(['opened', 'selected']), companyId: z.optional(z.string()) }),
    fromApp: nothing,
  },
  /** The state after it has changed. From the app: loads and sends it again. */
  globalInfo: { fromPage: AppGlobals, fromApp: nothing },
  /** Asked with the permission `usage` only: the id that the app has given to its installation. */
  uuid: {
    fromPage: z.object({ handle }),
    fromApp: answer({ uuid: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
  },
  copyToClipboard: { fromPage: z.object({ handle, text: z.string() }), fromApp: answer({}) },
  googlePay: wallet,
  applePay: wallet,
} as const satisfies Record<string, { fromPage: z.ZodMiniType; fromApp?: z.ZodMiniType }>;

type Messages = typeof APP_MESSAGES;
export type PageMethod = keyof Messages;
/** The payload of a message of the page. */
export type PagePayload<M extends PageMethod> = z.output<Messages[M]['fromPage']>;
/** The payload of a message of the app. */
export type AppPayload<M extends keyof typeof FROM_APP> = z.output<Messages[M]['fromApp']>;
