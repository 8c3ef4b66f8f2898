/** @jest-environment node */
import { federalStates, instantOf, plusDays, type StateCode } from '@fachwerk/shared/time';
import OpeningHours from 'opening_hours';
import messages from '../../kernel/texts/messages.de.json';
import { weekHours } from '../../testing/a-store';
import { openingAt, type OpeningPlan } from './opening-rules';
import { openingView } from './opening-view';

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

const pair = (from: string, to: string) => [{ from, to }];
const special = (date: string, hours: { from: string; to: string }[]) => ({ date, reason: 'Anders', hours });
/** Offers over a change of the clock and holidays, and days on a holiday, an eve and both changes. */
const STATED: Partial<OpeningPlan> = {
  openingOffers: [
    {
      name: 'Frühling',
      start: '2026-03-23',
      end: '2026-04-10',
      hours: { mon: pair('06:00', '22:00'), fri: [], sun: pair('12:00', '17:00') },
    },
    { name: 'Herbst', start: '2026-10-24', end: '2026-10-26', hours: { sat: pair('07:30', '20:30') } },
  ],
  specialOpenings: [
    special('2026-03-29', pair('13:30', '20:30')),
    special('2026-04-06', pair('10:00', '14:00')),
    special('2026-06-04', pair('08:00', '12:30')),
    special('2026-10-25', pair('07:00', '08:00')),
    special('2026-11-18', []),
    special('2026-12-24', []),
    special('2026-12-31', pair('13:30', '20:00')),
  ],
};
const STATED_OSM = [
  'Mo-Fr 08:00-12:30,13:30-20:00; Sa 09:00-18:00',
  '2026 Mar 23-2026 Apr 10 Mo 06:00-22:00; 2026 Mar 23-2026 Apr 10 Fr off',
  '2026 Mar 23-2026 Apr 10 Su 12:00-17:00; 2026 Oct 24-2026 Oct 26 Sa 07:30-20:30',
  'PH off; Dec 24,Dec 31 08:00-12:30,13:30-14:00',
  '2026 Mar 29 13:30-20:30; 2026 Apr 06 10:00-14:00; 2026 Jun 04 08:00-12:30; 2026 Oct 25 07:00-08:00',
  '2026 Nov 18 off; 2026 Dec 24 off; 2026 Dec 31 13:30-20:00',
].join('; ');

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
  it.each([
    ['by its week', OSM, plan(state)],
    ['by what it states', STATED_OSM, plan(state, STATED)],
  ])('opens %s at the times at which the package opening_hours says so', (_, osm, of) => {
    const place = { lat: 51, lon: 10, address: { country_code: 'de', country: 'Deutschland', state: name } };
    const theirs = new OpeningHours(osm, place);
    const differences = DAYS.flatMap((date) =>
      TIMES.filter((time) => isOpen(date, time, of) !== theirs.getState(wall(date, time))).map(
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

describe('the text about the opening', () => {
  const eight = weekHours('08:00-20:00|08:00-20:00');
  const text = (now: string, change: Partial<OpeningPlan> = {}) =>
    openingView(
      new Date(now),
      plan('NW', { openingHours: eight, ...change }),
      messages,
    ).opening.text.replaceAll('\u00A0', ' ');
  const night = [special('2026-10-25', pair('02:00', '03:00'))];
  const rebuilding = Array.from({ length: 20 }, (_, day) => special(plusDays('2026-12-12', day), []));

  it.each([
    ['2026-11-20T06:59:59.999Z', 'Öffnet heute um 8:00 Uhr'],
    ['2026-11-20T07:00:00.000Z', 'Heute bis 20:00 Uhr geöffnet'],
    ['2026-11-20T18:59:59.999Z', 'Heute bis 20:00 Uhr geöffnet'],
    ['2026-11-20T19:00:00.000Z', 'Öffnet morgen um 8:00 Uhr'],
    // Saturday evening, and Sunday from midnight in Germany.
    ['2026-11-21T22:59:59.000Z', 'Öffnet am Montag um 8:00 Uhr'],
    ['2026-11-21T23:00:00.000Z', 'Öffnet morgen um 8:00 Uhr'],
    // The days before and after the clock goes forward, and back.
    ['2026-03-28T18:59:59.000Z', 'Heute bis 20:00 Uhr geöffnet'],
    ['2026-03-30T05:59:59.000Z', 'Öffnet heute um 8:00 Uhr'],
    ['2026-03-30T06:00:00.000Z', 'Heute bis 20:00 Uhr geöffnet'],
    ['2026-10-26T06:59:59.000Z', 'Öffnet heute um 8:00 Uhr'],
    ['2026-10-26T07:00:00.000Z', 'Heute bis 20:00 Uhr geöffnet'],
    // Eves end early, and holidays and a Sunday follow.
    ['2026-12-24T12:59:59.000Z', 'Heute bis 14:00 Uhr geöffnet'],
    ['2026-12-24T13:00:00.000Z', 'Öffnet am Montag um 8:00 Uhr'],
    ['2026-12-31T13:00:00.000Z', 'Öffnet am Samstag um 8:00 Uhr'],
  ])('is at %s: %s', (now, expected) => {
    expect(text(now)).toBe(expected);
  });

  it('says the hour that the clock has twice both times, and the day of an opening that is far', () => {
    expect(text('2026-10-25T00:30:00Z', { specialOpenings: night })).toBe('Heute bis 3:00 Uhr geöffnet');
    expect(text('2026-10-25T01:30:00Z', { specialOpenings: night })).toBe('Heute bis 3:00 Uhr geöffnet');
    expect(text('2026-10-25T02:00:00Z', { specialOpenings: night })).toBe('Öffnet morgen um 8:00 Uhr');
    expect(text('2026-12-23T20:00:00Z', { specialOpenings: rebuilding })).toBe(
      'Öffnet am Samstag, 2. Januar, um 8:00 Uhr',
    );
    expect(text('2026-12-15T20:00:00Z', { specialOpenings: rebuilding })).toBe('Zurzeit geschlossen');
  });
});
