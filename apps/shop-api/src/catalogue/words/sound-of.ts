import { rememberWords } from './remember-words';

/**
 * The rules of the "Kölner Phonetik" (Hans Joachim Postel, 1969), in their order, for single letters.
 * Letters that become digits are not read again.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  // "Accu" is heard as "Akku".
  [/(.)\1+/g, '$1'],
  [/[dt](?=[csz])/g, '8'],
  [/[dt]/g, '2'],
  [/[ckq]x/g, '48'],
  [/x/g, '48'],
  [/[sz]c/g, '8'],
  [/^c(?=[ahkloqrux])/g, '4'],
  [/(?<!^)c(?=[ahkoqux])/g, '4'],
  [/c/g, '8'],
  [/ph/g, '3'],
  [/[bp]/g, '1'],
  [/h/g, ''],
  [/[aeijouy]/g, '0'],
  [/[fvw]/g, '3'],
  [/[gkq]/g, '4'],
  [/l/g, '5'],
  [/[mn]/g, '6'],
  [/r/g, '7'],
  [/[sz]/g, '8'],
  [/(.)\1+/g, '$1'],
  [/(?<!^)0/g, ''],
];

/** How a folded German word sounds, as digits: "sifon" and "siphon" are 836. */
export const soundOf = rememberWords((word: string): string =>
  RULES.reduce((text, [letters, digit]) => text.replace(letters, digit), word),
);
