import type { Compare, Refusal } from './compare';
import { compareArrays } from './compare-arrays';
import { compareObjects } from './compare-objects';
import { compareScalars } from './compare-scalars';
import { areDisjoint } from './disjoint';
import type { Schema, SchemaObject } from './json-schema';
import { exactly, isAny, isEqual, keywordsOf, listOf, resolve, stringsOf } from './json-schema';

/**
 * Whether `reader` accepts every value that `writer` allows, for the part of JSON Schema that zod writes.
 * Undefined means proven. Unknown keywords are handled conservatively: those of the writer are ignored (they
 * could only restrict it), those of the reader lead to a refusal. One assumption: a writer sends only fields
 * that it declares.
 */
export function refusalOf(reader: Schema, writer: Schema): Refusal | undefined {
  const under = new Set<string>();
  const compare: Compare = (left, right, at) => {
    // Recursive types: the comparison in progress is assumed to succeed.
    const question = JSON.stringify([left, right]);
    if (under.has(question)) return undefined;
    under.add(question);
    try {
      return compareResolved(resolve(left, reader), resolve(right, writer), at, compare);
    } finally {
      under.delete(question);
    }
  };
  if (isEqual(reader, writer)) return undefined;
  return compare(reader, writer, '');
}

export const accepts = (reader: Schema, writer: Schema): boolean => refusalOf(reader, writer) === undefined;

function compareResolved(reader: Schema, writer: Schema, at: string, compare: Compare): Refusal | undefined {
  if (isAny(reader) || writer === false) return undefined;
  if (reader === false) return { at, reason: 'is not taken any more' };
  if (typeof reader === 'boolean') return undefined;

  const parts = partsOf(writer);
  if (parts) return firstOf(parts, (part) => compare(reader, part, at));
  const { allOf, anyOf, oneOf, ...own } = reader;
  if (allOf || anyOf || oneOf)
    return (
      (isAny(own) ? undefined : compare(own, writer, at)) ??
      firstOf(listOf(allOf), (part) => compare(part, writer, at)) ??
      compareWithUnion(listOf(anyOf), writer, at, compare) ??
      compareWithOneOf(listOf(oneOf), writer, at, compare)
    );
  if (typeof writer === 'boolean') return { at, reason: `expects ${nameOf(reader)}, gets anything` };
  if (writer.allOf) return compareIntersection(reader, writer, at, compare);
  return compareValues(reader, writer, at, compare);
}

/** A writer with several alternatives: each must be accepted. */
function partsOf(writer: Schema): Schema[] | undefined {
  if (typeof writer === 'boolean') return undefined;
  const { anyOf, oneOf, ...own } = writer;
  const union = anyOf ?? oneOf;
  if (union) return listOf(union).map((part) => (isAny(own) ? part : { allOf: [own, part] }));
  if ('enum' in writer) return listOf(writer.enum).map(exactly);
  if ('const' in writer && typeof writer.const === 'object' && writer.const !== null)
    return [exactly(writer.const)];
  if (Array.isArray(writer.type))
    return stringsOf(writer.type).map((type): SchemaObject => ({ ...writer, type }));
  if (writer.type === 'boolean' && !('const' in writer)) return [exactly(true), exactly(false)];
  return undefined;
}

function compareWithUnion(
  union: readonly Schema[],
  writer: Schema,
  at: string,
  compare: Compare,
): Refusal | undefined {
  if (union.length === 0) return undefined;
  const refusals = union.map((part) => compare(part, writer, at));
  if (refusals.includes(undefined)) return undefined;
  // For "value or null" the reason about the value is more useful.
  const telling = refusals.filter((refusal) => refusal && refusal.at !== at);
  if (telling.length === 1) return telling[0];
  return { at, reason: `expects ${union.map(nameOf).join(' or ')}, gets ${nameOf(writer)}` };
}

/** `oneOf` equals `anyOf` if no value matches two alternatives. */
function compareWithOneOf(
  union: readonly Schema[],
  writer: Schema,
  at: string,
  compare: Compare,
): Refusal | undefined {
  const overlap = union.some((one, index) =>
    union.slice(index + 1).some((other) => !areDisjoint(one, other)),
  );
  if (!overlap) return compareWithUnion(union, writer, at, compare);
  return { at, reason: 'expects exactly one of several shapes that overlap, which cannot be proven' };
}

/** `allOf`: one part that proves acceptance is enough; fields may come from any part. */
function compareIntersection(
  reader: SchemaObject,
  { allOf, ...own }: SchemaObject,
  at: string,
  compare: Compare,
): Refusal | undefined {
  const parts = [...(isAny(own) ? [] : [own]), ...listOf(allOf)];
  const refusals = parts.map((part) => compare(reader, part, at));
  if (refusals.includes(undefined)) return undefined;
  const objects = parts.filter(
    (part): part is SchemaObject => typeof part === 'object' && part.type === 'object',
  );
  if (objects.length < 2) return refusals[0];
  const together: SchemaObject = {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as SchemaObject,
    required: objects.flatMap(({ required }) => stringsOf(required)),
    ...(objects.every(isOpen) && { additionalProperties: true }),
  };
  return compare(reader, together, at);
}

const isOpen = ({ additionalProperties }: SchemaObject): boolean =>
  additionalProperties !== undefined && additionalProperties !== false;

function compareValues(
  reader: SchemaObject,
  writer: SchemaObject,
  at: string,
  compare: Compare,
): Refusal | undefined {
  const types = [reader.type].flat().filter((type) => type !== undefined) as string[];
  const isTaken =
    types.length === 0 ||
    types.includes(writer.type as string) ||
    (writer.type === 'integer' && types.includes('number'));
  if (!isTaken) return { at, reason: `expects ${nameOf(reader)}, gets ${nameOf(writer)}` };

  const chosen = 'const' in reader ? [reader.const] : (reader.enum as unknown[] | undefined);
  if (chosen && !('const' in writer && chosen.some((one) => isEqual(one, writer.const))))
    return { at, reason: `expects ${nameOf(reader)}, gets ${nameOf(writer)}` };

  const said = { ...reader, ...(chosen && { enum: undefined, const: undefined }) };
  const refusal =
    compareScalars(said, writer, at) ??
    compareArrays(said, writer, at, compare) ??
    compareObjects(said, writer, at, compare);
  return refusal ?? unknownDemand(reader, writer, at);
}

const UNDERSTOOD = [
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding'],
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
];

function unknownDemand(reader: SchemaObject, writer: SchemaObject, at: string): Refusal | undefined {
  const unknown = keywordsOf(reader).find(
    (key) => !UNDERSTOOD.includes(key) && !isEqual(reader[key], writer[key]),
  );
  return unknown === undefined ? undefined : { at, reason: `demands "${unknown}", which cannot be proven` };
}

export function firstOf<T>(list: readonly T[], check: (one: T) => Refusal | undefined): Refusal | undefined {
  for (const one of list) {
    const refusal = check(one);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Type for messages: "string", "one of "a", "b"", "null". */
export function nameOf(schema: Schema): string {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`;
  if (schema.type !== undefined) return [schema.type].flat().join(' or ');
  const union = listOf(schema.anyOf ?? schema.oneOf);
  return union.length > 0 ? union.map(nameOf).join(' or ') : 'anything';
}
