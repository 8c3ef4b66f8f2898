import type * as z from 'zod/mini';
import { LINK_FIELDS } from '../../http/absolute-addresses';
import { allContracts } from '../contract-of';
import { schemasOf } from './contract';
import { Link } from './link';

interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  items?: readonly z.ZodMiniType[];
  getter?: () => z.ZodMiniType;
}

/** Every field of a schema that holds a string, as "name: link" or "name: text". */
function stringFields(schema: z.ZodMiniType, field = '', seen = new Set<z.ZodMiniType>()): string[] {
  if (schema._zod.def.type === 'string') return [`${field}: ${schema === Link ? 'link' : 'text'}`];
  if (seen.has(schema)) return [];
  seen.add(schema);
  const definition = schema._zod.def as Definition;
  const { element, innerType, valueType, out, options = [], items = [], getter } = definition;
  const inner = [element, innerType, valueType, out, ...options, ...items, getter?.()];
  return [
    ...Object.entries(definition.shape ?? {}).flatMap(([name, part]) => stringFields(part, name, seen)),
    ...inner.flatMap((part) => (part ? stringFields(part, field, seen) : [])),
  ];
}

const fields = new Set(
  allContracts
    .filter(({ app }) => app === undefined)
    .flatMap((call) => Object.values(schemasOf(call).answers).flatMap((schema) => stringFields(schema))),
);

it('every field that the client completes is marked as a link, and every marked field is completed', () => {
  const links = [...fields].flatMap((field) => (field.endsWith(': link') ? [field.split(':')[0]] : []));

  expect(links.sort()).toEqual([...LINK_FIELDS].sort());
});

it('no field with the name of a link holds another text', () => {
  expect([...LINK_FIELDS].filter((name) => fields.has(`${name}: text`))).toEqual([]);
});
