/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { createStoreProducts, toNumbers } from './store-products';

const productIds = ['1003', '1001', '1004', '1002'];
const catalogue = { productIds, numbersById: Uint32Array.from([1, 3, 0, 2]) };

function open(stock: Record<string, string[]>) {
  const query = jest.fn(async (_sql: string, [companyId]: readonly unknown[] = []) =>
    (stock[String(companyId)] ?? []).map((productId) => ({ productId })),
  );
  return { query, productsOf: createStoreProducts({ query } as unknown as Queryable, toNumbers(catalogue)) };
}

it('returns the numbers of the products in stock, ascending, without products that are not listed', async () => {
  const { productsOf } = open({ '1': ['1002', '0', '1003', '1009', '1001'], '2': ['1004'] });

  expect([...(await productsOf('1'))]).toEqual([0, 1, 3]);
  expect([...(await productsOf('2'))]).toEqual([2]);
  expect([...(await productsOf('unknown'))]).toEqual([]);
});

it('reads the stock of a store once for many searches', async () => {
  const { query, productsOf } = open({ '1': ['1001'] });
  await Promise.all([productsOf('1'), productsOf('1')]);
  await productsOf('1');

  expect(query).toHaveBeenCalledTimes(1);
});

it('keeps the stock that is known when it cannot be read again', async () => {
  jest.useFakeTimers({ now: 1000, doNotFake: ['nextTick', 'queueMicrotask'] });
  const { query, productsOf } = open({ '1': ['1001'] });
  await productsOf('1');
  query.mockRejectedValue(new Error('away'));
  jest.advanceTimersByTime(120_000);

  expect([...(await productsOf('1'))]).toEqual([1]);
  expect([...(await productsOf('1'))]).toEqual([1]);
  jest.useRealTimers();
});
