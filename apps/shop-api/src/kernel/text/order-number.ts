import { randomInt } from 'node:crypto';

/** Without characters that are mistaken for others; 31 is prime, so that the check finds every swap. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RANDOM_LETTERS = 8;

/** "F7K4-M92T-X": eight random characters and a check character. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}-${checkLetter(letters)}`;
}

const checkLetter = (letters: string): string =>
  LETTERS[
    [...letters].reduce((sum, letter, place) => sum + (place + 2) * LETTERS.indexOf(letter), 0) %
      LETTERS.length
  ] ?? '';

/** The stored form of a typed number; undefined if it is none. */
export function readOrderNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const [random, check] = [letters.slice(0, RANDOM_LETTERS), letters.slice(RANDOM_LETTERS)];
  const isNumber =
    letters.length === RANDOM_LETTERS + 1 &&
    [...letters].every((letter) => LETTERS.includes(letter)) &&
    checkLetter(random) === check;
  return isNumber ? `${random.slice(0, 4)}-${random.slice(4)}-${check}` : undefined;
}

/** As it is printed, or typed in one word. */
const TYPED_NUMBER = /(?<![\p{L}\d])[\dA-Z]{4}([- ]?)[\dA-Z]{4}\1[\dA-Z](?![\p{L}\d])/giu;

/**
 * A text without the numbers of orders in it; the same text if it contains none. A number in one word must
 * have letters and digits: "Wandfarbe" is no order, and neither is an article number.
 */
export const withoutOrderNumbers = (text: string): string =>
  text.replace(TYPED_NUMBER, (typed) =>
    readOrderNumber(typed) && (typed.includes('-') || (/\d/.test(typed) && /[A-Z]/i.test(typed)))
      ? ' '
      : typed,
  );
