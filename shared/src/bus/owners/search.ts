import * as z from 'zod/mini';
import { Coverage, CoverPack, ProductImage } from '../../contracts/catalogue/product';
import { declareOwner } from './owner';

export const search = declareOwner(
  'search',
  {},
  {
    topics: {},
    events: {
      /** A shopper wants to know how many pieces of this item an area needs. */
      'search:area-calculator-requested': z.looseObject({
        itemId: z.string(),
        name: z.string(),
        coverage: Coverage,
        /** Content of a piece, e.g. "2,47 m²". */
        content: z.string(),
        /** Price of a piece. */
        cents: z.int(),
        /** Largest quantity that can be ordered now. */
        maxQuantity: z.int(),
        /** All packs of these goods that can be ordered now; without them, the item is the only one. */
        packs: z.optional(z.array(CoverPack)),
      }),
      /** A shopper wants to be told when this item is available again. */
      'search:back-in-stock-requested': z.looseObject({
        productId: z.string(),
        itemId: z.string(),
        name: z.string(),
      }),
      /** The energy label of a product is to be shown. */
      'search:energy-label-requested': z.looseObject({ productId: z.string() }),
      /** A shopper wants to see a picture of a product large. */
      'search:picture-requested': z.looseObject({
        /** Name of the product. */
        name: z.string(),
        images: z.array(ProductImage),
        /** Place of the picture, counted from 0. */
        index: z.int(),
      }),
      /** A shopper takes over a calculated quantity; it is not in the cart yet. */
      'search:quantity-chosen': z.looseObject({ itemId: z.string(), quantity: z.int() }),
      /** An item is to be added to the comparison. */
      'search:comparison-requested': z.looseObject({ itemId: z.string(), name: z.string() }),
      /** This browser keeps items that were chosen for the comparison on earlier pages. */
      'search:comparison-kept': z.looseObject({}),
      /** The search form was submitted with this query. */
      'search:submitted': z.looseObject({ query: z.string() }),
      /** A search request failed. */
      'search:failed': z.looseObject({ query: z.string() }),
    },
  },
);
