import * as z from 'zod/mini';
import { ErrorBody } from '../kernel/errors';
import { Link } from '../kernel/link';
import { Breadcrumb, ProductTile } from './product';

/**
 * What the shop names instead of a discontinued item: another item, the same item under another number, or
 * the product itself in the variants that are left.
 */
export const SuccessorKind = z.enum(['successor', 'replacement', 'variants']);
export type SuccessorKind = z.output<typeof SuccessorKind>;

/** `GET /rest/products/{productId}/discontinued/?itemId=` */
export const DiscontinuedProduct = z.looseObject({
  productId: z.string(),
  itemId: z.string(),
  name: z.string(),
  /** E.g. "4 × 40 mm, 200 Stück"; empty for a single item. */
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  /** From the top category down to its own; empty if the category no longer exists. */
  breadcrumbs: z.array(Breadcrumb),
  successor: z.optional(z.looseObject({ kind: SuccessorKind, product: ProductTile })),
  /** Popular products of the category, without the successor. */
  alternatives: z.array(ProductTile),
});
export type DiscontinuedProduct = z.output<typeof DiscontinuedProduct>;

/** Answer 410 of the call for one product. */
export const DiscontinuedBody = z.extend(ErrorBody, {
  discontinued: z.looseObject({
    name: z.string(),
    successor: z.optional(z.looseObject({ kind: SuccessorKind, name: z.string(), url: Link })),
  }),
});
export type DiscontinuedBody = z.output<typeof DiscontinuedBody>;
