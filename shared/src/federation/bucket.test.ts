/** @jest-environment node */
import { bucketOf, BUCKETS, isChosen } from './bucket';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const chosen = (salt: string, percent: number) =>
  buckets.filter((bucket) => isChosen(bucket, { salt, percent }));

describe('who takes part in a rollout', () => {
  it.each([0.01, 1, 10, 33.33, 50, 99.99])('is exactly %d percent of the buckets', (percent) => {
    expect(chosen('cart 1', percent)).toHaveLength(Math.round((percent * BUCKETS) / 100));
  });

  it('is nobody at 0 and everybody at 100, with and without a bucket', () => {
    expect(chosen('cart 1', 0)).toEqual([]);
    expect(chosen('cart 1', 100)).toHaveLength(BUCKETS);
    expect(isChosen(undefined, { salt: 'cart 1', percent: 99.99 })).toBe(false);
    expect(isChosen(undefined, { salt: 'cart 1', percent: 100 })).toBe(true);
  });

  it('is exactly one of two buckets that are half of all apart, at 50 percent', () => {
    for (let index = 0; index < 2000; index += 1)
      expect(
        [0, BUCKETS / 2].filter((bucket) => isChosen(bucket, { salt: `salt ${index}`, percent: 50 })),
      ).toHaveLength(1);
  });

  it('only grows with the percentage: nobody flips back', () => {
    let before: number[] = [];
    for (const percent of [1, 5, 10, 25, 50, 75, 100]) {
      const now = new Set(chosen('cart 1', percent));
      expect(before.filter((bucket) => !now.has(bucket))).toEqual([]);
      before = [...now];
    }
  });

  it('differs from rollout to rollout: the same visitors are not always first', () => {
    const salts = Array.from({ length: 200 }, (_, index) => `salt ${index}`);
    const first = salts.map((salt) => new Set(chosen(salt, 10)));
    const timesChosen = buckets.map((bucket) => first.filter((set) => set.has(bucket)).length);

    expect(Math.max(...timesChosen)).toBeLessThan(60);
    expect(Math.min(...timesChosen)).toBeGreaterThan(0);
  });
});

it.each([
  ['0', 0],
  ['9999', 9999],
  ['10000', undefined],
  ['-1', undefined],
  ['12a', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie value %j is bucket %j', (value, bucket) => {
  expect(bucketOf(value)).toBe(bucket);
});
