import { COUNTRIES, countryName, DEFAULT_LANGUAGE, PHONE_PREFIXES } from '@fachwerk/shared/rules';
import { answerLanguage } from './answer-language';

const inEnglish = new Intl.DisplayNames('en-GB', { type: 'region' });

/** In the language of the answer. */
const nameOf = (code: string): string =>
  answerLanguage() === DEFAULT_LANGUAGE ? countryName(code) : (inEnglish.of(code) ?? code);

export const countryOptions = (codes: readonly string[]) =>
  codes.map((code) => ({ code, name: nameOf(code) }));

/** The shop's own country first. */
export const phonePrefixOptions = () =>
  COUNTRIES.map((country) => ({
    prefix: PHONE_PREFIXES[country] ?? '',
    country,
    name: nameOf(country),
  }));
