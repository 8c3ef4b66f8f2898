import type { Compare, Refusal } from './compare';
import { isEqual, recordOf, type Schema, type SchemaObject, stringsOf } from './json-schema';

export function compareObjects(
  reader: SchemaObject,
  writer: SchemaObject,
  at: string,
  compare: Compare,
): Refusal | undefined {
  if (writer.type !== 'object') return undefined;
  const expected = recordOf(reader.properties);
  const sent = recordOf(writer.properties);
  const inside = (name: string) => (at ? `${at}.${name}` : name);

  const always = stringsOf(writer.required);
  const missing = stringsOf(reader.required).find((name) => !always.includes(name));
  if (missing !== undefined)
    return {
      at: inside(missing),
      reason: missing in sent ? 'is needed, may be missing' : 'is needed, is not sent',
    };

  const others = reader.additionalProperties as Schema | undefined;
  for (const [name, schema] of Object.entries(sent)) {
    const wanted = Object.hasOwn(expected, name) ? expected[name] : (others ?? true);
    const refusal = wanted === undefined ? undefined : compare(wanted, schema, inside(name));
    if (refusal) return refusal;
    const refusedName = compareName(reader, name);
    if (refusedName) return { at: inside(name), reason: refusedName };
  }
  return compareOthers(reader, writer, inside('*'), compare) ?? compareNames(reader, writer, at, compare);
}

/**
 * `additionalProperties` counts only for records and values that are passed on; undeclared fields are not
 * sent.
 */
function compareOthers(
  { additionalProperties: taken }: SchemaObject,
  { additionalProperties: sent }: SchemaObject,
  at: string,
  compare: Compare,
): Refusal | undefined {
  if (sent === undefined || sent === false || taken === undefined) return undefined;
  return compare(taken as Schema, sent as Schema, at);
}

function compareNames(
  reader: SchemaObject,
  writer: SchemaObject,
  at: string,
  compare: Compare,
): Refusal | undefined {
  const { propertyNames } = reader;
  const isOpen = writer.additionalProperties !== undefined && writer.additionalProperties !== false;
  if (propertyNames === undefined || !isOpen || isEqual(propertyNames, writer.propertyNames))
    return undefined;
  const names = { type: 'string', ...recordOf(writer.propertyNames) };
  const refusal = compare(propertyNames as Schema, names, at);
  return refusal && { at, reason: `names of fields: ${refusal.reason}` };
}

function compareName({ propertyNames }: SchemaObject, name: string): string | undefined {
  const names = recordOf(propertyNames);
  if (Array.isArray(names.enum) && !names.enum.includes(name)) return 'is not one of the names it takes';
  const { pattern } = names as { pattern?: unknown };
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(name)
    ? 'has a name that it does not take'
    : undefined;
}
