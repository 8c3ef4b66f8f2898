import { choiceIn, firstDayOf, mondayOf, urlOf } from './rental-address';

const days = { today: '2026-12-01', lastDay: '2027-01-30' };

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2026-12-07', '2026-12-07'],
])('a week begins on Monday: that of %s on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  ['without a choice with this week', '', '', '2026-11-30'],
  ['with the asked week', '2026-12-16', '', '2026-12-14'],
  ['with the week of the chosen day', '', '2026-12-16', '2026-12-14'],
  ['not with a week that is over', '2020-01-01', '', '2026-11-30'],
  ['not later than a vehicle can be booked', '2029-12-16', '', '2027-01-25'],
  ['with this week for a day that does not exist', '2026-02-31', '', '2026-11-30'],
])('a calendar begins %s', (_, from, fromDay, first) => {
  expect(firstDayOf({ from, fromDay }, days)).toBe(first);
});

it('reads days and times in every notation, and keeps what is none', () => {
  const params = new URLSearchParams({
    companyId: '1007',
    vehicleId: '<b>',
    fromDay: '5.12.2026',
    fromTime: '8:30',
    toDay: '31.02.2027',
    toTime: 'abends',
  });

  expect(choiceIn(params)).toEqual({
    companyId: '1007',
    vehicleId: '',
    from: '',
    fromDay: '2026-12-05',
    fromTime: '08:30',
    toDay: '31.02.2027',
    toTime: 'abends',
  });
  expect(choiceIn(params, { toDay: '2026-12-07' }).toDay).toBe('2026-12-07');
});

it('keeps the fixed parameters, and leaves out what is not chosen', () => {
  const address = { path: '/transporter/', fixed: { companyId: '1007' } };

  expect(urlOf(address, { vehicleId: '1007-A1', fromDay: '' })).toBe(
    '/transporter/?companyId=1007&vehicleId=1007-A1#zeiten',
  );
});
