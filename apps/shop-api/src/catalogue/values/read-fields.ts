import {
  type AttributeValue,
  attributeValue,
  type CatalogueAttribute,
  type CatalogueItem,
  type CatalogueListPrice,
  type ContentUnit,
  type TaxRate,
} from '@fachwerk/shared/catalogue-format';
import { isInstant, parseInstant } from '@fachwerk/shared/time';
import { readDay } from '../../kernel/import/fields';
import { readCents, readDecimal, readWhole } from '../../kernel/import/read-number';
import { readList, readText } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

const UNITS = ['kg', 'l', 'm', 'm²', 'Stück'] as const satisfies ContentUnit[];
/** What suppliers write in lower case, without a final dot, and how many make one unit of the shop. */
const FOREIGN_UNITS: Readonly<Record<string, readonly [ContentUnit, number]>> = {
  g: ['kg', 1000],
  ml: ['l', 1000],
  cm: ['m', 100],
  m2: ['m²', 1],
  qm: ['m²', 1],
  stk: ['Stück', 1],
  st: ['Stück', 1],
};

function unitOf(given: string): readonly [ContentUnit, number] | undefined {
  const plain = given.toLowerCase().replace(/\.$/, '');
  const known = UNITS.find((unit) => unit.toLowerCase() === plain);
  if (known !== undefined) return [known, 1];
  return Object.hasOwn(FOREIGN_UNITS, plain) ? FOREIGN_UNITS[plain] : undefined;
}

export const readContent: Read<{ amount: number; unit: ContentUnit }> = (text, field) => {
  const [, amount = '', given = ''] = /^([\d.,\s]+?)\s*([^\d.,\s]\S*)$/.exec(text) ?? [];
  const known = unitOf(given);
  if (known === undefined)
    throw new RowError(field, `must be like '2,5 l' with one of ${UNITS.join(', ')}, is '${text}'`);
  const [unit, parts] = known;
  // "1,000 Stück" of an English file is no pack of one.
  const number = (unit === 'Stück' ? readWhole(0, 10_000_000) : readDecimal)(amount, field);
  if (number <= 0) throw new RowError(field, 'must be more than 0');
  return { amount: number / parts, unit };
};

/** "2-4", "2 – 4" or "3": working days. */
export const readDeliveryDays: Read<CatalogueItem['deliveryDays']> = (text, field) => {
  const [first = '', last = first] = text.split(/\s*[-–]\s*/);
  const [min, max] = [first, last].map((day) => readWhole(0, 90)(day, field)) as [number, number];
  if (max < min) throw new RowError(field, 'must be like 2-4, the smaller number first');
  return { min, max };
};

/** Attributes have columns of their own: "attr:farbe". Numeric attributes are converted to numbers. */
export function readAttribute(attribute: CatalogueAttribute, text: string, field: string): AttributeValue {
  if (attribute.kind !== 'number') return attributeValue(attribute, readText()(text, field));
  const bare = attribute.unit && text.endsWith(attribute.unit) ? text.slice(0, -attribute.unit.length) : text;
  return attributeValue(attribute, readDecimal(bare, field));
}

const TAX_RATES: Record<string, TaxRate> = { '19': 1900, '7': 700, '0': 0 };

/** VAT in percent; other shops write "19,00" and "19.0000". */
export const readTaxRate: Read<TaxRate> = (text, field) => {
  const percent = text.replace(/\s*%$/, '').replace(/^(\d+)[.,]0+$/, '$1');
  const taxRate = Object.hasOwn(TAX_RATES, percent) ? TAX_RATES[percent] : undefined;
  if (taxRate === undefined) throw new RowError(field, `must be one of 19, 7, 0, is '${percent}'`);
  return taxRate;
};

/** "2025-03-01 129,99 | 1.6.2025 119,99", oldest first. A day begins at midnight in UTC. */
export const readPriceHistory: Read<NonNullable<CatalogueListPrice['history']>> = (text, field) =>
  readList(text, field).map((point) => {
    const [, from = '', price = ''] = /^(\d\d?\. \d\d?\. \d{4}|\S+)\s+(.+)$/.exec(point) ?? [];
    if (from === '') throw new RowError(field, `must be like '2026-03-01 12,99', is '${point}'`);
    // JSON of another shop has instants.
    const start = isInstant(from) ? from : `${readDay(from, field)}T00:00:00.000Z`;
    return { cents: readCents(price, field), from: parseInstant(start).toISOString() };
  });

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
