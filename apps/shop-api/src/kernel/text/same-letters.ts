/**
 * PostgreSQL compares e-mail addresses case-insensitively: "İ" and "i" are equal there and differ in
 * `toLowerCase`.
 */
export const sameLetters = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
