import { berlinDate, toGermanDate } from './date-rules';

it.each([
  ['2026-11-21T22:59:59.000Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01'],
])('at %s the calendar in Germany shows %s', (instant, day) => {
  expect(berlinDate(instant)).toBe(day);
});

it.each([
  ['1.2.1990', '01.02.1990'],
  ['24121990', '24.12.1990'],
  ['1990-12-24', '24.12.1990'],
  ['31.02.1990', '31.02.1990'],
  ['', ''],
])('writes "%s" as "%s"', (typed, written) => {
  expect(toGermanDate(typed)).toBe(written);
});
