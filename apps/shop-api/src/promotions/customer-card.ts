/**
 * Whether the digits form a customer card number: the last one is the check digit of Luhn (ISO/IEC 7812-1),
 * which detects every single wrong digit and nearly all swapped neighbours. No number begins with 19
 * (specification 5).
 */
export function isCustomerCard(digits: string): boolean {
  if (!/^\d{8,20}$/.test(digits) || digits.startsWith('19')) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** As it is stored: without the spaces of the printed number. */
export const toDigits = (text: string): string => text.replace(/[\s-]/g, '');
