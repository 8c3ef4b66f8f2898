import type { Compare, Refusal } from './compare';
import { listOf, type Schema, type SchemaObject } from './json-schema';

export function compareArrays(
  reader: SchemaObject,
  writer: SchemaObject,
  at: string,
  compare: Compare,
): Refusal | undefined {
  if (writer.type !== 'array') return undefined;
  const least = (reader.minItems as number | undefined) ?? 0;
  const most = (reader.maxItems as number | undefined) ?? Infinity;
  if (leastOf(writer) < least) return { at, reason: `expects at least ${least} entries` };
  if (mostOf(writer) > most) return { at, reason: `expects at most ${most} entries` };
  if (reader.uniqueItems === true && writer.uniqueItems !== true && mostOf(writer) > 1)
    return { at, reason: 'expects entries that differ' };

  const places = Math.max(listOf(reader.prefixItems).length, listOf(writer.prefixItems).length);
  for (let place = 0; place < Math.min(places, mostOf(writer)); place++) {
    const refusal = compare(entryOf(reader, place), entryOf(writer, place), `${at}[${place}]`);
    if (refusal) return refusal;
  }
  if (mostOf(writer) <= places) return undefined;
  return compare(rest(reader), rest(writer), `${at}[]`);
}

const rest = ({ items }: SchemaObject): Schema => (items as Schema | undefined) ?? true;
const entryOf = (schema: SchemaObject, place: number): Schema =>
  listOf(schema.prefixItems)[place] ?? rest(schema);
const leastOf = ({ minItems }: SchemaObject): number => (minItems as number | undefined) ?? 0;

function mostOf({ maxItems, items, prefixItems }: SchemaObject): number {
  const most = (maxItems as number | undefined) ?? Infinity;
  return items === false ? Math.min(most, listOf(prefixItems).length) : most;
}
