import * as z from 'zod/mini';

export const CsrfToken = z.looseObject({
  /** Field name in forms. */
  name: z.string(),
  /** Request header. */
  header: z.string(),
  value: z.string(),
});
export type CsrfToken = z.output<typeof CsrfToken>;

export const SelectedStore = z.looseObject({
  companyId: z.string(),
  name: z.string(),
  address: z.looseObject({ zipCode: z.string(), city: z.string() }),
  /** Items may cost less or more than online. */
  hasOwnPrices: z.optional(z.boolean()),
  /** "Heute bis 20:00 Uhr geöffnet", at the time of the answer. */
  openingText: z.optional(z.string()),
});
export type SelectedStore = z.output<typeof SelectedStore>;

export const WishlistItem = z.looseObject({
  entryId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  quantity: z.int(),
});
export type WishlistItem = z.output<typeof WishlistItem>;

/** The strongest role of a visitor; permissions depend on the session only. */
export const VisitorRole = z.enum(['visitor', 'customer', 'employee', 'prohibis']);
export type VisitorRole = z.output<typeof VisitorRole>;

/** `GET /rest/user/`: the personal data of a page; 200 for anonymous visitors too. */
export const UserState = z.looseObject({
  loggedIn: z.boolean(),
  /** "Erika Musterfrau"; only for logged-in visitors. */
  name: z.optional(z.string()),
  /** ROLE_CUSTOMER for every logged-in customer (specification 6). */
  authorities: z.array(z.looseObject({ authority: z.string() })),
  /** Logged in with ROLE_CUSTOMER. */
  isUserCustomer: z.optional(z.boolean()),
  role: z.optional(VisitorRole),
  isEmployee: z.boolean(),
  isProhibis: z.boolean(),
  cartCount: z.int(),
  /** The customer card that the cart uses; null without one. */
  customerCardNumber: z.nullable(z.string()),
  wishlist: z.array(WishlistItem),
  selectedStore: z.nullable(SelectedStore),
  csrf: CsrfToken,
  /** The page belongs to another site, so that the browser does not keep the visitor's cookie for it. */
  isOtherSite: z.optional(z.boolean()),
});
export type UserState = z.output<typeof UserState>;
