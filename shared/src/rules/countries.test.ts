/** @jest-environment node */
import { COUNTRIES, countryName, HOME_COUNTRY, PHONE_PREFIXES } from './countries';

it('has the countries of the specification, the own one first', () => {
  const specified =
    'BE BG DK DE EE FI FR GR IE IS IT HR LI LV LT LU MT NL NO AT PL PT RO SE SK SI ES CZ HU CY CH';
  expect([...COUNTRIES].toSorted()).toEqual(specified.split(' ').toSorted());
  expect(COUNTRIES[0]).toBe(HOME_COUNTRY);
});

it('has a phone prefix for every country, with the two mistakes of the specification put right', () => {
  expect(Object.keys(PHONE_PREFIXES).toSorted()).toEqual([...COUNTRIES].toSorted());
  for (const prefix of Object.values(PHONE_PREFIXES)) expect(prefix).toMatch(/^\+\d{2,3}$/);
  expect(PHONE_PREFIXES).toMatchObject({ LT: '+370', CH: '+41' });
});

it('names countries as the language does', () => {
  const german = new Intl.DisplayNames('de', { type: 'region' });

  for (const code of COUNTRIES) expect(countryName(code)).toBe(german.of(code));
});
