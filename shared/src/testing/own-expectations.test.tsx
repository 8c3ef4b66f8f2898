import * as z from 'zod/mini';
import { createBus } from '../bus';
import { readStore } from '../calls';
import { declareExpectations, expectAnswer } from '../expectations';
import { aStoreView } from './an-order';
import { answerTo } from './answer-to';
import { fakePlatform } from './fake-platform';

const declared = declareExpectations({
  hears: {
    cartCount: { 'the number is never negative': z.nullable(z.int().check(z.gte(0))) },
    'cart:changed': {
      'a change states a number of pieces': z.looseObject({ itemCount: z.int().check(z.gte(0)) }),
    },
  },
  answers: [
    expectAnswer(
      readStore,
      { params: { companyId: '1001' } },
      {
        'Monday has hours': z.looseObject({
          openingHours: z.looseObject({ mon: z.array(z.unknown()).check(z.minLength(1)) }),
        }),
      },
    ),
  ],
});

const holder = globalThis as { ownExpectations?: unknown };
let faults: string[];
beforeEach(() => {
  faults = [];
  holder.ownExpectations = { read: () => declared, report: (fault: string) => faults.push(fault) };
});
afterEach(() => {
  delete holder.ownExpectations;
});

const askStore = (mon: { from: string; to: string }[]) => {
  const openingHours = { ...aStoreView().openingHours, mon };
  const { api } = fakePlatform({ answers: [answerTo(readStore, aStoreView({ openingHours }))] });
  return api.call(readStore, { params: { companyId: '7' } });
};

it('a fake answer that contradicts an expectation fails the call', async () => {
  await expect(askStore([])).rejects.toThrow(
    /The fake answer of GET \/rest\/stores\/{companyId}\/ contradicts "Monday has hours" \(src\/expectations\.ts\): openingHours\.mon: /,
  );
  await expect(askStore([{ from: '08:00', to: '20:00' }])).resolves.toMatchObject({ companyId: '1001' });
});

it('a message that contradicts an expectation fails the test, on the bus of the test too', () => {
  const bus = createBus({ validate: true });
  fakePlatform({ bus });

  bus.set('cartCount', 2);
  bus.publish('cart:changed', { itemCount: 2 });
  expect(faults).toEqual([]);
  bus.set('cartCount', -1);
  bus.publish('cart:changed', { itemCount: -1 });

  expect(faults).toEqual([
    expect.stringMatching(
      /"cartCount" of this test contradicts "the number is never negative".*: the value: /,
    ),
    expect.stringMatching(/"cart:changed" .*"a change states a number of pieces".*: itemCount: /),
  ]);
});

it('a topic counts with the value that it has before the widget is mounted', () => {
  const bus = createBus();
  bus.set('cartCount', -3);

  fakePlatform({ bus });

  expect(faults).toHaveLength(1);
});
