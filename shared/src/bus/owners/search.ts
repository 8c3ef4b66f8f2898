import * as z from 'zod/mini';
import { declareOwner } from './owner';

export const search = declareOwner(
  'search',
  {},
  {
    topics: {},
    events: {
      /** A shopper wants to be told when this item is available again. */
      'search:back-in-stock-requested': z.looseObject({
        productId: z.string(),
        itemId: z.string(),
        name: z.string(),
      }),
      /** The energy label of a product is to be shown. */
      'search:energy-label-requested': z.looseObject({ productId: z.string() }),
      /** The search form was submitted with this query. */
      'search:submitted': z.looseObject({ query: z.string() }),
      /** A search request failed. */
      'search:failed': z.looseObject({ query: z.string() }),
    },
  },
);
