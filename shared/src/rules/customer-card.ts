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
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A number as `plainCustomerCard` writes it. */
export const customerCard: Rule = (value) =>
  value === '' || isCustomerCard(value) ? null : { key: 'forms.customerCard' };
