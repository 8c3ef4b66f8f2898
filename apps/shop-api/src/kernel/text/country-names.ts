import { addressLines, COUNTRIES, countryName, PHONE_PREFIXES } from '@fachwerk/shared/rules';
import { answerLocale } from './answer-language';

/** In the language of the answer. */
const nameOf = (code: string): string => countryName(code, answerLocale());

/** The lines of an address in the language of the answer. */
export const shownAddress = (address: Parameters<typeof addressLines>[0]): string[] =>
  addressLines(address, answerLocale());

export const countryOptions = (codes: readonly string[]) =>
  codes.map((code) => ({ code, name: nameOf(code) }));

/** The shop's own country first. */
export const phonePrefixOptions = () =>
  COUNTRIES.map((country) => ({
    prefix: PHONE_PREFIXES[country] ?? '',
    country,
    name: nameOf(country),
  }));
