import { isEqual, recordOf, type Schema, stringsOf } from './json-schema';

/** Whether no value matches both: different types, or a discriminating field. */
export function areDisjoint(one: Schema, other: Schema): boolean {
  if (typeof one === 'boolean' || typeof other === 'boolean') return one === false || other === false;
  const values = [valuesOf(one), valuesOf(other)];
  if (values[0] && values[1]) return shareNothing(values[0], values[1]);
  if (typeof one.type === 'string' && typeof other.type === 'string' && one.type !== other.type)
    return !['number', 'integer'].includes(one.type) || !['number', 'integer'].includes(other.type);

  const required = stringsOf(one.required).filter((name) => stringsOf(other.required).includes(name));
  return required.some((name) => {
    const [left, right] = [one, other].map((schema) => valuesOf(recordOf(schema.properties)[name] ?? true));
    return left !== undefined && right !== undefined && shareNothing(left, right);
  });
}

function valuesOf(schema: Schema): unknown[] | undefined {
  if (typeof schema === 'boolean') return undefined;
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

const shareNothing = (one: unknown[], other: unknown[]): boolean =>
  !one.some((value) => other.some((second) => isEqual(value, second)));
