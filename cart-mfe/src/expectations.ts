import { readCart } from '@fachwerk/shared/calls';
import { declareExpectations, expectAnswer } from '@fachwerk/shared/expectations';
import * as z from 'zod/mini';

/** What this team expects of others, and what it sends to them (docs/decisions/0085-expectations.md). */
export const expectations = declareExpectations({
  hears: {
    selectedStore: {
      'a chosen store has a number': z.nullable(
        z.looseObject({ companyId: z.string().check(z.regex(/^[A-Za-z0-9-]+$/)) }),
      ),
    },
    'storefinder:store-selected': {
      'a line that waits for a store is moved there': z.looseObject({
        companyId: z.string().check(z.regex(/^[A-Za-z0-9-]+$/)),
      }),
    },
  },
  sends: {
    cartCount: { 'four pieces are back in the cart': 5 },
    'cart:changed': { 'four pieces are back in the cart': { itemCount: 5 } },
    'storefinder:layer-requested': {
      'a line is to be reserved, and no store is chosen': { itemId: '1001', itemName: 'Schrauben' },
      'goods are to be collected near a place': { place: '50667 Köln' },
    },
  },
  answers: [
    expectAnswer(
      readCart,
      {},
      {
        'the number of pieces is never negative': z.looseObject({
          totalArticleCount: z.int().check(z.gte(0)),
        }),
      },
    ),
  ],
});
