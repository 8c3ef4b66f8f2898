import {
  type AttributeValue,
  attributeValue,
  type CatalogueAttribute,
  type CatalogueItem,
  type CatalogueListPrice,
  type ContentUnit,
  isEan13,
  type TaxRate,
} from '@fachwerk/shared/catalogue-format';
import { RowError } from './row-error';

/**
 * One row of a file: column name to trimmed text. Undefined if the file does not have the column, "" if the
 * value is empty: an absent column changes nothing, an empty value is the default.
 */
export type Fields = (column: string) => string | undefined;

/** Reads a text that is not empty; throws a RowError with the name of the field. */
export type Read<Value> = (text: string, field: string) => Value;

const units: readonly string[] = ['kg', 'l', 'm', 'm²', 'Stück'] satisfies ContentUnit[];

export const readText =
  (maxLength = 200): Read<string> =>
  (text, field) => {
    if (text.length > maxLength) throw new RowError(field, `is longer than ${maxLength} characters`);
    return text;
  };

/** A value that a row must have, whatever the shop knows. */
export function requireField<Value>(fields: Fields, field: string, read: Read<Value>): Value {
  const text = fields(field) ?? '';
  if (text === '') throw new RowError(field, 'is missing');
  return read(text, field);
}

export const readDigits: Read<string> = (text, field) => {
  if (!/^\d{4,12}$/.test(text)) throw new RowError(field, `must be 4 to 12 digits, is '${text}'`);
  return text;
};

/** "1.234,50", "1234,5" and "1234.50" are equal; "1.234" is one thousand two hundred and thirty-four. */
export const readDecimal: Read<number> = (text, field) => {
  const plain = text.replace(/\s|€/g, '');
  const german = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) || /^\d+,\d+$/.test(plain);
  const normal = german ? plain.replace(/\./g, '').replace(',', '.') : plain;
  if (!/^\d+(\.\d+)?$/.test(normal)) throw new RowError(field, `must be a number like 12,99, is '${text}'`);
  return Number(normal);
};

export const readCents: Read<number> = (text, field) => {
  const cents = Math.round(readDecimal(text, field) * 100);
  if (cents <= 0) throw new RowError(field, 'must be more than 0');
  if (cents > 99_999_999) throw new RowError(field, 'must be less than 1.000.000');
  return cents;
};

export const readWhole =
  (min: number, max: number): Read<number> =>
  (text, field) => {
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
      throw new RowError(field, `must be a whole number from ${min} to ${max}, is '${text}'`);
    return Number(text);
  };

export const readEan: Read<string> = (ean, field) => {
  if (!/^\d{13}$/.test(ean)) throw new RowError(field, `must be 13 digits, is '${ean}'`);
  if (!isEan13(ean)) throw new RowError(field, `has a wrong check digit: '${ean}'`);
  return ean;
};

export const readContent: Read<{ amount: number; unit: ContentUnit }> = (text, field) => {
  const [, amount = '', unit = ''] = /^(\S+)\s+(\S+)$/.exec(text) ?? [];
  if (!units.includes(unit))
    throw new RowError(field, `must be like '2,5 l' with one of ${units.join(', ')}`);
  const number = readDecimal(amount, field);
  if (number <= 0) throw new RowError(field, 'must be more than 0');
  return { amount: number, unit: unit as ContentUnit };
};

/** "2-4" or "3": working days. */
export const readDeliveryDays: Read<CatalogueItem['deliveryDays']> = (text, field) => {
  const [first = '', last = first] = text.split('-');
  const [min, max] = [first, last].map((day) => readWhole(0, 90)(day, field)) as [number, number];
  if (max < min) throw new RowError(field, 'must be like 2-4, the smaller number first');
  return { min, max };
};

/** Attributes have columns of their own: "attr:farbe". Numeric attributes are converted to numbers. */
export function readAttribute(attribute: CatalogueAttribute, text: string, field: string): AttributeValue {
  if (attribute.kind !== 'number') return attributeValue(attribute, text);
  const bare = attribute.unit && text.endsWith(attribute.unit) ? text.slice(0, -attribute.unit.length) : text;
  return attributeValue(attribute, readDecimal(bare, field));
}

/** "a | b" is a list. */
export const readList = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const TAX_RATES: Record<string, TaxRate> = { '19': 1900, '7': 700, '0': 0 };

/** VAT in percent. */
export const readTaxRate: Read<TaxRate> = (text, field) => {
  const percent = text.replace(/\s*%$/, '');
  const taxRate = Object.hasOwn(TAX_RATES, percent) ? TAX_RATES[percent] : undefined;
  if (taxRate === undefined) throw new RowError(field, `must be one of 19, 7, 0, is '${percent}'`);
  return taxRate;
};

/** "2025-03-01 129,99 | 2025-06-01 119,99", oldest first. */
export const readPriceHistory: Read<NonNullable<CatalogueListPrice['history']>> = (text, field) =>
  readList(text).map((point) => {
    const [from = '', price = ''] = point.split(' ');
    const date = new Date(from);
    if (Number.isNaN(date.getTime()))
      throw new RowError(field, `must be like '2026-03-01 12,99', is '${point}'`);
    return { cents: readCents(price, field), from: date.toISOString() };
  });

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

export const readDay: Read<string> = (text, field) => {
  if (!ISO_DATE.test(text) || Number.isNaN(Date.parse(text)))
    throw new RowError(field, `must be a date like 2026-12-03, is '${text}'`);
  return text;
};

export const readFlag: Read<true> = (text, field) => {
  if (text !== 'yes') throw new RowError(field, `must be 'yes' or empty, is '${text}'`);
  return true;
};

export const readOneOf =
  <Value extends string>(allowed: readonly Value[]): Read<Value> =>
  (text, field) => {
    const value = allowed.find((one) => one === text);
    if (value === undefined) throw new RowError(field, `must be one of ${allowed.join(', ')}, is '${text}'`);
    return value;
  };

/** Stars of a product. */
export const readAverage: Read<number> = (text, field) => {
  const average = readDecimal(text, field);
  if (average > 5) throw new RowError(field, 'must be at most 5');
  return average;
};

/** "A-G". A scale that starts above "A" is the old one. */
export const readEnergyScale: Read<{ scaleHigh: string; scaleLow: string }> = (text, field) => {
  const [, scaleHigh, scaleLow] = /^(A\+{0,3})-([A-G])$/.exec(text) ?? [];
  if (scaleHigh === undefined || scaleLow === undefined) throw new RowError(field, "must be like 'A-G'");
  return { scaleHigh, scaleLow };
};
