/** @jest-environment node */
import { instantOf } from '@fachwerk/shared/time';
import { aStore, weekHours } from '../../testing/a-store';
import fc, { manyRuns } from '../../testing/properties';
import { fitsEstateCar, type GoodsLoad, goodsLoad } from './goods-load';
import { isOpenFor } from './rental-slots';
import { type Carrier, carriersFor, carries, transportOffers } from './transport-offers';

const plan = aStore({ companyId: '1001', openingHours: weekHours('08:00-20:00|08:00-18:00') });

function at(text: string): Date {
  const [date = '', time = ''] = text.split(' ');
  return instantOf(date, time);
}
const time = (from: string, to: string) => ({ from: at(from), to: at(to) });

const trailer: Carrier = {
  vehicleId: 'A1',
  payloadKg: 520,
  lengthMm: 2050,
  licence: 'B',
  hourCents: 500,
  dayCents: 2400,
  weekendCents: 3900,
  busy: [],
};
const tandem: Carrier = {
  ...trailer,
  vehicleId: 'A2',
  payloadKg: 1480,
  lengthMm: 3010,
  licence: 'BE',
  hourCents: 900,
  dayCents: 3900,
};
const van: Carrier = {
  ...trailer,
  vehicleId: 'T3',
  payloadKg: 1100,
  lengthMm: 3300,
  hourCents: 1400,
  dayCents: 6900,
};
const all = [van, tandem, trailer];

const load = (kg: number, lengthMm = 0): GoodsLoad => ({ grams: kg * 1000, isWeightKnown: true, lengthMm });
/** Ready on Tuesday at noon, kept until Friday evening. */
const collection = {
  plan,
  now: at('2026-12-01 09:40'),
  from: at('2026-12-01 12:00'),
  until: at('2026-12-04 20:00'),
};
const found = (
  goods: GoodsLoad,
  vehicles: readonly Carrier[] = all,
  times: Partial<typeof collection> = {},
) =>
  carriersFor(goods, vehicles, { ...collection, ...times }).map(
    ({ vehicle, day, start }) => `${vehicle.vehicleId} ${day} ${start.time}`,
  );

describe('the vehicles that carry the goods', () => {
  it.each([
    ['little, the cheapest first', load(410), 'A1 A2 T3'],
    ['exactly what the smallest may carry', load(520), 'A1 A2 T3'],
    ['a gram more', { grams: 520_001, isWeightKnown: true, lengthMm: 0 }, 'A2 T3'],
    ['what only the largest may carry', load(1200), 'A2'],
    ['more than every vehicle may carry', load(1481), ''],
    ['of unknown weight', { ...load(5, 2400), isWeightKnown: false }, ''],
    ['a board that just fits', load(5, 2050), 'A1 A2 T3'],
    ['a board that is a millimetre longer', load(5, 2051), 'A2 T3'],
    ['a board for the van alone', load(5, 3200), 'T3'],
    ['a light beam of six metres', load(12, 6000), ''],
    ['heavy and long goods, which different vehicles would carry', load(1300, 3200), ''],
  ])('%s', (_what, goods, ids) => {
    const carriers = carriersFor(goods, all, collection);
    expect(carriers.map(({ vehicle }) => vehicle.vehicleId).join(' ')).toBe(ids);
  });

  it('cost what the shortest rental costs, also where a day is cheaper than its hours', () => {
    const byDay = { ...trailer, vehicleId: 'A9', hourCents: 3000, dayCents: 2000 };

    expect(carriersFor(load(410), [byDay, van], collection).map(({ cents }) => cents)).toEqual([1400, 2000]);
  });

  it('are ordered by the price of a day, then by size, where an hour costs the same', () => {
    const dearDay = { ...trailer, vehicleId: 'A0', dayCents: 2500 };
    const small = { ...trailer, vehicleId: 'A3', payloadKg: 420 };

    expect(found(load(410), [dearDay, trailer, small]).map((one) => one.slice(0, 2))).toEqual([
      'A3',
      'A1',
      'A0',
    ]);
  });
});

describe('the time of the offer', () => {
  it('is the first half hour after the goods are ready', () => {
    expect(found(load(410), [trailer], { from: at('2026-12-01 12:05') })).toEqual(['A1 2026-12-01 12:30']);
  });

  it('is an hour from now at the earliest, also for goods that have been ready for days', () => {
    expect(found(load(410), [trailer], { from: at('2026-11-28 12:00') })).toEqual(['A1 2026-12-01 11:00']);
  });

  it('is on the next day that the store opens', () => {
    expect(
      found(load(410), [trailer], {
        now: at('2026-12-05 17:00'),
        from: at('2026-12-05 17:50'),
        until: at('2026-12-09 20:00'),
      }),
    ).toEqual(['A1 2026-12-07 08:00']);
  });

  it.each([
    ['booked', [time('2026-12-01 11:00', '2026-12-01 15:00')], ['A1 2026-12-01 15:00']],
    [
      'out of service until the next day',
      [time('2026-12-01 00:00', '2026-12-03 00:00')],
      ['A1 2026-12-03 08:00'],
    ],
    ['out of service for as long as the goods are kept', [time('2026-11-30 00:00', '2026-12-20 00:00')], []],
    [
      'free for less than a step between two bookings',
      [time('2026-12-01 08:00', '2026-12-01 12:00'), time('2026-12-01 12:20', '2026-12-02 08:00')],
      ['A1 2026-12-02 08:00'],
    ],
  ])('follows a vehicle that is %s', (_what, busy, expected) => {
    expect(found(load(410), [{ ...trailer, busy }])).toEqual(expected);
  });

  it('puts a dearer vehicle that is free on the day of the goods before one that is not', () => {
    const booked = { ...trailer, busy: [time('2026-12-01 08:00', '2026-12-02 10:00')] };

    expect(found(load(410), [booked, van])).toEqual(['T3 2026-12-01 12:00', 'A1 2026-12-02 10:00']);
  });

  it.each([
    ['in spring', '2027-03-28', '01:00-06:00', '2027-03-28 02:00', '03:00'],
    ['in autumn', '2027-10-31', '01:00-06:00', '2027-10-31 02:10', '02:30'],
  ])('exists on the clock of the night with a time change %s', (_when, date, hours, from, expected) => {
    const [open = '', close = ''] = hours.split('-');
    const night = aStore({
      companyId: '1001',
      specialOpenings: [{ date, reason: 'Nachtverkauf', hours: [{ from: open, to: close }] }],
    });

    expect(
      found(load(410), [trailer], {
        plan: night,
        now: at(`${date} 00:10`),
        from: at(from),
        until: at(`${date} 06:00`),
      }),
    ).toEqual([`A1 ${date} ${expected}`]);
  });

  it('is none in a store that stays closed, and none after the goods are given back', () => {
    const closed = aStore({ companyId: '1001', openingHours: weekHours('|') });

    expect(found(load(410), all, { plan: closed })).toEqual([]);
    expect(found(load(410), all, { until: at('2026-12-01 11:00') })).toEqual([]);
  });
});

describe('the offer', () => {
  const offered = (goods: GoodsLoad, vehicles = all) =>
    transportOffers(carriersFor(goods, vehicles, collection)).map(({ vehicle }) => vehicle.vehicleId);

  it.each([
    ['the cheapest alone, if who drives a car may drive it', load(410), ['A1']],
    ['also one for the licence of a car', load(800), ['A2', 'T3']],
    ['the only one that fits, whatever it needs', load(1200), ['A2']],
    ['none', load(2000), []],
  ])('has %s', (_what, goods, ids) => {
    expect(offered(goods)).toEqual(ids);
  });
});

describe('whatever is in the cart', () => {
  const vehicles = fc
    .array(
      fc.record({
        payloadKg: fc.integer({ min: 200, max: 3500 }),
        lengthMm: fc.integer({ min: 1500, max: 7000 }),
        licence: fc.constantFrom('B' as const, 'B96' as const, 'BE' as const, 'C1' as const),
        hourCents: fc.integer({ min: 1, max: 5000 }),
        dayCents: fc.integer({ min: 1, max: 20_000 }),
        weekendCents: fc.option(fc.integer({ min: 1, max: 30_000 })),
        busy: fc.array(
          fc
            .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 200 }))
            .map(([start, length]) => ({
              from: new Date(collection.now.getTime() + start * 900_000),
              to: new Date(collection.now.getTime() + (start + length) * 900_000),
            })),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 6 },
    )
    .map((rows) => rows.map((row, index) => ({ ...row, vehicleId: `V${index}` })));
  const goods = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 0, max: 60 }),
        weightGrams: fc.integer({ min: 1, max: 60_000 }),
        lengthMm: fc.constantFrom(0, 1200, 2000, 2400, 3000, 6000),
      }),
      { maxLength: 8 },
    )
    .map(goodsLoad);

  it('each offered vehicle carries it, is free and open at its time, and none that does is left out', () => {
    fc.assert(
      fc.property(goods, vehicles, (lying, own) => {
        const carriers = carriersFor(lying, own, collection);
        for (const { vehicle, start, cents } of carriers) {
          expect(lying.grams).toBeLessThanOrEqual(vehicle.payloadKg * 1000);
          expect(lying.lengthMm).toBeLessThanOrEqual(vehicle.lengthMm);
          expect(start.at >= collection.from && start.at <= collection.until).toBe(true);
          expect(isOpenFor(start.at, plan)).toBe(true);
          expect(vehicle.busy.some(({ from, to }) => from <= start.at && start.at < to)).toBe(false);
          expect(cents).toBeLessThanOrEqual(vehicle.hourCents);
        }
        const free = own.filter((vehicle) => carries(vehicle, lying) && vehicle.busy.length === 0);
        expect(carriers.map(({ vehicle }) => vehicle)).toEqual(expect.arrayContaining(free));
      }),
      manyRuns,
    );
  });

  it('one more piece never adds a vehicle, and a smaller cart never loses one', () => {
    fc.assert(
      fc.property(goods, goods, vehicles, (lying, more, own) => {
        const both = {
          grams: lying.grams + more.grams,
          isWeightKnown: true,
          lengthMm: Math.max(lying.lengthMm, more.lengthMm),
        };
        const ids = (one: GoodsLoad) =>
          carriersFor(one, own, collection).map(({ vehicle }) => vehicle.vehicleId);
        const kept = ids(lying);

        expect(kept).toEqual(expect.arrayContaining(ids(both)));
        if (fitsEstateCar(both)) expect(fitsEstateCar(lying)).toBe(true);
      }),
      manyRuns,
    );
  });

  it('the first offer is the cheapest of its day', () => {
    fc.assert(
      fc.property(goods, vehicles, (lying, own) => {
        const carriers = carriersFor(lying, own, collection);
        const [first, second] = transportOffers(carriers);
        if (!first) return expect(carriers).toEqual([]);
        const sameDay = carriers.filter(({ day }) => day === first.day);
        expect(first.cents).toBe(Math.min(...sameDay.map(({ cents }) => cents)));
        if (second) {
          expect(first.vehicle.licence).not.toBe('B');
          expect(second.vehicle.licence).toBe('B');
        }
      }),
      manyRuns,
    );
  });
});
