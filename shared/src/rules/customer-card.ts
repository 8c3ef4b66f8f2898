import type { Rule } from './form-rules';
import { compact } from './tidy';

/** The number as it is stored: without the spaces and hyphens of the printed one. */
export const plainCustomerCard = (value: string): string => compact(value);

/**
 * Whether a plain number is one of a customer card: the last digit is the check digit of Luhn (ISO/IEC
 * 7812-1), which detects every single wrong digit and nearly all swapped neighbours. No number begins with 19
 * (specification 5).
 */
export function isCustomerCard(number: string): boolean {
  if (!/^\d{8,20}$/.test(number) || number.startsWith('19')) return false;
  return sumOfLuhn(number) % 10 === 0;
}

function sumOfLuhn(number: string): number {
  return [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/** The number with its check digit behind it. */
export const withCheckDigit = (digits: string): string =>
  `${digits}${(10 - (sumOfLuhn(`${digits}0`) % 10)) % 10}`;

/** One point for each full euro; those of a return are taken back. */
export const pointsOf = (cents: number): number => Math.trunc(cents / 100);

/** "2000 0001 2340", as it is printed. */
export const printedCustomerCard = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Version of the text of the consent to offers that fit the purchases; a new text has a new one. */
export const CARD_CONSENT_TEXT = '2026-11';

/** A number as `plainCustomerCard` writes it. */
export const customerCard: Rule = (value) =>
  value === '' || isCustomerCard(value) ? null : { key: 'forms.customerCard' };
