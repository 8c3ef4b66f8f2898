/** @jest-environment node */
import { federalStates, type StateCode, stateCode } from './federal-states';
import { holidayName, holidayOn, isWorkingDay } from './holidays';

const statesWith = (date: string): string =>
  (Object.keys(federalStates) as StateCode[])
    .filter((state) => holidayOn(date, { state, city: 'Irgendwo' }))
    .sort()
    .join(' ');

describe('holidays', () => {
  it.each([
    ['Heilige Drei Könige', '2026-01-06', 'BW BY ST'],
    ['Frauentag', '2027-03-08', 'BE MV'],
    ['Fronleichnam', '2026-06-04', 'BW BY HE NW RP SL'],
    ['Mariä Himmelfahrt', '2026-08-15', 'BY SL'],
    ['Weltkindertag', '2027-09-20', 'TH'],
    ['Reformationstag', '2026-10-31', 'BB HB HH MV NI SH SN ST TH'],
    ['Allerheiligen', '2027-11-01', 'BW BY NW RP SL'],
    ['Buß- und Bettag', '2026-11-18', 'SN'],
    ['Buß- und Bettag of another year', '2027-11-17', 'SN'],
    ['no day at all', '2026-11-19', ''],
  ])('%s is one in its states only', (_, date, states) => {
    expect(statesWith(date)).toBe(states);
  });

  it.each([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-10-03',
    '2026-12-25',
    '2026-12-26',
  ])('%s is one everywhere', (date) => {
    expect(statesWith(date).split(' ')).toHaveLength(16);
  });

  it('have their German names', () => {
    expect(holidayOn('2026-10-03', { state: 'NW', city: 'Köln' })).toBe('Tag der Deutschen Einheit');
    expect(holidayOn('2026-11-18', { state: 'SN', city: 'Leipzig' })).toBe('Buß- und Bettag');
  });

  it('keep Mariä Himmelfahrt in the Catholic towns of Bavaria', () => {
    expect(holidayOn('2026-08-15', { state: 'BY', city: 'Regensburg' })).toBe('Mariä Himmelfahrt');
    expect(holidayOn('2026-08-15', { state: 'BY', city: 'Nürnberg' })).toBeUndefined();
    expect(holidayOn('2026-06-04', { state: 'BY', city: 'Nürnberg' })).toBe('Fronleichnam');
  });

  it('keep the feast of peace in Augsburg alone', () => {
    expect(holidayOn('2026-08-08', { state: 'BY', city: 'Augsburg' })).toBeDefined();
    expect(holidayOn('2026-08-08', { state: 'BY', city: 'München' })).toBeUndefined();
  });

  it('keep Fronleichnam in the Eichsfeld, not in the rest of Thuringia', () => {
    expect(holidayOn('2026-06-04', { state: 'TH', city: 'Heilbad Heiligenstadt' })).toBe('Fronleichnam');
    expect(holidayOn('2026-06-04', { state: 'TH', city: 'Erfurt' })).toBeUndefined();
  });

  it('keep Fronleichnam in the Catholic towns of the Sorbs, not in the rest of Saxony', () => {
    expect(holidayOn('2026-06-04', { state: 'SN', city: 'Crostwitz' })).toBe('Fronleichnam');
    expect(holidayOn('2026-06-04', { state: 'SN', city: 'Bautzen' })).toBeUndefined();
  });

  it('know what Berlin keeps once', () => {
    expect(holidayOn('2028-06-17', { state: 'BE', city: 'Berlin' })).toBeDefined();
    expect(holidayOn('2029-06-17', { state: 'BE', city: 'Berlin' })).toBeUndefined();
  });
});

it('a state has a code', () => {
  expect(stateCode('Nordrhein-Westfalen')).toBe('NW');
  expect(() => stateCode('Preußen')).toThrow('"Preußen" is no federal state.');
});

describe('working days', () => {
  it.each(['2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17', '2026-10-03', '2026-12-25', '2027-01-01'])(
    'exclude the holiday %s',
    (day) => expect(isWorkingDay(day)).toBe(false),
  );

  it('exclude Sundays but not Saturdays', () => {
    expect(isWorkingDay('2026-11-21')).toBe(true);
    expect(isWorkingDay('2026-11-22')).toBe(false);
  });

  it('include the holidays of single states', () => {
    expect(isWorkingDay('2026-11-18')).toBe(true);
    expect(isWorkingDay('2027-01-06')).toBe(true);
  });
});

describe('on an English page', () => {
  const days = Array.from({ length: 10 * 366 }, (_, day) =>
    new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
  );

  it('every holiday has an English name', () => {
    const places = [
      ...(Object.keys(federalStates) as StateCode[]).map((state) => ({ state, city: 'Irgendwo' })),
      { state: 'BY', city: 'Augsburg' } as const,
    ];
    const names = new Set(places.flatMap((place) => days.flatMap((date) => holidayOn(date, place) ?? [])));

    expect(names.size).toBeGreaterThan(15);
    expect([...names].filter((name) => holidayName(name, 'en-DE') === name)).toEqual([]);
    expect(holidayName('Neujahrstag', 'en-DE')).toBe('New Year’s Day');
  });

  it('a reason of a store stays as the store has written it', () => {
    expect(holidayName('Inventur', 'en-DE')).toBe('Inventur');
  });
});
