import { aRentalDay, twoDays } from '../../../testing/rental-fixtures';
import { weeksOf } from './calendar-weeks';
import { endsFor, fittingTime, keptTime, startsOn, timesOf } from './time-options';

const typed = { fromDay: '2026-12-05', fromTime: '', toDay: '', toTime: '' };

it('a start reaches the times after it, until the next booking', () => {
  const starts = startsOn(twoDays, '2026-12-05');

  expect(endsFor(twoDays, starts.slice(0, 1))).toEqual([{ day: '2026-12-05', times: ['09:00', '10:00'] }]);
  expect(endsFor(twoDays, starts.slice(-1))).toEqual([
    { day: '2026-12-05', times: ['18:00'] },
    { day: '2026-12-07', times: ['08:00', '09:00'] },
  ]);
  expect(timesOf(endsFor(twoDays, starts))).toEqual(['08:00', '09:00', '10:00', '18:00']);
});

it('suggests a time that is free', () => {
  expect(fittingTime(twoDays, typed)).toEqual({
    fromDay: '2026-12-05',
    fromTime: '08:00',
    toDay: '2026-12-05',
    toTime: '10:00',
  });
  expect(fittingTime(twoDays, { ...typed, fromTime: '12:00', toDay: '2026-12-07' })).toMatchObject({
    fromTime: '12:00',
    toTime: '09:00',
  });
});

it('gives up an end that another start does not reach', () => {
  const choice = { ...typed, fromTime: '08:00', toDay: '2026-12-07', toTime: '08:00' };

  expect(fittingTime(twoDays, choice)).toMatchObject({ toDay: '2026-12-05', toTime: '10:00' });
});

it('keeps what was typed, also if it does not fit', () => {
  const choice = { ...typed, fromTime: '12:00', toDay: '2026-12-05', toTime: '09:00' };

  expect(keptTime(twoDays, choice)).toEqual(choice);
  expect(keptTime(twoDays, { ...choice, toTime: 'abends' }).toTime).toBe('18:00');
});

it('suggests an end with a begin that has been taken meanwhile', () => {
  const choice = { ...typed, fromTime: '07:00', toDay: '2026-12-05', toTime: '08:00' };

  expect(keptTime(twoDays, choice)).toMatchObject({ fromTime: '08:00', toTime: '10:00' });
});

it('a calendar has a row for each week, and says of each day what is possible', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((day) =>
    aRentalDay({ day }),
  );
  const closed = aRentalDay({ day: '2026-12-06', isOpen: false, reason: '2. Advent', starts: [] });
  const taken = aRentalDay({ day: '2026-12-07', starts: [] });
  const weeks = weeksOf([...days, ...twoDays.slice(0, 1), closed, taken], {
    today: '2026-12-01',
    lastDay: '2026-12-20',
  });

  expect(weeks.map((week) => week.length)).toEqual([7, 1]);
  expect(weeks.flat().map(({ state }) => state)).toEqual([
    ...['free', 'free', 'free', 'free', 'free', 'free'],
    ...['closed', 'taken'],
  ]);
  expect(weeksOf([taken], { today: '2026-12-08', lastDay: '2027-01-01' })[0]?.[0]?.state).toBe('over');
  // In the evening it is too late for today, and no booking is the reason.
  expect(weeksOf([taken], { today: '2026-12-07', lastDay: '2027-01-01' })[0]?.[0]?.state).toBe('over');
});
