import type { Finding } from '@fachwerk/shared/contracts';
import { aBreak } from './findings';
import { nameOf, type Party } from './parties';
import { validatorOf, valueFault } from './schema-validator';

/** A version is refused for expectations and examples that cannot be true for itself. */
export function checkExpectationRecord(party: Party): Finding[] {
  const { bus, expectations } = party;
  if (!expectations) return [];
  const { hears, sends, answers } = expectations;
  const aFault = (text: string) =>
    aBreak({ rule: 'expectation-record', message: `${nameOf(party)} ${text}.` });
  return [
    ...[...hears, ...answers].flatMap(({ name, schema }) => {
      try {
        validatorOf(schema);
        return [];
      } catch (error) {
        return [aFault(`expects "${name}" with an invalid schema: ${(error as Error).message}`)];
      }
    }),
    ...hears
      .filter(({ message }) => bus && !Object.hasOwn(bus.hears, message))
      .map(({ name, message }) => aFault(`expects "${name}" of "${message}", which it does not receive`)),
    ...sends.flatMap(({ name, message, value }) => {
      if (!bus) return [];
      if (!Object.hasOwn(bus.sends, message))
        return [aFault(`has the example "${name}" of "${message}", which it does not send`)];
      const fault = valueFault(closedOf(bus.sends[message]?.schema ?? {}), value);
      return fault
        ? [aFault(`has the example "${name}" of "${message}", which it would not send: ${fault}`)]
        : [];
    }),
  ];
}

const closedSchemas = new WeakMap<object, Record<string, unknown>>();
/** Without undeclared fields: as for all comparisons, a version sends only what it declares. */
function closedOf(schema: Record<string, unknown>): Record<string, unknown> {
  const known = closedSchemas.get(schema) ?? (closed(schema) as Record<string, unknown>);
  closedSchemas.set(schema, known);
  return known;
}
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  // The fields of an intersection come from several parts.
  if ('allOf' in schema) return schema;
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, one]) => [key, closed(one)]),
  );
  return inner.type === 'object' && inner.properties ? { ...inner, additionalProperties: false } : inner;
}
