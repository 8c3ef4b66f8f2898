import * as z from 'zod';
import * as calls from '../calls';
import { allContracts, contractOf } from './contract-of';
import { type Call, changesState, nativeForm, pathOf } from './kernel/call';
import { schemasOf } from './kernel/contract';
import type { ExpectedAnswer } from './kernel/expected-answer';
import { addToCart } from './selling/cart-contracts';
import { Availability } from './stores/availability';

const named = Object.entries(calls).flatMap(([name, value]): [string, Call][] =>
  typeof value === 'object' && 'path' in value ? [[name, value]] : [],
);
const described = allContracts.map((one) => [`${one.method} ${one.path}`, one] as const);

it.each(named)('%s is found by method and path', (_name, call) => {
  expect(contractOf(call)).toBe(call);
});

it('describes no call twice', () => {
  const names = described.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toHaveLength(named.length);
});

it.each(described)('%s describes each parameter of its path', (_name, call) => {
  const inPath = [...call.path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
  const schema = schemasOf(call).params as { shape?: Record<string, unknown> } | undefined;
  expect(Object.keys(schema?.shape ?? {})).toEqual(inPath);
});

it.each(described)('%s refuses characters in its path that no id has', (_name, call) => {
  const schema = schemasOf(call).params as { shape?: Record<string, z.ZodType> } | undefined;
  const accepted = Object.entries(schema?.shape ?? {}).flatMap(([name, part]) =>
    ['a\u0000b', '例え', 'a/b', '../x', '']
      .filter((odd) => part.safeParse(odd).success)
      .map((odd) => [name, odd]),
  );
  expect(accepted).toEqual([]);
});

it.each(described)('%s has a body only where it may change something', (_name, one) => {
  const { form, json } = schemasOf(one);
  if (form || json) expect(changesState(one)).toBe(true);
  if (one.isCacheable) expect(one).toMatchObject({ method: 'GET', isPublic: true });
});

/** The texts themselves are in further languages, too. */
const withTexts = described.filter(([, { path }]) => !path.includes('messages'));
it.each(withTexts)('%s has a language exactly where its answer has texts in it', (_name, one) => {
  const shape = (schemasOf(one).query as { shape?: object } | undefined)?.shape ?? {};
  expect('lang' in shape).toBe(one.isTranslated === true);
});

it.each(described.filter(([, one]) => one.isTranslated))('%s has the languages of the shop', (_name, one) => {
  const { lang } = (schemasOf(one).query as unknown as { shape: { lang: z.ZodType } }).shape;
  expect(lang.parse(undefined)).toBe('de');
  expect(lang.parse('en')).toBe('en');
  for (const other of ['fr', '', 'EN', '__proto__', ['en']])
    expect(lang.safeParse(other).success).toBe(false);
});

it('accepts both spellings of the states of availability', () => {
  expect(Availability.parse('CAndRUnavailable')).toBe('CAndRUnavailable');
  expect(Availability.parse('cAndRUnavailable')).toBe('CAndRUnavailable');
  expect(Availability.parse('soldOut')).toBe('SoldOut');
  expect(Availability.safeParse('sold-out').success).toBe(false);
});

describe('the facts that callers depend on', () => {
  interface Schema {
    $ref?: string;
    $defs?: Record<string, Schema>;
    type?: string;
    properties?: Record<string, Schema>;
    required?: string[];
    items?: Schema;
  }
  const types: Record<string, string> = { array: 'list', integer: 'number' };
  const answers = allContracts.flatMap((one) => {
    const { answers: by } = schemasOf(one);
    const schema = by[200] ?? by[201] ?? by[202];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return [[`${one.method} ${one.path}`, one.expects, json] as const];
  });
  const resolve = (schema: Schema, root: Schema): Schema =>
    schema.$ref ? (root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? root) : schema;

  /** A fact that the contract does not promise; a recursive one is followed three levels. */
  function findUnpromised(fact: ExpectedAnswer, part: Schema, root: Schema, path = ''): string[] {
    const schema = resolve(part, root);
    const type = types[schema.type ?? ''] ?? schema.type;
    const expected = typeof fact === 'string' ? fact : Array.isArray(fact) ? 'list' : 'object';
    if (type !== expected) return [`${path} is ${type}, not ${expected}`];
    if (typeof fact === 'string' || path.split('.').length > 3) return [];
    if (Array.isArray(fact))
      return findUnpromised((fact as [ExpectedAnswer])[0], schema.items ?? {}, root, `${path}.0`);
    return Object.entries(fact).flatMap(([name, inside]: [string, ExpectedAnswer]) =>
      schema.required?.includes(name)
        ? findUnpromised(inside, schema.properties?.[name] ?? {}, root, `${path}.${name}`)
        : [`${path}.${name} is optional`],
    );
  }

  it.each(answers)('%s: the contract promises them', (_name, expects = 'object', json) => {
    expect(findUnpromised(expects, json, json)).toEqual([]);
  });

  it.each(answers)('%s: contain every list and object of the answer', (_name, expects = {}, json) => {
    const root = resolve(json, json);
    const parts = (root.required ?? []).filter((name) =>
      ['array', 'object'].includes(resolve(root.properties?.[name] ?? {}, json).type ?? ''),
    );
    expect(Object.keys(expects)).toEqual(expect.arrayContaining(parts));
  });
});

it('fills the parameters of a path, encoded', () => {
  expect(pathOf({ method: 'GET', path: '/rest/stores/{companyId}/stock/' }, { companyId: 'a/b' })).toBe(
    '/rest/stores/a%2Fb/stock/',
  );
});

it('gives a form without script its address and the names of its fields', () => {
  const { attributes, field } = nativeForm(addToCart, 'https://shop.example');
  expect(attributes).toEqual({ method: 'post', action: 'https://shop.example/basket/add/' });
  expect(field('quantity')).toBe('quantity');
  // @ts-expect-error The call has no such field.
  expect(field('amount')).toBe('amount');
});
