import type { Problem, Rule } from './form-rules';
import { compact, tidyData } from './tidy';

/** How the postal codes of a country are written (Universal Postal Union). */
interface Format {
  /** Groups of a regular expression, for a code without spaces and dashes. */
  groups: string;
  /** Number of digits, where there are only digits. */
  digits?: number;
  /** Between the groups. */
  joint?: string;
  /** A prefix beside the country's code that is still in use: "D-50672"; several with a bar. */
  sign?: string;
}
/** `lead` is the first digit: most countries have no code that begins with zero. */
const digits = (count: number, sign?: string, lead = '[1-9]'): Format => ({
  groups: String.raw`(${lead}\d{${count - 1}})`,
  digits: count,
  ...(sign && { sign }),
});
const split = (first: number, second: number, joint: string, sign?: string, lead = '[1-9]'): Format => ({
  groups: String.raw`(${lead}\d{${first - 1}})(\d{${second}})`,
  digits: first + second,
  joint,
  ...(sign && { sign }),
});

/** Any first digit, but never zeros only. */
const ANY = String.raw`(?!0+$)\d`;

const FORMATS: Readonly<Record<string, Format>> = {
  // No German code begins with 00.
  DE: digits(5, 'D', String.raw`(?!00)\d`),
  AT: digits(4, 'A'),
  BE: digits(4, 'B'),
  BG: digits(4),
  CH: digits(4),
  CY: digits(4),
  CZ: split(3, 2, ' '),
  DK: digits(4, undefined, ANY),
  EE: digits(5, 'EST'),
  ES: digits(5, 'E', ANY),
  FI: digits(5, 'FIN|AX', ANY),
  FR: digits(5, 'F', ANY),
  GR: split(3, 2, ' ', 'EL'),
  HR: digits(5),
  HU: digits(4, 'H'),
  IE: { groups: String.raw`([A-Z]\d[\dW])([A-Z\d]{4})`, joint: ' ' },
  IS: digits(3),
  IT: digits(5, 'I', ANY),
  LI: digits(4, 'FL'),
  LT: digits(5, undefined, ANY),
  LU: digits(4, 'L'),
  LV: digits(4),
  NO: digits(4, 'N', ANY),
  MT: { groups: String.raw`([A-Z]{3})(\d{2,4})`, joint: ' ' },
  PL: split(2, 3, '-', undefined, ANY),
  NL: { groups: String.raw`([1-9]\d{3})([A-Z]{2})?`, joint: ' ' },
  PT: split(4, 3, '-', 'P'),
  RO: digits(6, undefined, ANY),
  SE: split(3, 2, ' ', 'S'),
  SI: digits(4, 'SLO'),
  SK: split(3, 2, ' ', undefined, ANY),
};

/** "1012ab" becomes "1012 AB", "D-50672" becomes "50672". A wrong code stays as it was typed. */
export function toPostalCode(value: string, country: string): string {
  const format = FORMATS[country];
  if (!format) return tidyData(value);
  const { groups, joint = '', sign = country } = format;
  const found = new RegExp(`^(?:${country}|${sign})?${groups}$`).exec(compact(value));
  return found ? found.slice(1).filter(Boolean).join(joint) : tidyData(value);
}

/** A code as `toPostalCode` writes it. `country` is an ISO alpha-2 code. */
export function postalCode(country: string): Rule {
  const length = FORMATS[country]?.digits;
  const problem: Problem = length
    ? { key: 'forms.postalCode', values: { length } }
    : { key: 'forms.postalCodeLength', values: { min: 4, max: 8 } };
  return (value) => (value === '' || isWritten(value, country) ? null : problem);
}

function isWritten(value: string, country: string): boolean {
  const format = FORMATS[country];
  if (!format) return /^[A-Z\d -]{3,10}$/i.test(value);
  const found = new RegExp(`^${format.groups}$`).exec(compact(value));
  return (
    found
      ?.slice(1)
      .filter(Boolean)
      .join(format.joint ?? '') === value
  );
}
