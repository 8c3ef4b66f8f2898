/** @jest-environment node */
import messages from '../../kernel/texts/messages.de.json';
import { weekHours } from '../../testing/a-store';
import { openingAt, type OpeningPlan } from './opening-rules';
import { nextDayViews, openingView, specialOpeningViews } from './opening-view';

const plan = (change: Partial<OpeningPlan> = {}): OpeningPlan => ({
  state: 'NW',
  city: 'Köln',
  openingHours: weekHours('08:00-20:00|08:00-18:00'),
  specialOpenings: [],
  openingOffers: [],
  ...change,
});
const view = (instant: string, change: Partial<OpeningPlan> = {}) => {
  const { opening, ...rest } = openingView(new Date(instant), plan(change), messages);
  return { ...rest, ...opening };
};

describe('a store', () => {
  it.each([
    ['on a Friday morning', '2026-11-20T09:00:00Z', true, 'Heute bis 20:00\u00a0Uhr geöffnet'],
    ['in the minute it opens', '2026-11-20T07:00:00Z', true, 'Heute bis 20:00\u00a0Uhr geöffnet'],
    ['a minute before', '2026-11-20T06:59:59Z', false, 'Öffnet heute um 8:00\u00a0Uhr'],
    ['in its last minute', '2026-11-20T18:59:59Z', true, 'Heute bis 20:00\u00a0Uhr geöffnet'],
    ['in the minute it closes', '2026-11-20T19:00:00Z', false, 'Öffnet morgen um 8:00\u00a0Uhr'],
    ['on Saturday evening', '2026-11-21T18:00:00Z', false, 'Öffnet am Montag um 8:00\u00a0Uhr'],
    ['on Sunday', '2026-11-22T11:00:00Z', false, 'Öffnet morgen um 8:00\u00a0Uhr'],
    ['in summer, an hour earlier by UTC', '2026-07-20T06:00:00Z', true, 'Heute bis 20:00\u00a0Uhr geöffnet'],
    ['after midnight', '2026-11-19T23:30:00Z', false, 'Öffnet heute um 8:00\u00a0Uhr'],
    [
      'on Saturday before the clocks go forward',
      '2026-03-28T20:00:00Z',
      false,
      'Öffnet am Montag um 8:00\u00a0Uhr',
    ],
    ['on the Sunday of the long night', '2026-10-25T00:30:00Z', false, 'Öffnet morgen um 8:00\u00a0Uhr'],
  ])('%s', (_, instant, isOpen, text) => {
    expect(view(instant)).toMatchObject({ isOpen, text, hasHoliday: false });
  });

  it('opens by summer time after the night of the change', () => {
    expect(view('2026-03-28T20:00:00Z').nextOpeningTime).toBe('2026-03-30T06:00:00.000Z');
    expect(view('2026-10-24T20:00:00Z').nextOpeningTime).toBe('2026-10-26T07:00:00.000Z');
  });

  it('with a midday break is closed during it', () => {
    const openingHours = weekHours('08:30-12:30,13:30-18:30|08:30-14:00');
    expect(view('2026-11-20T09:00:00Z', { openingHours }).text).toBe('Heute bis 12:30\u00a0Uhr geöffnet');
    expect(view('2026-11-20T12:00:00Z', { openingHours }).text).toBe('Öffnet heute um 13:30\u00a0Uhr');
    expect(view('2026-11-20T17:00:00Z', { openingHours }).text).toBe('Heute bis 18:30\u00a0Uhr geöffnet');
  });

  it('is closed on a holiday of its state only', () => {
    const busstag = '2026-11-18T10:00:00Z';
    expect(view(busstag, { state: 'SN', city: 'Leipzig' })).toEqual({
      isOpen: false,
      hasHoliday: true,
      nextOpeningTime: '2026-11-19T07:00:00.000Z',
      text: 'Öffnet morgen um 8:00\u00a0Uhr',
    });
    expect(view(busstag, { state: 'ST', city: 'Halle' })).toMatchObject({ isOpen: true, hasHoliday: false });
  });

  it('names a holiday that falls on a Sunday', () => {
    expect(view('2026-11-01T10:00:00Z')).toMatchObject({ isOpen: false, hasHoliday: true });
  });

  it('stays closed from Good Friday to the Tuesday after Easter, except on Saturday', () => {
    expect(view('2026-04-03T10:00:00Z').text).toBe('Öffnet morgen um 8:00\u00a0Uhr');
    expect(view('2026-04-04T18:00:00Z').text).toBe('Öffnet am Dienstag um 8:00\u00a0Uhr');
  });

  it.each([
    ['Christmas Eve', '2026-12-24'],
    ['New Year’s Eve', '2026-12-31'],
  ])('closes at two on %s', (_, date) => {
    expect(view(`${date}T12:59:00Z`).text).toBe('Heute bis 14:00\u00a0Uhr geöffnet');
    expect(view(`${date}T13:00:00Z`).isOpen).toBe(false);
  });

  it('opens after Christmas on the next working day', () => {
    // 25 and 26 December 2026 are a Friday and a Saturday.
    expect(view('2026-12-24T15:00:00Z').text).toBe('Öffnet am Montag um 8:00\u00a0Uhr');
  });

  it('keeps its Sunday hours when Christmas Eve is a Sunday', () => {
    expect(view('2028-12-24T10:00:00Z')).toMatchObject({
      isOpen: false,
      text: 'Öffnet am Mittwoch um 8:00\u00a0Uhr',
    });
  });

  it('that opens rarely names the date of a day more than six days ahead', () => {
    const never = weekHours('|');
    const openingHours = { ...never, mon: [{ from: '08:00', to: '12:00' }] };
    expect(view('2026-11-23T12:00:00Z', { openingHours }).text).toBe(
      'Öffnet am Montag, 30. November, um 8:00\u00a0Uhr',
    );
  });

  it('that never opens is shown as closed, and the search ends after 14 days', () => {
    expect(view('2026-11-20T10:00:00Z', { openingHours: weekHours('|') })).toEqual({
      isOpen: false,
      hasHoliday: false,
      nextOpeningTime: null,
      text: 'Zurzeit geschlossen',
    });
  });

  it('finds an opening 14 days ahead, but not 15', () => {
    const openingHours = { ...weekHours('|'), thu: [{ from: '15:00', to: '18:00' }] };
    // Thursdays at three: eves end at two, so there is no opening on the 24th and the 31st.
    expect(openingAt(new Date('2026-12-17T18:00:00Z'), plan({ openingHours })).next).toBeUndefined();
    expect(openingAt(new Date('2026-12-24T18:00:00Z'), plan({ openingHours })).next?.date).toBe('2027-01-07');
  });
});

describe('special openings', () => {
  const special = (instant: string, change: Partial<OpeningPlan> = {}) =>
    specialOpeningViews(new Date(instant), plan(change), messages);

  it('are the eves and the holidays of the next 14 days', () => {
    expect(special('2026-12-20T10:00:00Z')).toEqual([
      {
        date: '2026-12-24',
        reason: 'Heiligabend',
        hours: [{ from: '08:00', to: '14:00' }],
        dateText: 'Do., 24.12.',
      },
      { date: '2026-12-25', reason: '1. Weihnachtstag', hours: [], dateText: 'Fr., 25.12.' },
      { date: '2026-12-26', reason: '2. Weihnachtstag', hours: [], dateText: 'Sa., 26.12.' },
      {
        date: '2026-12-31',
        reason: 'Silvester',
        hours: [{ from: '08:00', to: '14:00' }],
        dateText: 'Do., 31.12.',
      },
      { date: '2027-01-01', reason: 'Neujahrstag', hours: [], dateText: 'Fr., 01.01.' },
    ]);
  });

  it('include today', () => {
    expect(special('2026-12-24T08:00:00Z')[0]?.date).toBe('2026-12-24');
  });

  it('omit days without a change', () => {
    // Allerheiligen is a Sunday in 2026.
    expect(special('2026-10-25T10:00:00Z')).toEqual([]);
  });

  it('end at two o’clock in the period after a break too', () => {
    const openingHours = weekHours('08:30-12:30,13:30-18:30|08:30-14:00');
    expect(special('2026-12-24T08:00:00Z', { openingHours })[0]?.hours).toEqual([
      { from: '08:30', to: '12:30' },
      { from: '13:30', to: '14:00' },
    ]);
  });
});

describe('the next seven days', () => {
  const next = (instant: string, change: Partial<OpeningPlan> = {}) =>
    nextDayViews(new Date(instant), plan(change), messages);
  const dates = (instant: string) => next(instant).map(({ date }) => date);

  it('begin today, with date and hours, and name eves and holidays', () => {
    const usual = [{ from: '08:00', to: '20:00' }];
    expect(next('2026-12-21T10:00:00Z')).toEqual([
      { date: '2026-12-21', dateText: 'Mo., 21.12.', hours: usual },
      { date: '2026-12-22', dateText: 'Di., 22.12.', hours: usual },
      { date: '2026-12-23', dateText: 'Mi., 23.12.', hours: usual },
      {
        date: '2026-12-24',
        dateText: 'Do., 24.12.',
        reason: 'Heiligabend',
        hours: [{ from: '08:00', to: '14:00' }],
      },
      { date: '2026-12-25', dateText: 'Fr., 25.12.', reason: '1. Weihnachtstag', hours: [] },
      { date: '2026-12-26', dateText: 'Sa., 26.12.', reason: '2. Weihnachtstag', hours: [] },
      { date: '2026-12-27', dateText: 'So., 27.12.', hours: [] },
    ]);
  });

  it('begin with the new day at midnight of the store, in winter and in summer', () => {
    expect(dates('2026-11-27T22:59:59Z')[0]).toBe('2026-11-27');
    expect(dates('2026-11-27T23:00:00Z')[0]).toBe('2026-11-28');
    expect(dates('2026-07-20T21:59:59Z')[0]).toBe('2026-07-20');
    expect(dates('2026-07-20T22:00:00Z')[0]).toBe('2026-07-21');
  });

  it.each([
    ['forward', '2026-03-27T23:30:00Z', '2026-03-28', '2026-03-29', '2026-03-30'],
    ['back', '2026-10-23T22:30:00Z', '2026-10-24', '2026-10-25', '2026-10-26'],
  ])('have each date once when the clocks go %s', (_, instant, ...first) => {
    expect(dates(instant).slice(0, 3)).toEqual(first);
    expect(new Set(dates(instant)).size).toBe(7);
  });

  it('name a holiday that falls on a closed Sunday', () => {
    expect(next('2026-11-01T10:00:00Z')[0]).toMatchObject({ reason: 'Allerheiligen', hours: [] });
  });
});
