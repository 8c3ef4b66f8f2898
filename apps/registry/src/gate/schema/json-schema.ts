/** A JSON Schema in the form that zod writes. `true` and `{}` accept everything, `false` nothing. */
export type Schema = boolean | Record<string, unknown>;
export type SchemaObject = Record<string, unknown>;

/** Deep equality of JSON values; the order of fields does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isEqual(left[name], right[name]))
  );
}

/** Annotations; they restrict nothing. */
const ANNOTATIONS = [
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
];

export const isAny = (schema: Schema): boolean =>
  schema === true || (schema !== false && keywordsOf(schema).length === 0);

/** The keywords that restrict values. */
export const keywordsOf = (schema: SchemaObject): string[] =>
  Object.keys(schema).filter((key) => !ANNOTATIONS.includes(key));

export const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);
export const stringsOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
export const recordOf = (value: unknown): Record<string, Schema> =>
  value !== null && typeof value === 'object' ? (value as Record<string, Schema>) : {};

/** The schema that accepts exactly this value. */
export function exactly(value: unknown): SchemaObject {
  if (Array.isArray(value))
    return {
      type: 'array',
      prefixItems: value.map(exactly),
      items: false,
      minItems: value.length,
      maxItems: value.length,
    };
  if (value !== null && typeof value === 'object')
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exactly(one)])),
      required: Object.keys(value),
      additionalProperties: false,
    };
  return { type: typeOf(value), const: value };
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Resolves `$ref` inside its own document; keywords beside it apply as well. */
export function resolve(schema: Schema, root: Schema): Schema {
  let current = schema;
  for (let steps = 0; typeof current === 'object' && typeof current.$ref === 'string'; steps++) {
    if (steps > 20) return false;
    const { $ref, ...beside } = current;
    const target = lookUp($ref as string, root);
    if (target === undefined) return { unresolved: $ref };
    current = isAny(beside) ? target : { ...beside, allOf: [...listOf(beside.allOf), target] };
  }
  return current;
}

function lookUp(ref: string, root: Schema): Schema | undefined {
  if (!ref.startsWith('#')) return undefined;
  return ref
    .slice(1)
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (one, key) =>
        one !== null && typeof one === 'object' && Object.hasOwn(one, key)
          ? (one as Record<string, unknown>)[key]
          : undefined,
      root,
    ) as Schema | undefined;
}
