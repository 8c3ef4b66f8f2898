/** @jest-environment node */
import { instantOf } from '@fachwerk/shared/time';
import fc, { manyRuns } from '../../testing/properties';
import { extraPrice, type Period, rentalPrice, type Tariff } from './rental-price';

const TARIFF: Tariff = { hourCents: 900, dayCents: 3900, weekendCents: 6500 };

/** "2026-12-05 08:30" on the clock. */
function at(text: string): Date {
  const [date = '', time = ''] = text.split(' ');
  return instantOf(date, time);
}
const period = (from: string, to: string): Period => ({ from: at(from), to: at(to) });
const shown = (from: string, to: string, tariff = TARIFF) => {
  const { cents, parts } = rentalPrice(period(from, to), tariff);
  return `${cents}: ${parts.map(({ unit, count }) => `${count} ${unit}`).join(' + ')}`;
};

// 2026-12-05 is a Saturday.
it.each([
  ['a begun hour', '2026-12-01 08:00', '2026-12-01 08:30', '900: 1 HOUR'],
  ['one hour', '2026-12-01 08:00', '2026-12-01 09:00', '900: 1 HOUR'],
  ['one hour and a half', '2026-12-01 08:00', '2026-12-01 09:30', '1800: 2 HOUR'],
  ['the last hours that are cheaper than a day', '2026-12-01 08:00', '2026-12-01 12:00', '3600: 4 HOUR'],
  ['hours that would be dearer than a day', '2026-12-01 08:00', '2026-12-01 13:00', '3900: 1 DAY'],
  ['24 hours', '2026-12-01 08:00', '2026-12-02 08:00', '3900: 1 DAY'],
  ['a day and two hours', '2026-12-01 08:00', '2026-12-02 10:00', '5700: 1 DAY + 2 HOUR'],
  ['a day and many hours', '2026-12-01 08:00', '2026-12-02 18:00', '7800: 2 DAY'],
  ['the weekend', '2026-12-05 12:00', '2026-12-07 09:00', '6500: 1 WEEKEND'],
  ['the weekend from later on', '2026-12-05 16:00', '2026-12-07 08:00', '6500: 1 WEEKEND'],
  ['Saturday noon to Sunday, where a day is cheaper', '2026-12-05 12:00', '2026-12-06 11:00', '3900: 1 DAY'],
  ['an hour before the weekend', '2026-12-05 11:00', '2026-12-07 09:00', '7400: 1 WEEKEND + 1 HOUR'],
  ['an hour after the weekend', '2026-12-05 12:00', '2026-12-07 10:00', '7400: 1 WEEKEND + 1 HOUR'],
  ['Friday evening to Monday', '2026-12-04 18:00', '2026-12-07 09:00', '10400: 1 WEEKEND + 1 DAY'],
  ['Monday morning alone', '2026-12-07 08:00', '2026-12-07 09:00', '900: 1 HOUR'],
  ['a week', '2026-12-01 08:00', '2026-12-08 08:00', '27300: 7 DAY'],
])('%s', (_, from, to, expected) => {
  expect(shown(from, to)).toBe(expected);
});

it('has no weekend where the vehicle has none', () => {
  expect(shown('2026-12-05 12:00', '2026-12-07 09:00', { ...TARIFF, weekendCents: null })).toBe(
    '7800: 2 DAY',
  );
});

describe('the nights with a time change', () => {
  it('cost real hours: 23 in spring are one day, and 25 in autumn a day and an hour', () => {
    expect(shown('2027-03-27 08:00', '2027-03-28 08:00')).toBe('3900: 1 DAY');
    expect(shown('2027-03-27 22:00', '2027-03-28 03:00')).toBe('3600: 4 HOUR');
    expect(shown('2026-10-24 08:00', '2026-10-25 08:00')).toBe('4800: 1 DAY + 1 HOUR');
    expect(shown('2026-10-25 01:00', '2026-10-25 03:00')).toBe('2700: 3 HOUR');
  });

  it('leave the weekend its price', () => {
    expect(shown('2026-10-24 12:00', '2026-10-26 09:00')).toBe('6500: 1 WEEKEND');
    expect(shown('2027-03-27 12:00', '2027-03-29 09:00')).toBe('6500: 1 WEEKEND');
  });
});

describe('a late return', () => {
  const booked = period('2026-12-01 08:00', '2026-12-01 10:00');

  it.each([
    ['in time', '2026-12-01 10:00', 0, 0],
    ['early', '2026-12-01 09:00', 0, 0],
    ['a quarter of an hour late', '2026-12-01 10:15', 15, 0],
    ['16 minutes late', '2026-12-01 10:16', 16, 900],
    ['three hours late: no more than a day in all', '2026-12-01 13:00', 180, 2100],
    ['the next morning', '2026-12-02 09:00', 1380, 3000],
  ])('%s', (_, returned, lateMinutes, cents) => {
    expect(extraPrice(booked, at(returned), TARIFF)).toEqual({ lateMinutes, cents });
  });

  it('after a year is computed, too', () => {
    expect(extraPrice(booked, at('2027-12-01 08:00'), TARIFF).cents).toBeGreaterThan(100_000);
  });
});

describe('any rental', () => {
  const HALF_HOUR = 30 * 60_000;
  const rentals = fc.record({
    start: fc.integer({ min: 0, max: 48 * 400 }),
    halfHours: fc.integer({ min: 1, max: 48 * 8 }),
    shorter: fc.integer({ min: 0, max: 48 * 8 }),
    tariff: fc.record({
      hourCents: fc.integer({ min: 1, max: 3000 }),
      dayCents: fc.integer({ min: 1, max: 9000 }),
      weekendCents: fc.option(fc.integer({ min: 1, max: 20_000 })),
    }),
  });
  const first = at('2026-10-01 00:00').getTime();

  it('is never dearer for a shorter time, whether it begins later or ends earlier', () => {
    fc.assert(
      fc.property(rentals, ({ start, halfHours, shorter, tariff }) => {
        const from = first + start * HALF_HOUR;
        const to = from + halfHours * HALF_HOUR;
        const cut = Math.min(shorter, halfHours - 1) * HALF_HOUR;
        const whole = rentalPrice({ from: new Date(from), to: new Date(to) }, tariff).cents;

        expect(
          rentalPrice({ from: new Date(from), to: new Date(to - cut) }, tariff).cents,
        ).toBeLessThanOrEqual(whole);
        expect(
          rentalPrice({ from: new Date(from + cut), to: new Date(to) }, tariff).cents,
        ).toBeLessThanOrEqual(whole);
      }),
      manyRuns,
    );
  });

  it('costs the sum of its parts, and no more than by hours or by days alone', () => {
    fc.assert(
      fc.property(rentals, ({ start, halfHours, tariff }) => {
        const from = new Date(first + start * HALF_HOUR);
        const to = new Date(from.getTime() + halfHours * HALF_HOUR);
        const { cents, parts } = rentalPrice({ from, to }, tariff);
        const hours = Math.ceil(halfHours / 2);

        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
        expect(cents).toBeLessThanOrEqual(hours * tariff.hourCents);
        expect(cents).toBeLessThanOrEqual(Math.ceil(hours / 24) * tariff.dayCents);
      }),
      manyRuns,
    );
  });
});
