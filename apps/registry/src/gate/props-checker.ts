import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import type { WidgetRecord } from '@fachwerk/shared/contracts';
import type { Use } from './in-use';

/** In the content a `{name}` stands for a part of the page's path: the page decides whether its real value fits these. */
const OF_THE_VALUE = ['pattern', 'format', 'minLength', 'maxLength'];
const PLACEHOLDER = /\{[a-zA-Z]+\*?\}/;

/** What is wrong with the props, each in a sentence; empty when they are right. */
export type CheckProps = (use: Pick<Use, 'props' | 'source'>) => string[];

export function propsChecker({ propsSchema }: Pick<WidgetRecord, 'propsSchema'>): CheckProps {
  const validate = usable(propsSchema);
  return ({ props, source }) => {
    if (!validate || validate(props)) return [];
    const errors = (validate.errors ?? []).filter(
      (error) => source === 'seen' || !isOfPlaceholder(error, props),
    );
    return [...new Set(errors.map((error) => `field "${fieldOf(error)}" ${saidOf(error)}`))];
  };
}

/** Compiling costs milliseconds, and a live version is asked about again and again. */
const known = new WeakMap<object, ValidateFunction>();
function compiled(propsSchema: Record<string, unknown>): ValidateFunction {
  const before = known.get(propsSchema);
  if (before) return before;
  // Two widgets may carry the same `$id`; nothing refers to it.
  const { $id: _id, ...schema } = propsSchema;
  const validate = new Ajv2020({ strict: false, allErrors: true, logger: false }).compile(schema);
  known.set(propsSchema, validate);
  return validate;
}

/** Of a version that was published before anybody looked: nothing can be said of its props. */
function usable(propsSchema: Record<string, unknown>): ValidateFunction | undefined {
  try {
    return compiled(propsSchema);
  } catch {
    return undefined;
  }
}

/** Throws when the schema itself cannot be used. */
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

function saidOf({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known';
  const { allowedValues } = params as { allowedValues?: unknown[] };
  if (keyword === 'enum' && allowedValues)
    return `must be one of ${allowedValues.map((one) => JSON.stringify(one)).join(', ')}`;
  return message ?? 'is wrong';
}
