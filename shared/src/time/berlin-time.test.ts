/** @jest-environment node */
import { berlinDate, instantOf, localTime, minutesOf, plusDays, weekDayOf } from './berlin-time';
import { dayAndTimeText, timeText, untilText } from './date-texts';

describe('the clock on the wall', () => {
  it.each([
    ['in winter', '2026-11-20T07:30:00Z', { date: '2026-11-20', minutes: 8 * 60 + 30 }],
    ['in summer', '2026-07-20T07:30:00Z', { date: '2026-07-20', minutes: 9 * 60 + 30 }],
    ['late in the evening of London', '2026-07-20T22:30:00Z', { date: '2026-07-21', minutes: 30 }],
    ['at midnight', '2026-11-19T23:00:00Z', { date: '2026-11-20', minutes: 0 }],
    ['before the night of spring jumps', '2026-03-29T00:59:00Z', { date: '2026-03-29', minutes: 119 }],
    ['after the night of spring jumped', '2026-03-29T01:00:00Z', { date: '2026-03-29', minutes: 180 }],
    ['in the second hour of autumn', '2026-10-25T01:30:00Z', { date: '2026-10-25', minutes: 150 }],
  ])('%s', (_, instant, expected) => {
    expect(localTime(new Date(instant))).toEqual(expected);
  });

  it.each([
    ['2026-11-20', '08:00', '2026-11-20T07:00:00.000Z'],
    ['2026-07-20', '08:00', '2026-07-20T06:00:00.000Z'],
    ['2026-03-29', '08:00', '2026-03-29T06:00:00.000Z'],
    ['2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['2026-03-29', '00:30', '2026-03-28T23:30:00.000Z'],
    ['2026-11-20', '24:00', '2026-11-20T23:00:00.000Z'],
  ])('shows %s %s at one moment', (date, time, instant) => {
    expect(instantOf(date, time).toISOString()).toBe(instant);
  });

  it('skips an hour in spring: what would be in it is after it', () => {
    expect(instantOf('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});

it('days follow each other over the ends of months and years', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(plusDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(weekDayOf('2026-11-22')).toBe('sun');
  expect(weekDayOf('2026-11-23')).toBe('mon');
});

it('times are said without a leading zero', () => {
  expect(timeText('08:00')).toBe('8:00');
  expect(timeText('20:00')).toBe('20:00');
  expect(timeText('00:30')).toBe('0:30');
  expect(minutesOf('08:30')).toBe(510);
});

it.each([
  ['2026-11-21T22:59:59.000Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01'],
])('at %s the calendar in Germany shows %s', (instant, day) => {
  expect(berlinDate(instant)).toBe(day);
});

it('the end of a day is named by that day', () => {
  expect(untilText(new Date('2026-12-12T23:00:00Z'))).toBe('12.12.2026');
  expect(untilText(new Date('2026-06-12T22:00:00Z'))).toBe('12.06.2026');
  expect(untilText(new Date('2026-12-12T22:59:00Z'))).toBe('12.12.2026, 23:59 Uhr');
});

it('moments in the morning are written like opening hours', () => {
  expect(dayAndTimeText(new Date('2026-11-30T07:00:00Z'))).toBe('30.11.2026, 8:00 Uhr');
  expect(dayAndTimeText(new Date('2026-11-30T18:05:00Z'))).toBe('30.11.2026, 19:05 Uhr');
});
