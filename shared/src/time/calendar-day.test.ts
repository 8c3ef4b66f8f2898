import { calendarDay, isInstant, noonOf, parseInstant } from './calendar-day';

it.each([
  ['2026-03-01', '2026-03-01'],
  ['01.03.2026', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['1. 3. 2026', '2026-03-01'],
  [' 04.11.2026 ', '2026-11-04'],
  ['13.03.2026', '2026-03-13'],
  ['29.02.2028', '2028-02-29'],
])('the day %s is %s', (text, day) => {
  expect(calendarDay(text)).toBe(day);
});

it.each([
  ...['', '1/2/26', '03/01/2026', '1.3.26', '01-03-2026', '2026/03/01', '20260301', '2026-3-1', 'heute'],
  ...['30.02.2026', '29.02.2026', '31.04.2026', '32.01.2026', '01.13.2026', '00.01.2026', '2026-02-30'],
  ...['2026-13-01', '0026-01-01', '2026-03-01T00:00:00Z', '46082', '1. März 2026', 'NaN-01-01'],
])('"%s" is no day', (text) => {
  expect(calendarDay(text)).toBeNull();
});

it.each(['2026-03-01T10:00:00Z', '2026-03-01T10:00Z', '2026-03-01T10:00:00.123456+00:00'])(
  'the instant %s is read',
  (text) => {
    expect(isInstant(text)).toBe(true);
    expect(Number.isNaN(parseInstant(text).getTime())).toBe(false);
  },
);

it.each([
  '',
  '2026-03-01',
  '2026-03-01T10:00:00',
  '01.03.2026',
  '2026-02-30T10:00:00Z',
  '2026-03-01T25:00:00Z',
  'now',
])('"%s" is no instant', (text) => {
  expect(isInstant(text)).toBe(false);
  expect(() => parseInstant(text)).toThrow(RangeError);
});

it('noon is on the same day in Germany', () => {
  expect(noonOf('2026-03-29').toISOString()).toBe('2026-03-29T12:00:00.000Z');
});
