/** @jest-environment node */
import { arrivalAt, byCoverage, type Demand, type RankedStore, splitCart } from './split-cart';

/** Numbers below `end` that are the same in each run. */
function createRandom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * end);
  };
}

interface Choice {
  here: number;
  parcel: number;
}

/** All ways to share one item. */
const waysFor = (quantity: number, inStore: number, online: number): Choice[] =>
  Array.from({ length: Math.min(quantity, inStore) + 1 }, (_, here) =>
    Array.from({ length: Math.min(quantity - here, online) + 1 }, (_other, parcel) => ({ here, parcel })),
  ).flat();

/** All ways to share a cart. */
function waysOf(
  demands: readonly Demand[],
  inStore: readonly number[],
  online: readonly number[],
): Choice[][] {
  return demands.reduce<Choice[][]>(
    (ways, { quantity }, index) =>
      ways.flatMap((way) =>
        waysFor(quantity, inStore[index] ?? 0, online[index] ?? 0).map((choice) => way.concat(choice)),
      ),
    [[]],
  );
}

/**
 * What makes a way better, the first that differs: items that are whole in the store, items without missing
 * pieces, missing pieces, items that are in two places, pieces in the store.
 */
function worthOf(way: readonly Choice[], demands: readonly Demand[]): number[] {
  const quantityOf = (index: number) => demands[index]?.quantity ?? 0;
  const count = (is: (choice: Choice, index: number) => boolean) => way.filter(is).length;
  const sum = (of: (choice: Choice, index: number) => number) =>
    way.reduce((total, choice, index) => total + of(choice, index), 0);
  return [
    count(({ here }, index) => here === quantityOf(index)),
    count(({ here, parcel }, index) => here + parcel === quantityOf(index)),
    -sum(({ here, parcel }, index) => quantityOf(index) - here - parcel),
    -count(({ here, parcel }) => here > 0 && parcel > 0),
    sum(({ here }) => here),
  ];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};

describe('the split of a cart', () => {
  it('is the best of all ways, for 400 small carts', () => {
    const random = createRandom(136);
    for (let round = 0; round < 400; round++) {
      const demands = Array.from({ length: 1 + random(4) }, (_, index) => ({
        itemId: String(index),
        quantity: 1 + random(3),
      }));
      const [inStore, online] = [demands.map(() => random(5)), demands.map(() => random(5))] as const;
      const best = waysOf(demands, inStore, online)
        .map((way) => worthOf(way, demands))
        .reduce((a, b) => (compare(a, b) >= 0 ? a : b));

      const { shares, counts } = splitCart(
        demands,
        (itemId) => inStore[Number(itemId)] ?? 0,
        (itemId) => online[Number(itemId)] ?? 0,
      );

      expect(worthOf(shares, demands)).toEqual(best);
      expect([counts.here, counts.here + counts.parcel]).toEqual(best.slice(0, 2));
      expect(counts.here + counts.parcel + counts.missing).toBe(demands.length);
    }
  });

  it.each([
    [10, 10, 0, { here: 10, parcel: 0 }],
    [10, 4, 10, { here: 0, parcel: 10 }],
    [10, 4, 7, { here: 4, parcel: 6 }],
    [10, 4, 3, { here: 4, parcel: 3 }],
    [10, 0, 0, { here: 0, parcel: 0 }],
  ])('of %d pieces, %d in the store, %d online', (quantity, inStore, online, expected) => {
    const { shares } = splitCart(
      [{ itemId: '1', quantity }],
      () => inStore,
      () => online,
    );
    expect(shares).toEqual([{ itemId: '1', quantity, ...expected }]);
  });
});

describe('stores', () => {
  const store = (companyId: string, facts: Partial<Omit<RankedStore, 'counts'>>, counts: number[]) => ({
    companyId,
    distance: 1,
    isOpenOnArrival: true,
    ...facts,
    counts: { here: counts[0] ?? 0, parcel: counts[1] ?? 0, missing: counts[2] ?? 0 },
  });

  it('are ranked by coverage, missing items, opening and distance', () => {
    const ranked = [
      store('all', { distance: 40, isOpenOnArrival: false }, [20, 0, 0]),
      store('rest-by-parcel-near', { distance: 2 }, [18, 2, 0]),
      store('rest-by-parcel-far', { distance: 3 }, [18, 2, 0]),
      store('closed', { distance: 1, isOpenOnArrival: false }, [18, 2, 0]),
      store('one-lacks', { distance: 1 }, [18, 1, 1]),
      store('few', { distance: 0 }, [3, 17, 0]),
    ];
    const random = createRandom(7);
    for (let round = 0; round < 20; round++) {
      const mixed = ranked.map((one) => ({ one, place: random(1000) })).sort((a, b) => a.place - b.place);
      expect(mixed.map(({ one }) => one).sort(byCoverage)).toEqual(ranked);
    }
  });

  it('are reached after ten minutes and a way at 40 km/h', () => {
    const now = new Date('2026-11-28T18:30:00Z');
    expect(arrivalAt(now, 0).toISOString()).toBe('2026-11-28T18:40:00.000Z');
    expect(arrivalAt(now, 20).toISOString()).toBe('2026-11-28T19:10:00.000Z');
  });
});
