import type { Refusal } from './compare';
import type { SchemaObject } from './json-schema';

/** The limits of the reader must include all numbers and strings that the writer may send. */
export function compareScalars(reader: SchemaObject, writer: SchemaObject, at: string): Refusal | undefined {
  const values = typeof writer.const;
  if (writer.type === 'number' || writer.type === 'integer')
    return values === 'number'
      ? numberIn(reader, writer.const as number, at)
      : compareNumbers(reader, writer, at);
  if (writer.type === 'string')
    return values === 'string'
      ? textIn(reader, writer.const as string, at)
      : compareTexts(reader, writer, at);
  return undefined;
}

function compareNumbers(reader: SchemaObject, writer: SchemaObject, at: string): Refusal | undefined {
  const least = lowest(reader);
  const most = highest(reader);
  if (isBelow(lowest(writer), least)) return { at, reason: `expects ${limit('at least', least)}` };
  if (isBelow(negative(highest(writer)), negative(most)))
    return { at, reason: `expects ${limit('at most', most)}` };
  const step = reader.multipleOf as number | undefined;
  const own = writer.multipleOf as number | undefined;
  const isStep =
    step === undefined ||
    (own !== undefined && isMultiple(own, step)) ||
    (step === 1 && writer.type === 'integer');
  return isStep ? undefined : { at, reason: `expects multiples of ${step}` };
}

interface Bound {
  value: number;
  /** The limit itself is excluded. */
  isOpen: boolean;
}
const NONE: Bound = { value: -Infinity, isOpen: false };

const lowest = (schema: SchemaObject): Bound =>
  tighter(bound(schema.minimum, false), bound(schema.exclusiveMinimum, true));
const highest = (schema: SchemaObject): Bound =>
  negative(tighter(negative(bound(schema.maximum, false)), negative(bound(schema.exclusiveMaximum, true))));
const bound = (value: unknown, isOpen: boolean): Bound | undefined =>
  typeof value === 'number' ? { value, isOpen } : undefined;

/** Upper limits are compared as negated lower limits. */
function negative(one: Bound): Bound;
function negative(one: Bound | undefined): Bound | undefined;
function negative(one: Bound | undefined): Bound | undefined {
  return one && { ...one, value: -one.value };
}
function tighter(one: Bound | undefined, other: Bound | undefined): Bound {
  if (!one || !other) return one ?? other ?? NONE;
  return isBelow(one, other) ? other : one;
}
const isBelow = (one: Bound, other: Bound): boolean =>
  one.value < other.value || (one.value === other.value && !one.isOpen && other.isOpen);
const limit = (word: string, { value, isOpen }: Bound): string =>
  isOpen ? `${word === 'at least' ? 'more than' : 'less than'} ${value}` : `${word} ${value}`;
const isMultiple = (value: number, of: number): boolean =>
  Math.abs(value / of - Math.round(value / of)) < 1e-9;

function numberIn(reader: SchemaObject, value: number, at: string): Refusal | undefined {
  const exact: SchemaObject = { minimum: value, maximum: value, multipleOf: value };
  return compareNumbers(reader, { ...exact, type: Number.isInteger(value) ? 'integer' : 'number' }, at);
}

/** Different patterns cannot be compared and count as narrower. */
function compareTexts(reader: SchemaObject, writer: SchemaObject, at: string): Refusal | undefined {
  const least = (reader.minLength as number | undefined) ?? 0;
  const most = (reader.maxLength as number | undefined) ?? Infinity;
  if (((writer.minLength as number | undefined) ?? 0) < least)
    return { at, reason: `expects at least ${least} characters` };
  if (((writer.maxLength as number | undefined) ?? Infinity) > most)
    return { at, reason: `expects at most ${most} characters` };
  const other = ['pattern', 'format', 'contentEncoding'].find(
    (key) => reader[key] !== undefined && reader[key] !== writer[key],
  );
  return other === undefined
    ? undefined
    : { at, reason: `demands the ${other} ${String(reader[other])}, which cannot be proven` };
}

function textIn(reader: SchemaObject, value: string, at: string): Refusal | undefined {
  const length = [...value].length;
  const exact: SchemaObject = { minLength: length, maxLength: length };
  const { pattern, ...others } = reader;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    return { at, reason: `expects the pattern ${pattern}, gets ${JSON.stringify(value)}` };
  return compareTexts(others, exact, at);
}
