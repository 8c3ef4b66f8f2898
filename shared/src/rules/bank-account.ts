import { firmOrPerson, firstProblem, maxLength, minLength, type Problem, type Rule } from './form-rules';
import { remainderOf97 } from './remainder-of-97';
import { compact } from './tidy';

/** Length of an IBAN by country (ISO 13616): the countries of SEPA, in which a transfer needs no more. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** An IBAN without spaces and dashes, in capital letters; letters and bills write "IBAN:" before it. */
export const toIban = (value: string): string => compact(value).replace(/^IBAN:?(?=[A-Z]{2}\d)/, '');

/**
 * An IBAN as `toIban` writes it: country, check digits and account, at least 15 characters. The length is
 * that of its country, and the check digits are right (ISO 7064, modulus 97).
 */
export const iban: Rule = (letters): Problem | null => {
  if (letters === '') return null;
  if (letters.length < 15 || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(letters)) return { key: 'forms.iban' };
  const country = letters.slice(0, 2);
  const length = IBAN_LENGTHS[country];
  if (length === undefined) return { key: 'forms.ibanCountry', values: { country } };
  if (letters.length !== length) return { key: 'forms.ibanLength', values: { country, length } };
  // The first four characters count last.
  return remainderOf97(letters.slice(4) + letters.slice(0, 4)) === 1 ? null : { key: 'forms.ibanChecksum' };
};

/** A person or a firm, 2 to 50 characters. */
export const accountHolder: Rule = (value) =>
  firstProblem(value, [minLength(2), maxLength(50), firmOrPerson]);
