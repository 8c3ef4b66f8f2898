import * as z from 'zod/mini';
import { SelectedStore } from '../../contracts/identity/user';
import { declareOwner } from './owner';
import { storefinderFacts } from './storefinder.facts';

export const storefinder = declareOwner('storefinder', storefinderFacts, {
  topics: { selectedStore: z.nullable(SelectedStore) },
  events: {
    /** The visitor opens the tile of the chosen store. */
    'storefinder:tile-requested': z.looseObject({}),
    /** The server confirmed that the visitor chose a store. */
    'storefinder:store-selected': z.looseObject({ companyId: z.string(), name: z.string() }),
    /** A store is to be chosen near a place; with an item, the layer shows the stock of it per store. */
    'storefinder:layer-requested': z.looseObject({
      itemId: z.optional(z.string()),
      itemName: z.optional(z.string()),
      /** A postal code or town, as it was typed: the layer begins with its stores. */
      place: z.optional(z.string()),
    }),
    /** A shopper wants to ask the chosen store about this item. */
    'storefinder:question-requested': z.looseObject({ itemId: z.string(), itemName: z.string() }),
  },
});
