/** @jest-environment node */
import fc, { manyRuns } from '../../testing/properties';
import {
  effectiveHistory,
  type ListPoint,
  lowestPriceBeforeReduction,
  type PricedItem,
  pricesInfo,
  savedPercentage,
  soldByOf,
  unitPrice,
} from './price-rules';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const history = (...points: [daysAgo: number, cents: number][]) =>
  points.map(([days, cents]) => ({ cents, validFrom: daysAgo(days) }));

describe('lowest price of the 30 days before a reduction (PAngV §11)', () => {
  const cases: [string, ReturnType<typeof history>, number | undefined][] = [
    ['no history', [], undefined],
    ['one price for ever', history([400, 1000]), undefined],
    ['a plain cut yesterday', history([400, 1000], [1, 800]), 1000],
    ['a rise yesterday', history([400, 1000], [1, 1200]), undefined],
    [
      'raised shortly before the cut: the lower price before the rise counts',
      history([400, 1000], [10, 1500], [1, 1200]),
      undefined,
    ],
    ['raised 20 days before, cut below both', history([400, 1000], [20, 1500], [1, 900]), 1000],
    ['raised more than 30 days before the cut', history([400, 1000], [40, 1500], [1, 1200]), 1500],
    ['the old price ended exactly 30 days before the cut', history([400, 1000], [31, 1500], [1, 1200]), 1500],
    ['the old price ended 29 days before the cut', history([400, 1000], [30, 1500], [1, 1200]), undefined],
    ['a short offer two weeks ago', history([400, 1000], [20, 700], [15, 1000], [1, 800]), undefined],
    [
      'a short offer two weeks ago, now even cheaper',
      history([400, 1000], [20, 700], [15, 1000], [1, 600]),
      700,
    ],
    ['two cuts in a row: the price before the first', history([400, 1000], [10, 900], [1, 800]), 1000],
    ['three cuts in a row', history([400, 1000], [20, 900], [10, 850], [1, 800]), 1000],
    ['a rise between two cuts begins anew', history([400, 1000], [20, 800], [10, 900], [1, 700]), 800],
    ['the cut is 29 days old', history([400, 1000], [29, 800]), 1000],
    ['the cut is 30 days old: the price is the usual one now', history([400, 1000], [30, 800]), undefined],
    ['an old cut does not belong to a new one', history([400, 1000], [45, 900], [1, 800]), 900],
    ['the same price written twice is no change', history([400, 1000], [5, 800], [1, 800]), 1000],
    ['a price that is to come does not count', history([400, 1000], [-2, 500]), undefined],
    ['back to the old price after an offer', history([400, 1000], [20, 700], [1, 1000]), undefined],
  ];
  it.each(cases)('%s', (_, points, expected) => {
    expect(lowestPriceBeforeReduction(points, NOW)).toBe(expected);
  });

  it('does not depend on the order of the rows', () => {
    const points = history([400, 1000], [20, 900], [1, 800]);
    expect(lowestPriceBeforeReduction([...points].reverse(), NOW)).toBe(1000);
  });
});

it.each([
  [{ amount: 200, unit: 'Stück' }, 'pack'],
  [{ amount: 1, unit: 'Stück' }, undefined],
  [{ amount: 25, unit: 'kg' }, undefined],
  [undefined, undefined],
])('counts goods of %o by the %s', (content, soldBy) => {
  expect(soldByOf(content)).toBe(soldBy);
});

describe('the saving', () => {
  it.each([
    [1000, 800, 20],
    [999, 899, 10],
    [1000, 999, 0],
    [300, 199, 33],
  ])('of %i to %i cents is %i %%', (reference, current, percent) => {
    expect(savedPercentage(reference, current)).toBe(percent);
  });
});

describe('the unit price (PAngV §4)', () => {
  it.each([
    [995, { amount: 25, unit: 'kg' }, '0,398\u00a0€', '1 kg'],
    [1999, { amount: 2.5, unit: 'l' }, '8,00\u00a0€', '1 l'],
    [499, { amount: 0.5, unit: 'kg' }, '9,98\u00a0€', '1 kg'],
    [1999, { amount: 1.994, unit: 'm²' }, '10,03\u00a0€', '1 m²'],
    [149, { amount: 100, unit: 'Stück' }, '1,49\u00a0€', '100 Stück'],
    [599, { amount: 200, unit: 'Stück' }, '0,03\u00a0€', '1 Stück'],
    [699, { amount: 1, unit: 'Stück' }, '6,99\u00a0€', '1 Stück'],
    [99, { amount: 25, unit: 'kg' }, '0,0396\u00a0€', '1 kg'],
    [1, { amount: 1000, unit: 'Stück' }, '0,001\u00a0€', '100 Stück'],
    [499, { amount: 500, unit: 'g' }, '9,98\u00a0€', '1 kg'],
    [349, { amount: 250, unit: 'ml' }, '13,96\u00a0€', '1 l'],
  ])('of %i cents for %o is %s for %s', (cents, content, price, unit) => {
    expect(unitPrice(cents, content)).toMatchObject({ price, unit });
  });

  it('is never wrong by more than half a percent and never 0,00 (PAngV §5)', () => {
    const toCents = (price = '') => Number(price.replace(/[^\d,]/g, '').replace(',', '.')) * 100;
    for (const cents of [1, 49, 149, 1999, 99_999]) {
      for (const unit of ['Stück', 'kg', 'l', 'm', 'm²', 'Paar']) {
        for (const amount of [0.3, 1, 7, 25, 100, 333, 1000]) {
          const shown = unitPrice(cents, { amount, unit });
          expect(shown?.cents).toBeCloseTo(toCents(shown?.price), 6);
          const exact = (cents / amount) * parseInt(shown?.unit ?? '', 10);

          expect(Math.abs(toCents(shown?.price) - exact) / exact).toBeLessThanOrEqual(0.005 + 1e-9);
        }
      }
    }
  });

  it('is absent without a content', () => {
    expect(unitPrice(999, undefined)).toBeUndefined();
    expect(unitPrice(999, { amount: 0, unit: 'kg' })).toBeUndefined();
  });
});

describe('the price view', () => {
  const view = (item: Pick<PricedItem, 'priceCents' | 'history'> & Partial<PricedItem>) =>
    pricesInfo({ priceList: 'online', taxRate: 1900, depositCents: 0, ...item }, NOW);

  it('strikes the lowest earlier price and computes the saving from it', () => {
    const info = view({ priceCents: 800, rrpCents: 1500, history: history([400, 1000], [1, 800]) });

    expect(info.strikePrice).toEqual({ value: 1000, displayValue: '10,00\u00a0€' });
    expect(info.savedPercentage).toBe(20);
    expect(info.strikePriceIsRrp).toBe(false);
  });

  it('shows the recommended price with its label when there is no reduction', () => {
    const info = view({ priceCents: 1200, rrpCents: 1500, history: history([400, 1200]) });

    expect(info.strikePrice?.value).toBe(1500);
    expect(info.strikePriceIsRrp).toBe(true);
  });

  it('strikes nothing when the recommended price is not higher', () => {
    const info = view({ priceCents: 1500, rrpCents: 1500, history: history([400, 1500]) });

    expect(info.strikePrice).toBeUndefined();
    expect(info.savedPercentage).toBeUndefined();
    expect(info.strikePriceIsRrp).toBe(false);
  });

  it('formats thousands and contents in German', () => {
    const info = view({ priceCents: 123450, content: { amount: 2.5, unit: 'l' }, history: [] });

    expect(info.displayPrice.displayValue).toBe('1.234,50\u00a0€');
    expect(info.displayPriceUnit).toBe('2,5 l');
  });

  it('has a deposit beside the price, which does not contain it (PAngV §7)', () => {
    const info = view({ priceCents: 5000, depositCents: 750, history: [] });

    expect(info.displayPrice.value).toBe(5000);
    expect(info.deposit).toEqual({ value: 750, displayValue: '7,50\u00a0€' });
    expect(view({ priceCents: 5000, history: [] })).not.toHaveProperty('deposit');
  });

  it.each([
    [11900, 1900, 10000],
    [999, 1900, 839],
    [1070, 700, 1000],
    [1000, 0, 1000],
  ])('of %i cents with %i basis points of VAT has the net amount %i', (priceCents, taxRate, net) => {
    const info = view({ priceCents, taxRate, priceList: 'zone-west', history: [] });

    expect(info.priceList).toBe('zone-west');
    expect(info.tax).toMatchObject({ rate: taxRate, net: { value: net } });
  });
});

describe('the prices of a store over time', () => {
  const points = (...list: [daysAgo: number, cents: number | null][]) =>
    list.map(([days, cents]) => ({ cents, validFrom: daysAgo(days) }));

  it.each([
    ['only online prices', [points([400, 1000], [5, 900])], history([400, 1000], [5, 900])],
    [
      'a zone that differs from a day on',
      [points([10, 950]), points([400, 1000], [5, 900])],
      history([400, 1000], [10, 950], [5, 950]),
    ],
    [
      'a zone price that ended',
      [points([20, 800], [3, null]), points([400, 1000], [5, 900])],
      history([400, 1000], [20, 800], [5, 800], [3, 900]),
    ],
    [
      'the list of the store before its zone',
      [points([8, 700], [2, null]), points([20, 800]), points([400, 1000])],
      history([400, 1000], [20, 800], [8, 700], [2, 800]),
    ],
    ['nothing before the first price', [points([9, null], [5, 500]), []], history([5, 500])],
  ])('%s', (_, lists, expected) => {
    expect(effectiveHistory(lists)).toEqual(expected);
  });

  it('strikes what customers paid in this store: the end of an offer there is no reduction online', () => {
    const paid = effectiveHistory([points([20, 800], [3, null]), points([400, 1000], [5, 900])]);

    expect(lowestPriceBeforeReduction(paid, NOW)).toBeUndefined();
  });

  const listArbitrary = fc.array(
    fc.record({
      validFrom: fc.integer({ min: 0, max: 90 }).map(daysAgo),
      cents: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    }),
    { maxLength: 6 },
  );
  const onceADay = (list: ListPoint[]) => [
    ...new Map(list.map((point) => [point.validFrom.getTime(), point])).values(),
  ];

  it('is at every moment the price of the first list that has one', () => {
    fc.assert(
      fc.property(fc.array(listArbitrary, { minLength: 1, maxLength: 3 }), (drawn) => {
        const lists = drawn.map(onceADay);
        const paid = effectiveHistory(lists);
        for (let day = 90; day >= 0; day--) {
          const at = (list: readonly ListPoint[]) =>
            [...list]
              .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
              .filter(({ validFrom }) => validFrom <= daysAgo(day))
              .at(-1)?.cents ?? undefined;
          const expected = lists.map(at).find((cents) => cents !== undefined);
          // A history has no end: after the last price of all lists it keeps the last one.
          if (expected !== undefined) expect(at(paid)).toBe(expected);
        }
      }),
      manyRuns,
    );
  });

  it('never strikes a price below one of the 30 days before the reduction', () => {
    fc.assert(
      fc.property(listArbitrary.map(onceADay), (list) => {
        const paid = effectiveHistory([list, points([200, 3])]);
        const reference = lowestPriceBeforeReduction(paid, NOW);
        const now = paid.findLast(({ validFrom }) => validFrom <= NOW)?.cents ?? 0;
        if (reference !== undefined) expect(reference).toBeGreaterThan(now);
        if (reference !== undefined) expect(paid.map(({ cents }) => cents)).toContain(reference);
      }),
      manyRuns,
    );
  });
});
