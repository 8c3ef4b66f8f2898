import * as z from 'zod/mini';
import { declareOwner } from './owner';

export const search = declareOwner(
  'search',
  {},
  {
    topics: {},
    events: {
      /** The search form was submitted with this query. */
      'search:submitted': z.looseObject({ query: z.string() }),
      /** A search request failed. */
      'search:failed': z.looseObject({ query: z.string() }),
    },
  },
);
