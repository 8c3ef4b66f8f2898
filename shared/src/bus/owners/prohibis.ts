import * as z from 'zod/mini';
import { declareOwner } from './owner';
import { prohibisFacts } from './prohibis.facts';

export const prohibis = declareOwner('prohibis', prohibisFacts, {
  topics: {
    /** The page is in the mode for professional customers. */
    isProhibis: z.boolean(),
  },
  events: {},
});
