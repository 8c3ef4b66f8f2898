import { aRentalDay, someDays } from '../../../testing/rental-fixtures';
import { firstFree } from './suggested-time';

/** From Wednesday on: it is booked, and the Saturday is booked from ten to twelve. */
const days = someDays('2026-12-02', 8);
const asked = (fromDay: string, fromTime: string) => {
  const found = firstFree(days, { fromDay, fromTime });
  return found && `${found.fromDay} ${found.fromTime} - ${found.toDay} ${found.toTime}`;
};

it.each([
  ['the asked time', '2026-12-05', '12:00', '2026-12-05 12:00 - 2026-12-05 18:00'],
  ['the next time of the day', '2026-12-05', '09:30', '2026-12-05 12:00 - 2026-12-05 18:00'],
  [
    'the next day that has one, and not an earlier time of it',
    '2026-12-02',
    '16:00',
    '2026-12-03 08:00 - 2026-12-03 18:00',
  ],
  ['the day after a Sunday', '2026-12-06', '09:00', '2026-12-07 08:00 - 2026-12-07 09:00'],
  ['the first of all, for a day that is over', '2026-11-20', '16:00', '2026-12-03 08:00 - 2026-12-03 18:00'],
  ['the first of all, without a day', '', '', '2026-12-03 08:00 - 2026-12-03 18:00'],
])('the first free time is %s', (_what, day, time, expected) => {
  expect(asked(day, time)).toBe(expected);
});

it('a begin that has no end is left out', () => {
  const [saturday] = someDays('2026-12-05', 1);
  const [, ...later] = saturday?.starts ?? [];
  const first = { time: '08:00', at: '2026-12-05T07:00:00.000Z', until: '2026-12-05T07:15:00.000Z' };
  const repaired = aRentalDay({ day: '2026-12-05', ends: saturday?.ends ?? [], starts: [first, ...later] });
  expect(firstFree([repaired], { fromDay: '2026-12-05', fromTime: '08:00' })?.fromTime).not.toBe('08:00');
});

it('there is none where nothing is free', () => {
  expect(
    firstFree([aRentalDay({ day: '2026-12-05', starts: [] })], { fromDay: '', fromTime: '' }),
  ).toBeUndefined();
});
