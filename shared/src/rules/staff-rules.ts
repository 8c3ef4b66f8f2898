import type { Rule } from './form-rules';
import { tidyData } from './tidy';

/** How often a wrong PIN may be typed before the device is signed out. */
export const PIN_ATTEMPTS = 5;

/** A personnel number as it is stored: "m4711 " is "M4711". */
export const staffNumberOf = (typed: string): string => tidyData(typed).toUpperCase();

export const staffNumber: Rule = (value) =>
  value === '' || /^[A-Z0-9]{3,12}$/.test(value) ? null : { key: 'staff.number.form' };

const DIGITS = '01234567890123456789';

/** Refuses what is tried first: one digit only, and digits in their order up or down. */
function isGuessedFirst(pin: string): boolean {
  const backwards = [...pin].reverse().join('');
  return /^(\d)\1*$/.test(pin) || DIGITS.includes(pin) || DIGITS.includes(backwards);
}

export const staffPin: Rule = (value) => {
  if (value === '') return null;
  if (!/^\d{4,8}$/.test(value)) return { key: 'staff.pin.form' };
  return isGuessedFirst(value) ? { key: 'staff.pin.simple' } : null;
};
