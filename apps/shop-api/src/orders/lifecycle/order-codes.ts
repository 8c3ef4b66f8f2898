import { randomBytes, randomInt } from 'node:crypto';

/** Without characters that are mistaken for others; 31 is prime, so that the check finds every swap. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RANDOM_LETTERS = 8;

/** 128 bits: part of addresses. */
export const newOrderId = (): string => randomBytes(16).toString('base64url');

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

/** Eight digits, typed at the desk of a store. */
export const newCollectionCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');
