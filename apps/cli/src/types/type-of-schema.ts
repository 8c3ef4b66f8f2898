/** A JSON Schema as zod writes it. */
export type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const schemasOf = (value: unknown): Schema[] => listOf(value).filter(isSchema);

/** The TypeScript type of what a schema accepts; what a type cannot express is wider. */
export const typeOfSchema = (schema: Schema, indent = ''): string =>
  typeOf(schema, { root: schema, indent, open: [] });

interface Place {
  /** The document, for `$ref`. */
  root: Schema;
  indent: string;
  /** References that are being written: a recursive type ends as `unknown`. */
  open: readonly string[];
}

function typeOf(schema: unknown, place: Place): string {
  if (!isSchema(schema)) return schema === false ? 'never' : 'unknown';
  if (typeof schema.$ref === 'string') return referenced(schema.$ref, place);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)];
  if (choices.length > 0) return union(choices.map((one) => typeOf(one, place)));
  const parts = schemasOf(schema.allOf);
  if (parts.length > 0) return parts.map((one) => grouped(typeOf(one, place))).join(' & ');
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type: type as unknown }, place)));
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return arrayType(schema, place);
    case 'object':
      return objectType(schema, place);
    default:
      return 'unknown';
  }
}

function referenced(reference: string, { root, open, ...place }: Place): string {
  if (open.includes(reference)) return 'unknown';
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isSchema(value) ? value[key] : undefined), root);
  return typeOf(found, { ...place, root, open: [...open, reference] });
}

function arrayType({ prefixItems, items }: Schema, place: Place): string {
  if (Array.isArray(prefixItems)) {
    const rest = items === undefined || items === false ? [] : [`...${grouped(typeOf(items, place))}[]`];
    return `[${[...prefixItems.map((item) => typeOf(item, place)), ...rest].join(', ')}]`;
  }
  return `${grouped(typeOf(items ?? {}, place))}[]`;
}

function objectType({ properties, required, additionalProperties }: Schema, place: Place): string {
  const names = isSchema(properties) ? Object.entries(properties) : [];
  const rest = isSchema(additionalProperties) ? typeOf(additionalProperties, place) : 'unknown';
  if (names.length === 0)
    return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${rest}>`;
  const indent = `${place.indent}  `;
  const lines = names.flatMap(([name, schema]) => {
    const mark = listOf(required).includes(name) ? '' : '?';
    const key = /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
    return [...comment(schema, indent), `${indent}${key}${mark}: ${typeOf(schema, { ...place, indent })};`];
  });
  return ['{', ...lines, `${place.indent}}`].join('\n');
}

/** The description of a field, which editors see too. */
function comment(schema: unknown, indent: string): string[] {
  const text = isSchema(schema) ? (schema.description ?? schema.title) : undefined;
  return typeof text === 'string'
    ? [`${indent}/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`]
    : [];
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never';
const grouped = (type: string): string => (/ [|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type);
