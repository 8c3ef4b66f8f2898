import { declareExpectations } from '@fachwerk/shared/expectations';
import * as z from 'zod/mini';

const Text = z.string().check(z.minLength(1));

/** What this team expects of others, and what it sends to them (docs/decisions/0085-expectations.md). */
export const expectations = declareExpectations({
  hears: {
    cartCount: { 'the number of pieces is never negative': z.nullable(z.int().check(z.gte(0))) },
    wishlist: {
      'the number of pieces is never negative': z.nullable(z.looseObject({ count: z.int().check(z.gte(0)) })),
    },
    user: {
      'who is logged in has a name': z.nullable(
        z.union([
          z.looseObject({ loggedIn: z.literal(false) }),
          z.looseObject({ loggedIn: z.literal(true), name: Text }),
        ]),
      ),
    },
    selectedStore: {
      'a chosen store has a postal code and a town': z.nullable(
        z.looseObject({ name: Text, address: z.looseObject({ zipCode: Text, city: Text }) }),
      ),
    },
  },
  sends: {
    'storefinder:layer-requested': { 'the link of the header without a store': {} },
    'storefinder:tile-requested': { 'the link of the header with a store': {} },
  },
});
