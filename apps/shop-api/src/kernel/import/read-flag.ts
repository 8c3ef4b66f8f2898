import { type Read, RowError } from './row-error';

/** What spreadsheets in German and English, other shops and systems of suppliers write, in lower case. */
const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'wahr'];
const NO = ['no', 'n', 'false', '0', 'nein', 'falsch'];

/** Whether a text says yes or no in the words that every flag takes; undefined for any other text. */
export function flagOf(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** A fact that applies or does not: no is the same as an empty value. */
export const readFlag: Read<true | undefined> = (text, field) => {
  const flag = flagOf(text);
  if (flag === undefined) throw new RowError(field, `must be 'yes', 'no' or empty, is '${text}'`);
  return flag || undefined;
};
