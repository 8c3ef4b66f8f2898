import { COUNTRIES, countryName, PHONE_PREFIXES } from '@fachwerk/shared/rules';

export const countryOptions = (codes: readonly string[]) =>
  codes.map((code) => ({ code, name: countryName(code) }));

/** The shop's own country first. */
export const PHONE_PREFIX_OPTIONS = COUNTRIES.map((country) => ({
  prefix: PHONE_PREFIXES[country] ?? '',
  country,
  name: countryName(country),
}));
