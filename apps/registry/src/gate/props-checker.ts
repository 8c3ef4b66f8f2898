import type { WidgetRecord } from '@fachwerk/shared/contracts';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import type { Use } from './in-use';

/** In content files `{name}` stands for a part of the page's path; its real value is not known here. */
const OF_THE_VALUE = ['pattern', 'format', 'minLength', 'maxLength'];
const PLACEHOLDER = /\{[a-zA-Z]+\*?\}/;

/** Describes each problem of the props; empty for valid props. */
export type CheckProps = (use: Pick<Use, 'props' | 'source'>) => string[];

export function propsChecker({ propsSchema }: Pick<WidgetRecord, 'propsSchema'>): CheckProps {
  const validate = usable(propsSchema);
  return ({ props, source }) => {
    if (!validate || validate(props)) return [];
    const errors = (validate.errors ?? []).filter(
      (error) => source === 'seen' || !isOfPlaceholder(error, props),
    );
    return [...new Set(errors.map((error) => `field "${fieldOf(error)}" ${describe(error)}`))];
  };
}

/** Compiling takes milliseconds, and live versions are checked repeatedly, so validators are cached. */
const known = new WeakMap<object, ValidateFunction>();
function compiled(propsSchema: Record<string, unknown>): ValidateFunction {
  const before = known.get(propsSchema);
  if (before) return before;
  // Two widgets may have the same `$id`; no schema refers to it.
  const { $id: _id, ...schema } = propsSchema;
  const validate = new Ajv2020({ strict: false, allErrors: true, logger: false }).compile(schema);
  known.set(propsSchema, validate);
  return validate;
}

/** The schema of a version that was published before schemas were checked; its props cannot be checked. */
function usable(propsSchema: Record<string, unknown>): ValidateFunction | undefined {
  try {
    return compiled(propsSchema);
  } catch {
    return undefined;
  }
}

/** Throws if the schema cannot be used. */
export const assertUsable = (record: WidgetRecord): void => void compiled(record.propsSchema);

function isOfPlaceholder({ keyword, instancePath }: ErrorObject, props: unknown): boolean {
  if (!OF_THE_VALUE.includes(keyword)) return false;
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((one, key) => (one as Record<string, unknown> | undefined)?.[key], props);
  return typeof value === 'string' && PLACEHOLDER.test(value);
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const named = missingProperty ?? additionalProperty;
  return [...instancePath.split('/').slice(1), ...(named ? [named] : [])].join('.') || '(props)';
}

function describe({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known';
  const { allowedValues } = params as { allowedValues?: unknown[] };
  if (keyword === 'enum' && allowedValues)
    return `must be one of ${allowedValues.map((one) => JSON.stringify(one)).join(', ')}`;
  return message ?? 'is wrong';
}
