/** @jest-environment node */
import { COUNTRIES, PHONE_PREFIXES } from './countries';

it('has the countries of the specification, the own one first', () => {
  expect(COUNTRIES).toHaveLength(31);
  expect(COUNTRIES[0]).toBe('DE');
  expect(new Set(COUNTRIES).size).toBe(31);
});

it('has a phone prefix for every country, with the two mistakes of the specification put right', () => {
  expect(Object.keys(PHONE_PREFIXES).toSorted()).toEqual([...COUNTRIES].toSorted());
  for (const prefix of Object.values(PHONE_PREFIXES)) expect(prefix).toMatch(/^\+\d{2,3}$/);
  expect(PHONE_PREFIXES).toMatchObject({ LT: '+370', CH: '+41' });
});
