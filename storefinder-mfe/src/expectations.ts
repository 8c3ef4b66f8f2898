import { readStore, searchStores } from '@fachwerk/shared/calls';
import { declareExpectations, expectAnswer } from '@fachwerk/shared/expectations';
import * as z from 'zod/mini';

const Text = z.string().check(z.minLength(1));
const Hours = z.array(
  z.looseObject({
    from: z.string().check(z.regex(/^\d\d:\d\d$/)),
    to: z.string().check(z.regex(/^\d\d:\d\d$/)),
  }),
);

/** What this team expects of others, and what it sends to them (docs/decisions/0085-expectations.md). */
export const expectations = declareExpectations({
  hears: {
    'storefinder:layer-requested': {
      'an item comes with its name': z.union([
        z.looseObject({ itemId: Text, itemName: Text }),
        z.looseObject({ itemId: z.optional(z.never()) }),
      ]),
    },
  },
  sends: {
    selectedStore: {
      'a store was chosen': {
        companyId: '1043',
        name: 'Fachwerk Köln-Deutz',
        address: { zipCode: '50679', city: 'Köln' },
      },
    },
    'storefinder:store-selected': {
      'a store was chosen': { companyId: '1043', name: 'Fachwerk Köln-Deutz' },
    },
  },
  answers: [
    expectAnswer(
      readStore,
      { params: { companyId: '1001' } },
      {
        'every day of the week has its hours': z.looseObject({
          openingHours: z.looseObject({
            mon: Hours,
            tue: Hours,
            wed: Hours,
            thu: Hours,
            fri: Hours,
            sat: Hours,
            sun: Hours,
          }),
        }),
      },
    ),
    expectAnswer(
      searchStores,
      { query: { q: '50667' } },
      { 'there is always a store': z.looseObject({ results: z.array(z.unknown()).check(z.minLength(1)) }) },
    ),
  ],
});
