import {
  dayAndMonthText,
  dayAndTimeText,
  dayText,
  shortDateText,
  shortWeekDayText,
  untilText,
  weekDayText,
} from './date-texts';

const EVE = '2026-12-24';
const evening = new Date('2026-11-30T18:05:00Z');
const morning = new Date('2026-11-30T07:05:00Z');

it.each([
  ['de-DE', 'Do., 24.12.', 'Do.', 'Donnerstag', '24. Dezember'],
  ['en-DE', 'Thu, 24 December', 'Thu', 'Thursday', '24 December'],
])('writes days in %s', (locale, short, shortDay, weekDay, dayAndMonth) => {
  expect(shortDateText(EVE, locale)).toBe(short);
  expect(shortWeekDayText(EVE, locale)).toBe(shortDay);
  expect(weekDayText(EVE, locale)).toBe(weekDay);
  expect(dayAndMonthText(EVE, locale)).toBe(dayAndMonth);
});

it.each([
  ['de-DE', '30.11.2026', '30.11.2026, 19:05 Uhr', '30.11.2026, 8:05 Uhr'],
  ['en-DE', '30 November 2026', '30 November 2026, 19:05', '30 November 2026, 8:05'],
])('writes instants in %s', (locale, day, late, early) => {
  expect(dayText(evening, locale)).toBe(day);
  expect(dayAndTimeText(evening, locale)).toBe(late);
  expect(dayAndTimeText(morning, locale)).toBe(early);
  expect(untilText(evening, locale)).toBe(late);
  expect(untilText(new Date('2026-11-30T23:00:00Z'), locale)).toBe(day);
});

it('is German where no page states its locale', () => {
  expect(shortDateText(EVE)).toBe('Do., 24.12.');
  expect(dayAndTimeText(evening)).toBe('30.11.2026, 19:05 Uhr');
});
