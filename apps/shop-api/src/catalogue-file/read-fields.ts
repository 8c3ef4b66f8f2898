import {
  type AttributeValue,
  attributeValue,
  type CatalogueAttribute,
  type CatalogueItem,
  type CatalogueListPrice,
  type CatalogueProduct,
  type ContentUnit,
  isEan13,
  type TaxRate,
} from '@fachwerk/shared/catalogue-format';
import { RowError } from './parse-result';

/** One row of a file: column name to trimmed text; "" if empty or missing. */
export type Fields = (column: string) => string;

const units: readonly string[] = ['kg', 'l', 'm', 'm²', 'Stück'] satisfies ContentUnit[];

export function requireText(fields: Fields, field: string, maxLength = 200): string {
  const text = fields(field);
  if (text === '') throw new RowError(field, 'is missing');
  if (text.length > maxLength) throw new RowError(field, `is longer than ${maxLength} characters`);
  return text;
}

export function requireDigits(fields: Fields, field: string): string {
  const text = requireText(fields, field);
  if (!/^\d{4,12}$/.test(text)) throw new RowError(field, `must be 4 to 12 digits, is '${text}'`);
  return text;
}

/** "1.234,50", "1234,5" and "1234.50" are equal; "1.234" is one thousand two hundred and thirty-four. */
export function readDecimal(text: string, field: string): number {
  const plain = text.replace(/\s|€/g, '');
  const german = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) || /^\d+,\d+$/.test(plain);
  const normal = german ? plain.replace(/\./g, '').replace(',', '.') : plain;
  if (!/^\d+(\.\d+)?$/.test(normal)) throw new RowError(field, `must be a number like 12,99, is '${text}'`);
  return Number(normal);
}

export function readCents(text: string, field: string): number {
  const cents = Math.round(readDecimal(text, field) * 100);
  if (cents <= 0) throw new RowError(field, 'must be more than 0');
  if (cents > 99_999_999) throw new RowError(field, 'must be less than 1.000.000');
  return cents;
}

export function readWhole(text: string, field: string, min: number, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new RowError(field, `must be a whole number from ${min} to ${max}, is '${text}'`);
  }
  return Number(text);
}

export function readEan(fields: Fields): string {
  const ean = requireText(fields, 'ean');
  if (!/^\d{13}$/.test(ean)) throw new RowError('ean', `must be 13 digits, is '${ean}'`);
  if (!isEan13(ean)) throw new RowError('ean', `has a wrong check digit: '${ean}'`);
  return ean;
}

export function readContent(text: string): { amount: number; unit: ContentUnit } | undefined {
  if (text === '') return undefined;
  const [, amount = '', unit = ''] = /^(\S+)\s+(\S+)$/.exec(text) ?? [];
  if (!units.includes(unit))
    throw new RowError('content', `must be like '2,5 l' with one of ${units.join(', ')}`);
  const number = readDecimal(amount, 'content');
  if (number <= 0) throw new RowError('content', 'must be more than 0');
  return { amount: number, unit: unit as ContentUnit };
}

/** Attributes have columns of their own: "attr:farbe". Numeric attributes are converted to numbers. */
export function readAttribute(
  attribute: CatalogueAttribute | undefined,
  id: string,
  text: string,
): AttributeValue {
  const field = `attr:${id}`;
  if (!attribute) throw new RowError(field, 'is not an attribute of the shop');
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

/** VAT in percent; the usual rate if empty. */
export function readTaxRate(fields: Fields): Pick<CatalogueItem, 'taxRate'> {
  const text = fields('tax').replace(/\s*%$/, '');
  if (text === '') return {};
  const taxRate = Object.hasOwn(TAX_RATES, text) ? TAX_RATES[text] : undefined;
  if (taxRate === undefined) throw new RowError('tax', `must be one of 19, 7, 0, is '${text}'`);
  return { taxRate };
}

/** "2025-03-01 129,99 | 2025-06-01 119,99", oldest first; undefined if empty. */
export function readPriceHistory(
  text: string,
  field = 'priceHistory',
): CatalogueItem['priceHistory'] | undefined {
  const points = readList(text).map((point) => {
    const [from = '', price = ''] = point.split(' ');
    const date = new Date(from);
    if (Number.isNaN(date.getTime()))
      throw new RowError(field, `must be like '2026-03-01 12,99', is '${point}'`);
    return { cents: readCents(price, field), from: date.toISOString() };
  });
  return points.length > 0 ? points : undefined;
}

const LIST_PRICE = 'price:';

/**
 * Prices of other lists have columns of their own, "price:zone-west" and "priceHistory:zone-west". An empty
 * price ends the price of the item in this list.
 */
export function readListPrices(
  fields: Fields,
  columns: readonly string[],
  knownLists: ReadonlySet<string>,
): Pick<CatalogueItem, 'prices'> {
  const prices = columns.flatMap((column): CatalogueListPrice[] => {
    if (!column.startsWith(LIST_PRICE)) return [];
    const listId = column.slice(LIST_PRICE.length);
    if (!knownLists.has(listId)) throw new RowError(column, `'${listId}' is not a price list of the shop`);
    const text = fields(column);
    if (text === '') return [{ listId, cents: null }];
    const historyColumn = `priceHistory:${listId}`;
    const history = readPriceHistory(fields(historyColumn), historyColumn);
    return [{ listId, cents: readCents(text, column), ...(history ? { history } : {}) }];
  });
  return prices.length > 0 ? { prices } : {};
}

/** Class, scale and EPREL group: "C", "A-G", "lightsources". A scale that starts above "A" is the old one. */
export function readEnergyLabel(fields: Fields): Pick<CatalogueProduct, 'energyLabel'> {
  const level = fields('energyClass');
  if (level === '') return {};
  const [, scaleHigh = '', scaleLow = ''] = /^(A\+{0,3})-([A-G])$/.exec(fields('energyScale') || 'A-G') ?? [];
  if (scaleHigh === '') throw new RowError('energyScale', "must be like 'A-G'");
  const group = requireText(fields, 'energyGroup', 60);
  return { energyLabel: { level, scaleHigh, scaleLow, isOldScale: scaleHigh !== 'A', group } };
}

export function readSales(
  fields: Fields,
  now: string,
): Pick<CatalogueProduct, 'rating' | 'popularity' | 'listedSince'> {
  const number = (field: string) => readDecimal(fields(field) || '0', field);
  const listedSince = fields('listedSince') || now.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(listedSince) || Number.isNaN(Date.parse(listedSince)))
    throw new RowError('listedSince', `must be a date like 2026-03-01, is '${listedSince}'`);
  const average = number('ratingAverage');
  if (average > 5) throw new RowError('ratingAverage', 'must be at most 5');
  const count = readWhole(fields('ratingCount') || '0', 'ratingCount', 0, 100_000_000);
  return { rating: { average, count }, popularity: number('popularity'), listedSince };
}
