import type { WidgetRecord } from '@fachwerk/shared/contracts';
import type { ErrorObject } from 'ajv/dist/2020';
import type { Use } from './in-use';
import { describeFault, fieldOf, usableValidator, validatorOf } from './schema-validator';

/** In content files `{name}` stands for a part of the page's path; its real value is not known here. */
const OF_THE_VALUE = ['pattern', 'format', 'minLength', 'maxLength'];
const PLACEHOLDER = /\{[a-zA-Z]+\*?\}/;

/** Describes each problem of the props; empty for valid props. */
export type CheckProps = (use: Pick<Use, 'props' | 'source'>) => string[];

export function propsChecker({ propsSchema }: Pick<WidgetRecord, 'propsSchema'>): CheckProps {
  const validate = usableValidator(propsSchema);
  return ({ props, source }) => {
    if (!validate || validate(props)) return [];
    const errors = (validate.errors ?? []).filter(
      (error) => source === 'seen' || !isOfPlaceholder(error, props),
    );
    return [
      ...new Set(errors.map((error) => `field "${fieldOf(error) || '(props)'}" ${describeFault(error)}`)),
    ];
  };
}

/** Throws if the schema cannot be used. */
export const assertUsable = (record: WidgetRecord): void => void validatorOf(record.propsSchema);

function isOfPlaceholder({ keyword, instancePath }: ErrorObject, props: unknown): boolean {
  if (!OF_THE_VALUE.includes(keyword)) return false;
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((one, key) => (one as Record<string, unknown> | undefined)?.[key], props);
  return typeof value === 'string' && PLACEHOLDER.test(value);
}
