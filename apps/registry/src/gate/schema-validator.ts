import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';

const options = { strict: false, allErrors: true, logger: false } as const;
/** Compiles the schema of schemas once: three quarters of the time of a small schema. */
const ofSchemas = new Ajv2020(options);
/** Compiling takes milliseconds, and live versions are checked repeatedly, so validators are cached. */
const known = new WeakMap<object, ValidateFunction>();

/** Throws if the schema cannot be used. */
export function validatorOf(source: Record<string, unknown>): ValidateFunction {
  const before = known.get(source);
  if (before) return before;
  // Two schemas may have the same `$id`; no schema refers to it.
  const { $id: _id, ...schema } = source;
  void ofSchemas.validateSchema(schema, true);
  // An instance of its own: another schema may use the same `$id` inside.
  const validate = new Ajv2020({ ...options, validateSchema: false }).compile(schema);
  known.set(source, validate);
  return validate;
}

/** Undefined for a schema of a version that was published before schemas were checked. */
export function usableValidator(schema: Record<string, unknown>): ValidateFunction | undefined {
  try {
    return validatorOf(schema);
  } catch {
    return undefined;
  }
}

/** Path of the field that is wrong; empty for the value itself. */
export function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const named = missingProperty ?? additionalProperty;
  return [...instancePath.split('/').slice(1), ...(named ? [named] : [])].join('.');
}

export function describeFault({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known';
  const { allowedValues } = params as { allowedValues?: unknown[] };
  if (keyword === 'enum' && allowedValues)
    return `must be one of ${allowedValues.map((one) => JSON.stringify(one)).join(', ')}`;
  return message ?? 'is wrong';
}

/** How a value breaks a schema, e.g. 'field "itemCount" must be >= 0'. */
export function valueFault(schema: Record<string, unknown>, value: unknown): string | undefined {
  const validate = usableValidator(schema);
  if (!validate || validate(value)) return undefined;
  const [error] = [...(validate.errors ?? [])].sort(
    (a, b) => rankOf(a) - rankOf(b) || depthOf(b) - depthOf(a),
  );
  if (!error) return 'the value is wrong';
  const field = fieldOf(error);
  return `${field ? `field "${field}"` : 'the value'} ${describeFault(error)}`;
}

/** With several shapes, a fault inside of one is more useful than that of a shape that was not meant. */
const rankOf = ({ keyword }: ErrorObject): number =>
  ['anyOf', 'oneOf'].includes(keyword) ? 2 : ['const', 'type'].includes(keyword) ? 1 : 0;
const depthOf = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
