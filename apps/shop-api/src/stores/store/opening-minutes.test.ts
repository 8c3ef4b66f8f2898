import { aStore, weekHours } from '../../testing/a-store';
import { openingMinutes } from './opening-minutes';

const plan = aStore({ companyId: '1001', openingHours: weekHours('08:00-12:00,13:00-20:00|08:00-14:00') });
const berlin = (text: string) => new Date(`${text}+01:00`);

it.each([
  ['within a morning', '2026-11-23T09:00', '2026-11-23T09:45', 45],
  ['over noon', '2026-11-23T11:30', '2026-11-23T13:30', 60],
  ['over night', '2026-11-23T19:30', '2026-11-24T08:15', 45],
  ['ordered at night', '2026-11-23T23:00', '2026-11-24T08:10', 10],
  ['reported after closing', '2026-11-23T19:50', '2026-11-23T20:20', 10],
  ['over Saturday and Sunday', '2026-11-28T13:00', '2026-11-30T09:00', 120],
  ['over Christmas', '2026-12-24T13:30', '2026-12-28T08:30', 60],
  ['at one moment', '2026-11-23T09:00', '2026-11-23T09:00', 0],
  ['in the wrong order', '2026-11-23T10:00', '2026-11-23T09:00', 0],
])('%s from %s to %s: %s opening minutes', (_, from, to, minutes) => {
  expect(openingMinutes(berlin(from), berlin(to), plan)).toBe(minutes);
});

it('counts a night of 23 hours as it was', () => {
  const night = aStore({ companyId: '1001' });
  const all = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [{ from: '00:00', to: '24:00' }] };

  expect(
    openingMinutes(new Date('2026-03-28T22:00:00Z'), new Date('2026-03-30T00:00:00Z'), {
      ...night,
      openingHours: all,
    }),
  ).toBe(23 * 60);
});
