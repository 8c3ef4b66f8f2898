import { COUNTRIES, PHONE_PREFIXES } from '@fachwerk/shared/rules';

const names = new Intl.DisplayNames('de', { type: 'region' });
export const countryName = (code: string): string => names.of(code) ?? code;

export const countryOptions = (codes: readonly string[]) =>
  codes.map((code) => ({ code, name: countryName(code) }));

/** The shop's own country first. */
export const PHONE_PREFIX_OPTIONS = COUNTRIES.map((country) => ({
  prefix: PHONE_PREFIXES[country] ?? '',
  country,
  name: countryName(country),
}));
