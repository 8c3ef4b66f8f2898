import type { Rule } from './form-rules';
import { compact } from './tidy';

/**
 * VAT numbers by their prefix, without spaces, full stops and dashes. Greece uses EL, Switzerland CHE.
 * Northern Ireland (XI) is missing, as its addresses are.
 */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IS: /^\d{5,6}$/,
  IT: /^\d{11}$/,
  LI: /^\d{5}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
};

/**
 * "de 123 456 789" becomes "DE123456789". Greece is EL in numbers of VAT (EN 16931 BR-CO-09), although its
 * code is GR.
 */
export const plainVatId = (value: string): string => compact(value).replace(/^GR(?=\d)/, 'EL');

/**
 * A number as `plainVatId` writes it, in the format of the country that its prefix names. Whether the number
 * exists is not checked.
 */
export const vatId: Rule = (value) =>
  value === '' || PATTERNS[value.slice(0, 2)]?.test(value.slice(2)) ? null : { key: 'forms.vatId' };
