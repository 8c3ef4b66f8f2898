import * as z from 'zod/mini';

/** An amount: `value` in integer cents, `displayValue` formatted ("1.234,50 €"). */
export const DisplayPrice = z.looseObject({ value: z.int(), displayValue: z.string() });
export type DisplayPrice = z.output<typeof DisplayPrice>;

/** `cents` with the digits that `price` shows; absent in answers of an older API. */
export const UnitPrice = z.looseObject({
  price: z.string(),
  cents: z.optional(z.number()),
  unit: z.string(),
});

export const PricesInfo = z.looseObject({
  displayPrice: DisplayPrice,
  /** Quantity of the price, e.g. "Stück", "5 l". */
  displayPriceUnit: z.optional(z.string()),
  /** Quantities are numbers of packs, e.g. of "200 Stück". Absent: of pieces. */
  soldBy: z.optional(z.enum(['pack'])),
  /** PAngV §4, e.g. { price: "0,0039 €", cents: 0.39, unit: "1 kg" }. */
  unitPrice: z.optional(UnitPrice),
  /** Per piece, refunded at the return and not part of the price (PAngV §7). */
  deposit: z.optional(DisplayPrice),
  /**
   * The lowest price of the last 30 days (PAngV §11), or the RRP if `strikePriceIsRrp`. Absent without a
   * reduction.
   */
  strikePrice: z.optional(DisplayPrice),
  strikePriceIsRrp: z.boolean(),
  /** Whole percent relative to `strikePrice`. */
  savedPercentage: z.optional(z.int()),
  /** The list that the price belongs to: "online", or a list of stores, e.g. "zone-west". */
  priceList: z.string(),
  /** VAT that `displayPrice` includes, in basis points, and the amount without it. */
  tax: z.looseObject({ rate: z.int(), net: DisplayPrice }),
});
export type PricesInfo = z.output<typeof PricesInfo>;
