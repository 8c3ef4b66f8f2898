import { readProducts, readStoreStock } from '@fachwerk/shared/calls';
import { declareExpectations, expectAnswer } from '@fachwerk/shared/expectations';
import * as z from 'zod/mini';

const Text = z.string().check(z.minLength(1));
/** As the API takes it. */
const StoreNumber = z.string().check(z.regex(/^[A-Za-z0-9-]+$/));

/** What this team expects of others, and what it sends to them (docs/decisions/0085-expectations.md). */
export const expectations = declareExpectations({
  hears: {
    selectedStore: {
      'a chosen store has a number': z.nullable(z.looseObject({ companyId: StoreNumber, name: Text })),
    },
    'storefinder:store-selected': {
      'the chosen store has a number': z.looseObject({ companyId: StoreNumber }),
    },
  },
  sends: {
    'storefinder:layer-requested': {
      'the stock of an item is wanted': { itemId: '200001', itemName: 'Akku-Bohrschrauber 18 V' },
    },
  },
  answers: [
    expectAnswer(
      readProducts,
      { query: { q: 'schrauber' } },
      {
        'a tile has a name, an address and a price': z.looseObject({
          items: z.array(
            z.looseObject({
              name: Text,
              url: z.string().check(z.startsWith('/')),
              pricesInfo: z.looseObject({
                displayPrice: z.looseObject({ value: z.int().check(z.gte(0)), displayValue: Text }),
              }),
            }),
          ),
        }),
      },
    ),
    expectAnswer(
      readStoreStock,
      // An item of the demonstration data, and one of the tests of the API: unknown items are left out.
      { params: { companyId: '1001' }, query: { itemId: ['87653923', '100101'] } },
      {
        'a stock is never negative and has a text': z.looseObject({
          items: z.array(
            z.looseObject({ quantity: z.int().check(z.gte(0)), quantityText: Text, checkedText: Text }),
          ),
        }),
      },
    ),
  ],
});
