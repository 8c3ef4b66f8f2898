import { readUser } from '@fachwerk/shared/calls';
import { declareExpectations, expectAnswer } from '@fachwerk/shared/expectations';
import * as z from 'zod/mini';

/** What the shell expects of the API, and what it sends to widgets (docs/decisions/0085-expectations.md). */
export const expectations = declareExpectations({
  sends: {
    user: {
      'nobody is logged in': { loggedIn: false, name: undefined, isEmployee: false, authorities: [] },
      'a customer is logged in': {
        loggedIn: true,
        name: 'Erika Musterfrau',
        isEmployee: false,
        authorities: [{ authority: 'ROLE_CUSTOMER' }],
      },
    },
    cartCount: { 'three pieces are in the cart': 3 },
    wishlist: {
      'an entry has three pieces': {
        items: [{ entryId: 'w-1', itemId: '100401', productId: '1004', quantity: 3 }],
        count: 3,
      },
    },
    selectedStore: {
      'the visitor has chosen a store before': {
        companyId: '1001',
        name: 'Fachwerk Köln',
        address: { zipCode: '50672', city: 'Köln' },
      },
    },
  },
  answers: [
    expectAnswer(
      readUser,
      {},
      {
        'a token for changes comes with it': z.looseObject({
          csrf: z.looseObject({ value: z.string().check(z.minLength(1)) }),
        }),
        'the number of pieces is never negative': z.looseObject({ cartCount: z.int().check(z.gte(0)) }),
      },
    ),
  ],
});
