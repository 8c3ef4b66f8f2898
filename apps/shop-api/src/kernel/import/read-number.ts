import { canonicalGtin } from '@fachwerk/shared/catalogue-format';
import { type Read, RowError } from './row-error';

const GROUP = '[1-9]\\d{0,2}';
const GERMAN = new RegExp(`^(?:\\d+|${GROUP}(?:\\.\\d{3})+|${GROUP}(?:[ \\u00A0\\u202F]\\d{3})+)(?:,\\d+)?$`);
const ENGLISH = new RegExp(`^(?:\\d+|${GROUP}(?:,\\d{3})+)(?:\\.\\d+)?$`);
/** A decimal comma, or thousands of an English file. */
const AMBIGUOUS = new RegExp(`^${GROUP},\\d{3}$`);
const EXPONENT = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const CURRENCY = /^(?:€|EUR)\s*(?=\d)|(?<=\d)\s*(?:€|EUR)$/;

/**
 * A measure. "1.234,50", "1,234.50", "1234,5" and "1234.50" are numbers. Dot and comma before three digits
 * are read as in German: "1.234" is one thousand two hundred and thirty-four, "2,131" a bit more than two.
 */
export const readDecimal: Read<number> = (text, field) => {
  const plain = text.trim();
  refuseExponent(plain, field);
  if (GERMAN.test(plain)) return Number(plain.replace(/[.\s]/g, '').replace(',', '.'));
  if (ENGLISH.test(plain)) return Number(plain.replace(/,/g, ''));
  throw new RowError(field, `must be a number like 12,99, is '${text}'`);
};

/**
 * A price in cents. "€" or "EUR" may stand before or after the number; other currencies are refused. So is
 * "1,234": prices have no third decimal, and English thousands would be sold for a thousandth.
 */
export const readCents: Read<number> = (text, field) => {
  const plain = text.trim().replace(CURRENCY, '');
  refuseThousands(plain, field);
  const cents = Math.round(readDecimal(plain, field) * 100);
  if (cents <= 0) throw new RowError(field, 'must be more than 0');
  if (cents > 99_999_999) throw new RowError(field, 'must be less than 1.000.000');
  return cents;
};

/** A price that not every article has: other systems write none as 0. */
export const readOptionalCents: Read<number | undefined> = (text, field) =>
  /^0+(?:[.,]0+)?$/.test(text.trim().replace(CURRENCY, '')) ? undefined : readCents(text, field);

/** "5", "1.000" and "5,0" of a spreadsheet; "1,000" is refused. */
export const readWhole =
  (min: number, max: number): Read<number> =>
  (text, field) => {
    refuseThousands(text, field);
    const number = /^\d/.test(text) ? readDecimal(text, field) : Number.NaN;
    if (!Number.isInteger(number) || number < min || number > max)
      throw new RowError(field, `must be a whole number from ${min} to ${max}, is '${text}'`);
    return number;
  };

export const readDigits: Read<string> = (text, field) => {
  refuseExponent(text, field);
  if (!/^\d{4,12}$/.test(text)) throw new RowError(field, `must be 4 to 12 digits, is '${text}'`);
  return text;
};

/** EAN-8, UPC-A, EAN-13 or GTIN-14, in the one form that the shop stores. */
export const readEan: Read<string> = (text, field) => {
  refuseExponent(text, field);
  const gtin = canonicalGtin(text);
  if (gtin !== undefined) return gtin;
  if (!/^(?:\d{8}|\d{11,14})$/.test(text.replace(/[\s-]/g, '')))
    throw new RowError(field, `must be a number of 8, 12, 13 or 14 digits, is '${text}'`);
  throw new RowError(field, `has a wrong check digit: '${text}'`);
};

function refuseThousands(text: string, field: string): void {
  if (AMBIGUOUS.test(text))
    throw new RowError(field, `can be read in two ways: write '${text.replace(',', '')}' or '${text}0'`);
}

function refuseExponent(text: string, field: string): void {
  if (EXPONENT.test(text))
    throw new RowError(field, `was shortened by a spreadsheet: '${text}'. Format its column as text`);
}
