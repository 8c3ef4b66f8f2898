import * as z from 'zod/mini';
import { GuaranteeStatement, ProductDocument, ProductImage, RecallNote } from '../catalogue/product';
import { Link } from '../kernel/link';

/** An article that the customer has got, and still has. */
export const OwnProduct = z.looseObject({
  orderId: z.string(),
  orderNumber: z.string(),
  lineId: z.int(),
  itemId: z.string(),
  name: z.string(),
  variantName: z.string(),
  brand: z.string(),
  image: z.optional(ProductImage),
  /** Its page, while the shop has it. */
  url: z.optional(Link),
  /** Pieces of the customer. */
  quantity: z.int(),
  /** The day on which it left: "23.11.2026". */
  handedOverText: z.string(),
  /** As it was stated at the order; `untilText` counts from the day on which it left. */
  guarantee: z.optional(
    z.extend(GuaranteeStatement, { untilText: z.string(), isOver: z.optional(z.boolean()) }),
  ),
  /** Manuals and data sheets, while the shop has the article. */
  documents: z.array(ProductDocument),
  /** Statements of the producer. */
  repair: z.optional(z.looseObject({ sparePartYears: z.optional(z.int()), url: z.optional(Link) })),
  /** It left lately: the purchase can be withdrawn, as far as the law does not exclude it. */
  canWithdraw: z.optional(z.boolean()),
  /** Open recalls, oldest first. */
  recalls: z.optional(z.array(RecallNote)),
});
export type OwnProduct = z.output<typeof OwnProduct>;

/** Those of a page of orders, newest order first. */
export const OwnProducts = z.looseObject({
  products: z.array(OwnProduct),
  /** Cursor of the page of older ones; null after the last. */
  next: z.nullable(z.string()),
  /** There are newer ones than those of this page. */
  hasNewer: z.boolean(),
});
export type OwnProducts = z.output<typeof OwnProducts>;
