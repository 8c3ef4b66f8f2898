import { plainLine, plainList, plainText, TOO_DEEP } from './plain-text';
import { type Read, RowError } from './row-error';

const CONTROL = /(?!\n|\t)[\u0000-\u001F\u007F-\u009F]/;
/** UTF-8 that another program has read in the encoding that stands behind its pattern. */
const MISREAD = new RegExp(
  [
    // Windows-1252: "GrÃ¼n", "60Â°", "5 â‚¬", a byte order mark.
    String.raw`[ÃÂ][\xA0-\xBF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]`,
    String.raw`â[€‚][\x80-\xBF\u0152-\u2122]`,
    'ï»¿',
    // Windows-1250: "GrĂĽn".
    'Ă[¤¶Ľź„–ś©]',
    // The code pages of DOS ("Gr├╝n") and of Macintosh ("Gr√ºn").
    String.raw`[├┬][^\s\u2500-\u251B]`,
    '√[§∂ºüÑñú©]',
  ].join('|'),
);

/** A text of one line, without HTML. */
export const readText = (maxLength = 200): Read<string> => reader(plainLine, maxLength);

/** A text with paragraphs and lists, without HTML. */
export const readLongText = (maxLength: number): Read<string> => reader(plainText, maxLength);

/** "a | b", or an HTML list, without HTML. */
export const readTexts: Read<string[]> = (text, field) => readList(checked(plainList(text), field), field);

/** "a | b" is a list; "a | | b" lacks a part, whose place the others must not take. */
export const readList: Read<string[]> = (text, field) => {
  if (text.trim() === '') return [];
  const parts = text.split('|').map((part) => part.trim());
  if (parts.includes(''))
    throw new RowError(field, `has an empty part between '|', is '${text.slice(0, 60)}'`);
  return parts;
};

const reader =
  (plain: (text: string) => string, maxLength: number): Read<string> =>
  (text, field) => {
    const value = checked(plain(text), field);
    if (value === '') throw new RowError(field, `has no text, is '${text.slice(0, 60)}'`);
    if (value.length > maxLength) throw new RowError(field, `is longer than ${maxLength} characters`);
    return value;
  };

function checked(text: string, field: string): string {
  const fault = textFault(text);
  if (fault !== undefined) throw new RowError(field, fault);
  return text;
}

/** What is wrong with a text whose letters another program has lost or misread: they would go on sale. */
export function textFault(text: string): string | undefined {
  if (text.includes(TOO_DEEP)) return 'has HTML with too many elements inside each other';
  if (text.includes('\uFFFD')) return 'contains U+FFFD: another program has lost a letter';
  // The database refuses it, which no preview would tell.
  if (/\p{Surrogate}/u.test(text)) return 'contains half a character: another program has cut it';
  const misread = MISREAD.exec(text)?.[0];
  if (misread !== undefined) return `contains '${misread}': another program has read it in a wrong encoding`;
  return CONTROL.test(text) ? 'contains a control character' : undefined;
}
