/** Signs without a width that are pasted along: soft hyphens, marks of direction, byte order marks. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Removes spaces at both ends, and repeated ones. Line breaks within the value stay; a rule refuses them. */
export const tidy = (value: string): string =>
  value
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/[^\S\r\n\v\f]+/g, ' ');

/** Control characters other than tabs and line breaks, and halves of characters. */
const UNREADABLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uD800-\uDFFF]/gu;

/** Text of several lines: everything within it stays that a reader can see. */
export const tidyLines = (value: string): string =>
  value.normalize('NFC').replace(INVISIBLE, '').replace(UNREADABLE, '').trim();

/** For data, whose letters and digits have one form only: also wide digits and typographic dashes. */
export const tidyData = (value: string): string =>
  tidy(value.normalize('NFKC')).replace(/[\u2010-\u2015\u2212]/g, '-');

/** Only the signs that count: without spaces, full stops, dashes and slashes, in capital letters. */
export const compact = (value: string): string =>
  tidyData(value)
    .replace(/[\s./-]/g, '')
    .toUpperCase();
