/**
 * A form model of a JSON Schema. The common libraries (react-jsonschema-form, JSON Forms) include ajv, which
 * compiles code and violates this shop's Content Security Policy, and add 60 to 150 kB of fields in another
 * style. zod emits a small subset of JSON Schema; anything else becomes a field of raw JSON, so that every
 * widget has a form.
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Common {
  /** Name of the property; empty for items and for the props as a whole. */
  name: string;
  description?: string;
  isRequired: boolean;
  /** Default of the schema. */
  preset?: unknown;
}

export type TextField = Common & {
  kind: 'text';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
};
export type NumberField = Common & {
  kind: 'number';
  isInteger: boolean;
  min?: number;
  max?: number;
  above?: number;
  below?: number;
  step?: number;
};
export type SwitchField = Common & { kind: 'switch' };
export type ChoiceField = Common & { kind: 'choice'; values: readonly unknown[] };
export type GroupField = Common & { kind: 'group'; fields: readonly Field[] };
export type ListField = Common & { kind: 'list'; item: Field; minItems: number; maxItems: number };
export type EitherField = Common & { kind: 'either'; options: readonly Field[] };
export type JsonField = Common & { kind: 'json' };
export type Field =
  TextField | NumberField | SwitchField | ChoiceField | GroupField | ListField | EitherField | JsonField;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
/** zod emits the limits of a safe integer if the schema has none. */
const asLimit = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** The model of a widget's props: a group, or raw JSON for schemas that are not objects. */
export function readSchema(schema: JsonSchema): Field {
  return readField(schema, '', true);
}

export function readField(schema: JsonSchema, name: string, isRequired: boolean): Field {
  const description = asText(schema.description) ?? asText(schema.title);
  const common: Common = {
    name,
    isRequired,
    ...(description !== undefined && { description }),
    ...('default' in schema && { preset: schema.default }),
  };
  if ('const' in schema) return { ...common, kind: 'choice', values: [schema.const] };
  if (Array.isArray(schema.enum)) return { ...common, kind: 'choice', values: schema.enum };
  const alternatives = alternativesOf(schema);
  if (alternatives) return readAlternatives(common, alternatives);

  switch (schema.type) {
    case 'string':
      return {
        ...common,
        kind: 'text',
        ...defined({
          minLength: asNumber(schema.minLength),
          maxLength: asNumber(schema.maxLength),
          pattern: asText(schema.pattern),
          format: asText(schema.format),
        }),
      };
    case 'integer':
    case 'number':
      return {
        ...common,
        kind: 'number',
        isInteger: schema.type === 'integer',
        ...defined({
          min: asLimit(schema.minimum),
          max: asLimit(schema.maximum),
          above: asLimit(schema.exclusiveMinimum),
          below: asLimit(schema.exclusiveMaximum),
          step: asNumber(schema.multipleOf),
        }),
      };
    case 'boolean':
      return { ...common, kind: 'switch' };
    case 'null':
      return { ...common, kind: 'choice', values: [null] };
    case 'object':
      return readGroup(common, schema) ?? { ...common, kind: 'json' };
    case 'array':
      return readList(common, schema) ?? { ...common, kind: 'json' };
    default:
      return { ...common, kind: 'json' };
  }
}

function readGroup(common: Common, schema: JsonSchema): GroupField | undefined {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? (schema.required as unknown[]) : [];
  const isRecord =
    isSchema(schema.additionalProperties) && Object.keys(schema.additionalProperties).length > 0;
  // The names of a record are not known in advance.
  if (isRecord && Object.keys(properties).length === 0) return undefined;
  const fields = Object.entries(properties).map(([name, part]) =>
    readField(isSchema(part) ? part : {}, name, required.includes(name)),
  );
  return { ...common, kind: 'group', fields };
}

function readList(common: Common, schema: JsonSchema): ListField | undefined {
  if (!isSchema(schema.items) || 'prefixItems' in schema) return undefined;
  return {
    ...common,
    kind: 'list',
    item: readField(schema.items, '', true),
    minItems: asNumber(schema.minItems) ?? 0,
    maxItems: asNumber(schema.maxItems) ?? Number.POSITIVE_INFINITY,
  };
}

function alternativesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { anyOf, oneOf, type } = schema;
  if (Array.isArray(anyOf)) return anyOf.filter(isSchema);
  if (Array.isArray(oneOf)) return oneOf.filter(isSchema);
  if (Array.isArray(type)) return type.map((one: unknown) => ({ ...schema, type: one }));
  return undefined;
}

/** Alternatives that are all constants form one choice. */
function readAlternatives(common: Common, schemas: readonly JsonSchema[]): Field {
  const options = schemas.map((schema) => readField(schema, '', true));
  const [only] = options;
  if (options.length === 1 && only) return { ...only, ...common };
  if (options.every((option) => option.kind === 'choice'))
    return { ...common, kind: 'choice', values: options.flatMap(({ values }) => values) };
  return options.length === 0 ? { ...common, kind: 'json' } : { ...common, kind: 'either', options };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
