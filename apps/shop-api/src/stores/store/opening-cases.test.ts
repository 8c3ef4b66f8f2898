/** @jest-environment node */
import { federalStates, instantOf, plusDays, type StateCode } from '@fachwerk/shared/time';
import OpeningHours from 'opening_hours';
import { weekHours } from '../../testing/a-store';
import { openingAt, type OpeningPlan } from './opening-rules';

const plan = (state: StateCode, change: Partial<OpeningPlan> = {}): OpeningPlan => ({
  state,
  // No town of a particularity.
  city: 'Irgendwo',
  openingHours: weekHours('08:00-12:30,13:30-20:00|09:00-18:00'),
  specialOpenings: [],
  openingOffers: [],
  ...change,
});
const isOpen = (date: string, time: string, of: OpeningPlan): boolean =>
  openingAt(instantOf(date, time), of).isOpen;

/** Days of 2026 on which states differ, both changes of the clock, and days around them. */
const DAYS = [
  ...['2026-01-01', '2026-01-06', '2026-03-08', '2026-03-28', '2026-03-29', '2026-03-30', '2026-04-03'],
  ...['2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25', '2026-06-04', '2026-10-03', '2026-10-24'],
  ...['2026-10-25', '2026-10-26', '2026-10-31', '2026-11-18', '2026-12-24', '2026-12-25', '2026-12-31'],
];
const TIMES = ['07:59', '08:00', '12:30', '13:29', '13:59', '14:00', '19:59', '20:00'];
/** As OpenStreetMap writes the same week. */
const OSM = 'Mo-Fr 08:00-12:30,13:30-20:00; Sa 09:00-18:00; PH off; Dec 24,Dec 31 08:00-12:30,13:30-14:00';

/**
 * `opening_hours` computes in the time zone of the process: it gets the clock on the wall as local parts,
 * which exist in every zone at these times.
 */
const wall = (date: string, time: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute);
};

describe.each(Object.entries(federalStates) as [StateCode, string][])('in %s', (state, name) => {
  it('opens at the times at which the package opening_hours says so', () => {
    const place = { lat: 51, lon: 10, address: { country_code: 'de', country: 'Deutschland', state: name } };
    const theirs = new OpeningHours(OSM, place);
    const differences = DAYS.flatMap((date) =>
      TIMES.filter((time) => isOpen(date, time, plan(state)) !== theirs.getState(wall(date, time))).map(
        (time) => `${date} ${time}`,
      ),
    );

    expect(differences).toEqual([]);
  });
});

describe('what a store states for a day', () => {
  const sunday = { date: '2026-12-13', reason: 'Verkaufsoffen', hours: [{ from: '13:00', to: '18:00' }] };
  it.each([
    ['opens a Sunday', sunday, [false, true, true, false]],
    ['opens a holiday', { ...sunday, date: '2026-12-25' }, [false, true, true, false]],
    ['closes a usual day', { ...sunday, date: '2026-12-15', hours: [] }, [false, false, false, false]],
    ['replaces the early end of an eve', { ...sunday, date: '2026-12-24' }, [false, true, true, false]],
  ])('%s', (_, opening, expected) => {
    const of = plan('NW', { specialOpenings: [opening] });

    expect(['12:59', '13:00', '17:59', '18:00'].map((time) => isOpen(opening.date, time, of))).toEqual(
      expected,
    );
    // The same day a year later is as usual.
    const later = plusDays(opening.date, 364);
    expect(isOpen(later, '13:45', of)).toBe(isOpen(later, '13:45', plan('NW')));
  });

  it('comes before an opening offer, which comes before the week and after holidays', () => {
    const hours = { thu: [{ from: '06:00', to: '22:00' }], sun: [{ from: '06:00', to: '22:00' }], mon: [] };
    const openingOffers = [{ name: 'Advent', start: '2026-12-01', end: '2026-12-31', hours }];
    const of = plan('NW', { openingOffers, specialOpenings: [sunday] });

    expect(isOpen('2026-12-06', '21:59', of)).toBe(true);
    expect(isOpen('2026-12-13', '21:59', of)).toBe(false);
    expect(isOpen('2026-12-07', '10:00', of)).toBe(false);
    expect(isOpen('2026-12-08', '10:00', of)).toBe(true);
    expect(isOpen('2026-12-24', '13:59', of)).toBe(true);
    expect(isOpen('2026-12-24', '14:00', of)).toBe(false);
    expect(isOpen('2027-01-03', '10:00', of)).toBe(false);
  });
});
