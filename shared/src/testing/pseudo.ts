import type { Messages } from '../contracts/kernel/messages';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  z: 'ž',
  N: 'Ñ',
  C: 'Ç',
  S: 'Š',
  Z: 'Ž',
};

/** Brackets that no text of the shop has. */
const OPEN = '⟦';
const CLOSE = '⟧';

const accented = (words: string): string => words.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);

/** "Warenkorb {count}" -> "⟦Wáréñkórb ⟧{count}": what is put into a placeholder is outside of brackets. */
const pseudoText = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((piece) =>
      /\p{L}/u.test(piece) && !/^\{\w+\}$/.test(piece) ? OPEN + accented(piece) + CLOSE : piece,
    )
    .join('');

/**
 * The texts in a pseudo-language: a text that a page shows without brackets is not one of them, so that no
 * translation would reach it.
 */
export const pseudo = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));

/** What texts of the pseudo-language leave of a text. */
export const withoutPseudo = (text: string): string => text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
