import * as z from 'zod/mini';
import { MAX_COUNTED_PIECES, MAX_PRICE_CENTS } from '../../rules/desk-item-rules';
import { STORE_PROOFS } from '../../rules/sale-proofs';
import { Link } from '../kernel/link';
import { DisplayPrice, PricesInfo } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';
import { ReleaseSummary } from './desk-release';

/** Why the number of pieces in the store is another one. */
export const CORRECTION_REASONS = ['COUNTED', 'DAMAGED', 'LOST', 'FOUND', 'DELIVERED'] as const;
export const CorrectionReason = z.enum(CORRECTION_REASONS);
export type CorrectionReason = z.output<typeof CorrectionReason>;

/** What lies in the store of the desk. */
export const DeskStock = z.looseObject({
  /** False: the store does not list the item; all figures are 0. */
  isListed: z.boolean(),
  onHand: z.int(),
  /** Promised to orders and reservations, and kept for carts for some minutes. */
  promised: z.int(),
  held: z.int(),
  /** What can be sold now. */
  sellable: z.int(),
  /** Pieces of orders and reservations that are not on hand. */
  promisedTooMany: z.int(),
  aisle: z.nullable(z.int()),
  shelf: z.nullable(z.int()),
  nextDelivery: z.nullable(z.looseObject({ date: z.string(), text: z.string() })),
});
export type DeskStock = z.output<typeof DeskStock>;

/** `GET /rest/desk/items/?code=`: an item, and what the store of the desk has of it. */
export const DeskItem = z.looseObject({
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  ean: z.string(),
  url: Link,
  image: z.looseObject({ src: Link, alt: z.string() }),
  /** Prices of the store; the warehouse has those of the online shop. */
  prices: PricesInfo,
  online: PricesInfo,
  /** The list in which the desk enters a price, with its price; absent for the warehouse. */
  priceList: z.optional(
    z.looseObject({
      kind: z.enum(['zone', 'store']),
      name: z.string(),
      /** Null: the online price is the price of the store. */
      price: z.nullable(DisplayPrice),
      /** When this price last changed; null: the list has had none. */
      changedAt: z.optional(z.nullable(z.string())),
      stores: z.int(),
    }),
  ),
  stock: DeskStock,
  /** Newest first, at most ten. */
  corrections: z.array(
    z.looseObject({
      at: z.string(),
      /** "01.12.2026, 11:00 Uhr" */
      atText: z.string(),
      by: z.string(),
      reason: CorrectionReason,
      seen: z.int(),
      counted: z.int(),
    }),
  ),
  /** What must be proved before it is handed over; absent or empty: nothing. */
  proofs: z.optional(z.array(z.enum(STORE_PROOFS))),
  /** Recorded releases of the store, newest first, at most ten. */
  releases: z.optional(z.array(ReleaseSummary)),
});
export type DeskItem = z.output<typeof DeskItem>;

/** Article number, or EAN-8, EAN-13 or UPC in any form. */
export const DeskItemQuery = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });
export type DeskItemQuery = z.input<typeof DeskItemQuery>;

/** `seen`: the pieces on hand that the person was shown; 412 if they are others now. */
export const DeskStockForm = z.object({
  counted: wholeNumber(0, MAX_COUNTED_PIECES),
  seen: wholeNumber(0, 2_000_000_000),
  reason: CorrectionReason,
});
export type DeskStockForm = z.input<typeof DeskStockForm>;

/** In cents, with VAT and without the deposit. */
const price = wholeNumber(1, MAX_PRICE_CENTS);
/** As `changedAt` was answered. */
const moment = z.string().check(z.regex(/^[\dT:.Z-]{20,30}$/));

/**
 * `seen` and `seenChange`: the price of the store and `priceList.changedAt`, as the person was shown them;
 * 412 if they are others now. `isConfirmed`: the person has read that the price differs from it by more than
 * half.
 */
export const DeskPriceForm = z.object({
  cents: price,
  seen: price,
  seenChange: z.optional(z.nullable(moment)),
  isConfirmed: z._default(z.boolean(), false),
});
export type DeskPriceForm = z.input<typeof DeskPriceForm>;
