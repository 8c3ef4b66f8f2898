import * as z from 'zod/mini';
import { declareOwner } from './owner';

export const tracking = declareOwner(
  'tracking',
  {},
  {
    topics: {},
    events: {
      /** A widget reports something to measure; the shell passes it to the trackers that have consent. */
      'tracking:reported': z.looseObject({ name: z.string(), values: z.record(z.string(), z.unknown()) }),
    },
  },
);
