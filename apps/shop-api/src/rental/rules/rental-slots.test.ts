/** @jest-environment node */
import { instantOf } from '@fachwerk/shared/time';
import { aStore, weekHours } from '../../testing/a-store';
import { freeStarts, instantAt, isClosedFor, periodFault, slotsOf } from './rental-slots';

const store = aStore({ companyId: '1001', openingHours: weekHours('08:00-18:00|09:00-14:00') });
/** The hours of one day, as the store has stated them. */
const openOn = (date: string, hours: string) =>
  aStore({
    companyId: '1001',
    specialOpenings: [
      {
        date,
        reason: 'Sonderöffnung',
        hours:
          hours === ''
            ? []
            : hours.split(',').map((pair) => {
                const [from = '', to = ''] = pair.split('-');
                return { from, to };
              }),
      },
    ],
  });

function at(text: string): Date {
  const [date = '', time = ''] = text.split(' ');
  return instantOf(date, time);
}
// A Tuesday.
const NOW = at('2026-12-01 10:00');
const range = (slots: readonly { time: string }[]): string =>
  slots.length === 0 ? 'none' : `${slots[0]?.time}-${slots.at(-1)?.time} (${slots.length})`;

describe('the times of a day', () => {
  it.each([
    ['an ordinary day', '2026-12-02', store, '08:00-17:30 (20)', '08:00-18:00 (21)'],
    ['a Saturday', '2026-12-05', store, '09:00-13:30 (10)', '09:00-14:00 (11)'],
    ['a Sunday', '2026-12-06', store, 'none', 'none'],
    ['Christmas', '2026-12-25', store, 'none', 'none'],
    ['Christmas Eve, until two', '2026-12-24', store, '08:00-13:30 (12)', '08:00-14:00 (13)'],
    [
      'a day with two pairs',
      '2026-12-03',
      openOn('2026-12-03', '08:00-10:00,14:00-15:00'),
      '08:00-14:30 (6)',
      '08:00-15:00 (8)',
    ],
    ['a day that is closed', '2026-12-03', openOn('2026-12-03', ''), 'none', 'none'],
    [
      'an open Sunday',
      '2026-12-06',
      openOn('2026-12-06', '13:00-18:00'),
      '13:00-17:30 (10)',
      '13:00-18:00 (11)',
    ],
    [
      'hours that begin between two steps',
      '2026-12-03',
      openOn('2026-12-03', '08:15-09:50'),
      '08:30-09:00 (2)',
      '08:30-09:30 (3)',
    ],
    [
      'a pair of less than a step',
      '2026-12-03',
      openOn('2026-12-03', '08:00-08:20'),
      'none',
      '08:00-08:00 (1)',
    ],
    [
      'a night that lacks an hour',
      '2027-03-28',
      openOn('2027-03-28', '01:00-04:00'),
      '01:00-03:30 (4)',
      '01:00-04:00 (5)',
    ],
    [
      'a night with an hour twice',
      '2026-10-25',
      openOn('2026-10-25', '01:00-04:00'),
      '01:00-03:30 (6)',
      '01:00-04:00 (7)',
    ],
  ])('%s', (_, date, plan, starts, ends) => {
    expect([range(slotsOf(date, plan, 'start')), range(slotsOf(date, plan, 'end'))]).toEqual([starts, ends]);
  });

  it('have no time that the clock skips, and one that it shows twice once: the second', () => {
    const spring = slotsOf('2027-03-28', openOn('2027-03-28', '01:00-04:00'), 'start');
    expect(spring.map(({ time }) => time)).toEqual(['01:00', '01:30', '03:00', '03:30']);
    expect(instantAt('2027-03-28', '02:30')).toBeNull();
    expect(instantAt('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });
});

describe('a time', () => {
  it.each([
    ['within the hours', '2026-12-02 08:00', '2026-12-02 10:00', undefined],
    ['from an hour from now on', '2026-12-01 11:00', '2026-12-01 12:00', undefined],
    ['over a Sunday', '2026-12-05 12:00', '2026-12-07 09:00', undefined],
    ['over Christmas', '2026-12-23 08:00', '2026-12-28 09:00', undefined],
    ['until closing time', '2026-12-02 08:00', '2026-12-02 18:00', undefined],
    ['of a week', '2026-12-02 08:00', '2026-12-09 08:00', undefined],
    ['on the last day', '2027-01-30 09:00', '2027-02-01 09:00', undefined],
    ['that ends before it begins', '2026-12-02 10:00', '2026-12-02 08:00', 'toTime rental.error.endsBefore'],
    ['that ends when it begins', '2026-12-02 10:00', '2026-12-02 10:00', 'toTime rental.error.endsBefore'],
    ['that is over', '2026-11-30 10:00', '2026-12-02 10:00', 'fromDay rental.error.past'],
    ['of years ago', '2023-12-01 10:00', '2023-12-01 12:00', 'fromDay rental.error.past'],
    ['that begins too soon', '2026-12-01 10:30', '2026-12-01 12:00', 'fromTime rental.error.lead'],
    ['in three years', '2029-12-03 10:00', '2029-12-03 12:00', 'fromDay rental.error.horizon'],
    ['a day after the last one', '2027-02-01 09:00', '2027-02-01 11:00', 'fromDay rental.error.horizon'],
    ['of three years', '2026-12-02 10:00', '2029-12-03 12:00', 'toDay rental.error.tooLong'],
    ['of a week and a step', '2026-12-02 08:00', '2026-12-09 08:30', 'toDay rental.error.tooLong'],
    ['that begins on a Sunday', '2026-12-06 10:00', '2026-12-07 10:00', 'fromDay rental.error.closedDay'],
    ['that ends on a Sunday', '2026-12-05 10:00', '2026-12-06 10:00', 'toDay rental.error.closedDay'],
    ['that ends on a holiday', '2026-12-23 10:00', '2026-12-25 10:00', 'toDay rental.error.closedDay'],
    ['that begins at closing time', '2026-12-02 18:00', '2026-12-03 10:00', 'fromTime rental.error.notOpen'],
    ['that ends in the evening', '2026-12-02 08:00', '2026-12-02 20:00', 'toTime rental.error.notOpen'],
    [
      'that ends on Christmas Eve in the afternoon',
      '2026-12-23 08:00',
      '2026-12-24 16:00',
      'toTime rental.error.notOpen',
    ],
    ['between two steps', '2026-12-02 08:10', '2026-12-02 10:00', 'fromTime rental.error.notOpen'],
  ])('%s', (_, from, to, expected) => {
    const fault = periodFault({ from: at(from), to: at(to) }, store, NOW);
    expect(fault && `${fault.field} ${fault.key}`).toBe(expected);
  });

  it('of a week ends at the same time of the clock, also over a time change', () => {
    const now = at('2027-03-20 10:00');
    const week = { from: at('2027-03-24 08:00'), to: at('2027-03-31 08:00') };
    expect(periodFault(week, store, now)).toBeUndefined();
  });
});

describe('free times', () => {
  const day = '2026-12-02';
  const starts = (busy: [string, string][], now = NOW) =>
    freeStarts(day, store, { now, busy: busy.map(([from, to]) => ({ from: at(from), to: at(to) })) });

  it('are all without bookings, each for a week', () => {
    const free = starts([]);
    expect(free).toHaveLength(20);
    expect(free[0]?.until).toEqual(at('2026-12-09 08:00'));
  });

  it('end where the next booking begins, and go on when it ends', () => {
    const free = starts([[`${day} 10:00`, `${day} 12:00`]]);
    expect(free.map(({ time }) => time).slice(0, 6)).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '12:00',
      '12:30',
    ]);
    expect(free[3]?.until).toEqual(at(`${day} 10:00`));
    expect(free[4]?.until).toEqual(at('2026-12-09 12:00'));
  });

  it('are none beside a booking over the whole day, and none after the last day', () => {
    expect(starts([['2026-12-01 10:00', '2026-12-03 10:00']])).toEqual([]);
    expect(freeStarts('2027-02-01', store, { busy: [], now: NOW })).toEqual([]);
  });

  it('are today those from an hour from now on', () => {
    expect(starts([], at(`${day} 16:10`)).map(({ time }) => time)).toEqual(['17:30']);
    expect(starts([], at(`${day} 17:00`))).toEqual([]);
  });
});

describe('other hours that a store states later', () => {
  const booked = { from: at('2026-12-03 10:00'), to: at('2026-12-04 10:00') };

  it('are closed for a booking that begins or ends beside them', () => {
    expect(isClosedFor(booked, store)).toBe(false);
    expect(isClosedFor(booked, openOn('2026-12-03', ''))).toBe(true);
    expect(isClosedFor(booked, openOn('2026-12-04', '12:00-18:00'))).toBe(true);
    expect(isClosedFor(booked, openOn('2026-12-04', '09:45-18:00'))).toBe(false);
  });
});
