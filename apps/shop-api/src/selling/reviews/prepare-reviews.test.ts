/** @jest-environment node */
import { pathOf, readReviews } from '@fachwerk/shared/calls';
import type { Reviews } from '@fachwerk/shared/contracts';
import { testProducts } from '../../testing/a-product';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { prepareReviews } from './prepare-reviews';
import { sampleReviews } from './sample-reviews';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('adds sample reviews once, without the mark of buyers, and removes them outside of a demonstration', async () => {
  const prepare = (demonstration: boolean) =>
    prepareReviews({ databaseUrl: shop.databaseUrl, demonstration, log: () => undefined });
  const read = async () =>
    (await shop.app.inject(pathOf(readReviews, { productId: '1001' }))).json<Reviews>();
  const before = await read();

  await prepare(true);
  const after = await read();
  await prepare(true);

  expect(after.total).toBeGreaterThan(0);
  expect(after.rating.count).toBe(before.rating.count + after.total);
  expect(after.reviews.some(({ isBuyer }) => isBuyer)).toBe(false);
  expect(await read()).toEqual(after);
  await prepare(false);
  expect(await read()).toEqual(before);
});

it('claims no purchase in a sample review', () => {
  const texts = testProducts.flatMap(({ productId }) =>
    [1, 3, 5].flatMap((average) => sampleReviews(productId, average)),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ title, text }) => /kauf|bestell/i.test(title + text))).toEqual([]);
});
