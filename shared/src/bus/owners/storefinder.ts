import * as z from 'zod/mini';
import { SelectedStore } from '../../contracts/identity/user';
import { STORE_SERVICES } from '../../contracts/stores/store';
import { declareOwner } from './owner';
import { storefinderFacts } from './storefinder.facts';

export const storefinder = declareOwner('storefinder', storefinderFacts, {
  topics: { selectedStore: z.nullable(SelectedStore) },
  events: {
    /** The visitor opens the tile of the chosen store. */
    'storefinder:tile-requested': z.looseObject({}),
    /** The visitor closed the banner about the store, for the rest of the session. */
    'storefinder:banner-dismissed': z.looseObject({}),
    /** The visitor wants to see the nearest store. */
    'storefinder:recommendation-requested': z.looseObject({}),
    /** The server confirmed that the visitor chose a store. */
    'storefinder:store-selected': z.looseObject({ companyId: z.string(), name: z.string() }),
    /**
     * A store is to be chosen. What a request does not state has its default again at each opening
     * (docs/decisions/0137-a-request-states-how-the-layer-opens.md).
     */
    'storefinder:layer-requested': z.looseObject({
      itemId: z.optional(z.string()),
      itemName: z.optional(z.string()),
      /** A postal code or town, as it was typed: the layer begins with its stores. */
      place: z.optional(z.string()),
      /** False: the item is named, and its stock is not asked for. */
      showAvailability: z.optional(z.boolean()),
      /** Services that the stores offer; the visitor can remove each. */
      filters: z.optional(z.array(z.enum(STORE_SERVICES))),
      /** Degrees, rounded to about a kilometre; the layer begins there. */
      storefinderLocation: z.optional(z.looseObject({ lat: z.number(), lon: z.number() })),
      /** `companyId` of the only store that is shown first. */
      selectedStoreForSinglePage: z.optional(z.string()),
      /** The layer is that of a visitor without a store. */
      ignoreSelectedStore: z.optional(z.boolean()),
      /** False: stores are shown, and none can be chosen. */
      allowEditingCurrentStore: z.optional(z.boolean()),
      /** Each store leads to its offers instead of being chosen. */
      isAdvertisementMode: z.optional(z.boolean()),
      /** Only stores that rent vans. */
      isTransportRentalMode: z.optional(z.boolean()),
      /** Stores that orders cannot be sent to cannot be chosen. */
      disableNoClickAndCollectStore: z.optional(z.boolean()),
    }),
    /** A shopper wants to ask the chosen store about this item. */
    'storefinder:question-requested': z.looseObject({ itemId: z.string(), itemName: z.string() }),
  },
});
