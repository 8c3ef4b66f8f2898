import * as z from 'zod/mini';
import { addToCart, readStore } from '../calls';
import { Expectations } from '../contracts';
import { declareExpectations, describeExpectations, expectAnswer } from '../expectations';

it('describes what is expected and what is sent as data, for the registry', () => {
  const declared = declareExpectations({
    hears: { cartCount: { 'the number is never negative': z.nullable(z.int().check(z.gte(0))) } },
    sends: { 'storefinder:layer-requested': { 'a store is wanted for an item': { itemId: '1' } } },
    answers: [
      expectAnswer(
        readStore,
        { params: { companyId: '1001' } },
        { 'a store has a name': z.looseObject({ name: z.string() }) },
      ),
    ],
  });

  const described = describeExpectations(declared);

  expect(Expectations.parse(JSON.parse(JSON.stringify(described)))).toEqual({
    hears: [
      {
        name: 'the number is never negative',
        message: 'cartCount',
        schema: {
          anyOf: [expect.objectContaining({ type: 'integer', minimum: 0 }), { type: 'null' }],
        },
      },
    ],
    sends: [
      {
        name: 'a store is wanted for an item',
        message: 'storefinder:layer-requested',
        value: { itemId: '1' },
      },
    ],
    answers: [
      {
        name: 'a store has a name',
        call: 'GET /rest/stores/{companyId}/',
        request: { params: { companyId: '1001' } },
        schema: expect.objectContaining({ required: ['name'] }),
      },
    ],
  });
});

it('takes only names of the bus, values of their schema and requests of the call', () => {
  // @ts-expect-error no topic of the bus
  declareExpectations({ hears: { cartCounts: {} } });
  // @ts-expect-error an item's number is a text
  declareExpectations({ sends: { 'storefinder:layer-requested': { wrong: { itemId: 1 } } } });
  // @ts-expect-error the call needs the number of a store
  expectAnswer(readStore, {}, {});
});

it('refuses a call that changes state: the check of an API repeats it', () => {
  expect(() => expectAnswer(addToCart, {}, {})).toThrow('POST /basket/add/ changes state');
});
