import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';
import { ProductDetail } from '../catalogue/product';
import { SelectedStore, WishlistItem } from '../identity/user';
import { Link } from '../kernel/link';
import { DisplayPrice } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';
import { StoreStock } from '../stores/store';

/** The answer of every change: the whole list, newest entry first. `count` is the sum of quantities. */
export const Wishlist = z.looseObject({ wishlist: z.array(WishlistItem), count: z.int() });
export type Wishlist = z.output<typeof Wishlist>;

const { shape } = ProductDetail;

/** The data of an item on a list. */
export const WishedProduct = z.looseObject({
  name: shape.name,
  variantName: shape.variantName,
  url: shape.url,
  brand: shape.brand,
  images: shape.images,
  variations: shape.variations,
  pricesInfo: shape.pricesInfo,
  statusOnline: shape.statusOnline,
  maxStock: shape.maxStock,
  minDeliveryTime: shape.minDeliveryTime,
  maxDeliveryTime: shape.maxDeliveryTime,
  eeLabels: shape.eeLabels,
  storeProof: shape.storeProof,
  needsAdvice: shape.needsAdvice,
});
export type WishedProduct = z.output<typeof WishedProduct>;

export const WishlistEntry = z.extend(WishlistItem, {
  product: WishedProduct,
  /** The price at the time of adding, if it differs from the current one. */
  previousPrice: z.optional(DisplayPrice),
  /** Stock of the visitor's store. */
  storeStock: z.optional(StoreStock),
});
export type WishlistEntry = z.output<typeof WishlistEntry>;

/** `GET /rest/wishlist/`: the data of the page. */
export const WishlistPage = z.looseObject({
  entries: z.array(WishlistEntry),
  count: z.int(),
  loggedIn: z.boolean(),
  selectedStore: z.nullable(SelectedStore),
  /** Absolute address of the shared list; null: not shared. */
  shareUrl: z.nullable(z.string()),
});
export type WishlistPage = z.output<typeof WishlistPage>;

/** `GET /rest/wishlist/shared/{token}/`: the same for every visitor who has the link; read-only. */
export const SharedWishlist = z.looseObject({ entries: z.array(WishlistEntry), count: z.int() });
export type SharedWishlist = z.output<typeof SharedWishlist>;

export const WishlistShare = z.looseObject({ shareUrl: z.nullable(z.string()) });
export type WishlistShare = z.output<typeof WishlistShare>;

/** How much of an entry is in the cart. */
export const WishlistToCartLine = z.looseObject({
  itemId: z.string(),
  name: z.string(),
  url: Link,
  requested: z.int(),
  /** 0: not added. */
  added: z.int(),
  /**
   * REDUCED: less than requested, for lack of stock or by the limit of a line. MISSING: not available.
   * RECALLED: a recall is open. The others: sold in stores only, against a proof (`STORE_PROOFS`).
   */
  result: z.enum([
    'ADDED',
    'REDUCED',
    'MISSING',
    'ADVICE_REQUIRED',
    'INSTALLER_REQUIRED',
    'PRECURSOR_REQUIRED',
    'POISON_REQUIRED',
    'RECALLED',
  ]),
});
export type WishlistToCartLine = z.output<typeof WishlistToCartLine>;

/** `totalArticleCount` is that of both carts, as in the answers of basket calls. */
export const WishlistToCart = z.looseObject({
  lines: z.array(WishlistToCartLine),
  totalArticleCount: z.int(),
});
export type WishlistToCart = z.output<typeof WishlistToCart>;

const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const quantity = wholeNumber(0, MAX_LINE_QUANTITY);

/** Bodies of the wishlist calls, form-encoded (specification 7, domain 4.3). */
export const WishlistAddForm = z.object({
  itemId: id,
  productId: z.optional(id),
  quantity: z._default(quantity.check(z.gte(1)), 1),
});
export type WishlistAddForm = z.input<typeof WishlistAddForm>;

/** One of both. */
export const WishlistRemoveForm = z.object({ entryId: z.optional(id), itemId: z.optional(id) });
export type WishlistRemoveForm = z.input<typeof WishlistRemoveForm>;

export const WishlistVariantForm = z.object({ entryId: id, itemId: id });
export type WishlistVariantForm = z.input<typeof WishlistVariantForm>;

/** 0 removes the entry. */
export const WishlistQuantityForm = z.object({ entryId: id, quantity });
export type WishlistQuantityForm = z.input<typeof WishlistQuantityForm>;
