/** @jest-environment node */
import Ajv2020 from 'ajv/dist/2020';
import * as z from 'zod';
import { accepts, refusalOf } from './accepts';
import type { Schema } from './json-schema';

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
const loose = z.looseObject;
interface Node {
  name: string;
  children: Node[];
}
const Tree: z.ZodType<Node> = z.object({
  name: z.string(),
  get children() {
    return z.array(Tree);
  },
});
const TreeOfShortNames: z.ZodType<Node> = z.object({
  name: z.string().max(3),
  get children() {
    return z.array(TreeOfShortNames);
  },
});

describe('a reader takes', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['the same', loose({ a: z.string() }), loose({ a: z.string() })],
    ['a field more', loose({ a: z.string() }), loose({ a: z.string(), b: z.number() })],
    ['a field that it may do without', loose({ a: z.optional(z.int()) }), loose({})],
    ['a field that has a default', loose({ a: z.int().default(3) }), loose({})],
    ['whole numbers where it takes all', z.number(), z.int()],
    ['fewer values of a choice', z.enum(['a', 'b']), z.enum(['a'])],
    ['a value of a choice', z.enum(['a', 'b']), z.literal('b')],
    ['both truth values', z.union([z.literal(true), z.literal(false)]), z.boolean()],
    ['a value where null may come', z.nullable(z.int()), z.int()],
    ['one of several kinds', z.union([z.string(), z.int()]), z.union([z.int(), z.string()])],
    ['narrower limits', z.number().min(0).max(10), z.number().min(1).max(9)],
    ['the open limit inside the closed one', z.number().min(0), z.number().gt(0)],
    ['shorter texts', z.string().max(10), z.string().min(1).max(5)],
    ['a text of the same pattern', z.string().regex(/^a/), z.string().regex(/^a/).max(4)],
    ['a literal of the pattern', z.string().regex(/^a/), z.literal('abc')],
    ['a tuple as a list', z.array(z.int()), z.tuple([z.int(), z.int()])],
    ['a longer list minimum', z.array(z.int()).min(1), z.array(z.int()).min(2)],
    ['a record of less', z.record(z.string(), z.unknown()), z.record(z.string(), z.int())],
    [
      'one of the shapes it tells apart',
      z.discriminatedUnion('t', [loose({ t: z.literal('a'), n: z.int() }), loose({ t: z.literal('b') })]),
      loose({ t: z.literal('b') }),
    ],
    ['anything as unknown', z.unknown(), loose({ a: z.int() })],
    [
      'an intersection of what it asks for',
      loose({ a: z.int(), b: z.int() }),
      z.intersection(loose({ a: z.int() }), loose({ b: z.int() })),
    ],
    ['a type that contains itself', Tree, TreeOfShortNames],
  ])('%s', (_what, reader, writer) => {
    expect(refusalOf(jsonSchemaOf(reader), jsonSchemaOf(writer))).toBeUndefined();
  });
});

describe('a reader does not take', () => {
  it.each<[string, z.ZodType, z.ZodType, string, RegExp]>([
    ['a missing field', loose({ a: z.int() }), loose({}), 'a', /is needed, is not sent/],
    [
      'a field that may be missing',
      loose({ a: z.int() }),
      loose({ a: z.optional(z.int()) }),
      'a',
      /may be missing/,
    ],
    ['another type', loose({ a: z.int() }), loose({ a: z.string() }), 'a', /expects integer, gets string/],
    ['fractions', z.int(), z.number(), '', /expects integer, gets number/],
    ['null', loose({ a: z.int() }), loose({ a: z.nullable(z.int()) }), 'a', /expects integer, gets null/],
    ['one value more', z.enum(['a']), z.enum(['a', 'b']), '', /expects one of "a", gets "b"/],
    ['any text for a choice', z.enum(['a', 'b']), z.string(), '', /gets string/],
    ['wider limits', z.number().min(1), z.number().min(0), '', /at least 1/],
    ['the closed limit', z.number().gt(0), z.number().min(0), '', /more than 0/],
    ['no upper limit', z.number().max(9), z.number(), '', /at most 9/],
    ['longer texts', z.string().max(3), z.string(), '', /at most 3 characters/],
    ['another pattern', z.string().regex(/^a/), z.string().regex(/^ab/), '', /cannot be proven/],
    ['a literal against the pattern', z.string().regex(/^a/), z.literal('b'), '', /pattern/],
    [
      'entries of another kind',
      loose({ list: z.array(z.int()) }),
      loose({ list: z.array(z.string()) }),
      'list[]',
      /integer/,
    ],
    ['a shorter list', z.array(z.int()).min(2), z.array(z.int()), '', /at least 2 entries/],
    [
      'a field for which it has no place',
      z.strictObject({ a: z.int() }),
      z.object({ a: z.int(), b: z.int() }),
      'b',
      /not taken/,
    ],
    ['any field where it has no place', z.strictObject({}), loose({}), '*', /not taken/],
    [
      'a record of other things',
      z.record(z.string(), z.int()),
      z.record(z.string(), z.string()),
      '*',
      /integer/,
    ],
    ['anything', loose({ a: z.int() }), z.unknown(), '', /gets anything/],
    [
      'a deep change',
      Tree,
      loose({ name: z.string(), children: z.array(loose({ name: z.int(), children: z.array(Tree) })) }),
      'children[].name',
      /string/,
    ],
    [
      'a shape that it does not know',
      z.discriminatedUnion('t', [loose({ t: z.literal('a') }), loose({ t: z.literal('b') })]),
      loose({ t: z.literal('c') }),
      '',
      /gets object/,
    ],
  ])('%s', (_what, reader, writer, at, reason) => {
    const refusal = refusalOf(jsonSchemaOf(reader), jsonSchemaOf(writer));
    expect(refusal).toEqual({
      at: expect.any(String) as string,
      reason: expect.stringMatching(reason) as string,
    });
    if (at) expect(refusal?.at).toBe(at);
  });

  it('what it demands with a word that we do not know, unless the writer says the same', () => {
    const demanding = { type: 'object', minProperties: 1 };
    expect(refusalOf(demanding, { type: 'object' })?.reason).toMatch(/minProperties.*cannot be proven/);
    expect(accepts(demanding, { type: 'object', minProperties: 1, title: 'x' })).toBe(true);
    expect(accepts({ type: 'object' }, demanding)).toBe(true);
  });

  it('what a reference leads to that is not there', () => {
    expect(accepts({ $ref: '#/$defs/Gone' }, { type: 'object' })).toBe(false);
  });
});

/** If a writer is accepted, every generated value of the writer is valid for the reader. */
it('never says yes where a value is refused (3,000 pairs of schemas at random)', () => {
  const random = randomFrom(4711);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const schema = (depth: number): z.ZodType =>
    pick<() => z.ZodType>([
      () => z.string(),
      () => z.string().max(pick([1, 3])),
      () => z.string().min(pick([1, 3])),
      () => z.string().regex(pick([/^a/, /b$/])),
      () => z.int(),
      () => z.number(),
      () => z.number().min(pick([0, 1])),
      () =>
        z
          .number()
          .gt(0)
          .lte(pick([1, 2])),
      () => z.int().multipleOf(pick([2, 4])),
      () => z.boolean(),
      () => z.null(),
      () => z.literal(pick(['a', 'ab', 1, true])),
      () => z.enum(pick([['a'], ['a', 'ab'], ['b']])),
      ...(depth === 0
        ? []
        : [
            () => z.nullable(schema(depth - 1)),
            () => z.union([schema(depth - 1), schema(depth - 1)]),
            () => z.array(schema(depth - 1)).min(pick([0, 1])),
            () => z.tuple([schema(depth - 1)]),
            () => z.record(z.string(), schema(depth - 1)),
            () => z.looseObject({ a: schema(depth - 1), b: z.optional(schema(depth - 1)) }),
            () => z.object({ a: schema(depth - 1) }),
            () => z.strictObject({ a: z.optional(schema(depth - 1)) }),
            () =>
              z.intersection(
                z.looseObject({ a: schema(depth - 1) }),
                z.looseObject({ b: schema(depth - 1) }),
              ),
          ]),
    ])();
  const scalars = ['', 'a', 'ab', 'abc', 'aabb', 'b', 0, 1, 2, 3, 4, -1, 0.5, 1.5, true, false, null];
  const value = (depth: number): unknown =>
    depth === 0 || random() < 0.4
      ? pick(scalars)
      : random() < 0.4
        ? Array.from({ length: Math.floor(random() * 3) }, () => value(depth - 1))
        : Object.fromEntries(['a', 'b'].filter(() => random() < 0.7).map((name) => [name, value(depth - 1)]));
  const values = [...scalars, ...Array.from({ length: 400 }, () => value(2))];

  const ajv = new Ajv2020({ strict: false });
  let accepted = 0;
  const wrong: unknown[] = [];
  for (let pair = 0; pair < 3000; pair++) {
    const [reader, writer] = [jsonSchemaOf(schema(2)), jsonSchemaOf(schema(2))];
    if (!accepts(reader, writer)) continue;
    accepted++;
    const isSent = ajv.compile(closed(writer) as object);
    const isTaken = ajv.compile(reader as object);
    const missed = values.find((one) => isSent(one) && !isTaken(one));
    if (missed !== undefined) wrong.push({ reader, writer, missed });
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(150);
});

/** Removes undeclared fields: `accepts` assumes that a writer sends none. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const { allOf, ...plain } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(plain).map(([key, one]) => [key, closed(one)]));
  if (allOf) return { ...inner, allOf: allOf as unknown };
  return plain.type === 'object' && plain.properties ? { ...inner, additionalProperties: false } : inner;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
