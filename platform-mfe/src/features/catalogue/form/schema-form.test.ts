import { type Draft, emptyDraft } from './draft';
import { draftOf } from './draft-of';
import { type JsonSchema, readField, readSchema } from './field-model';
import { propsOf } from './props-of';

/** Result of typing a text into a field. */
const typed = (schema: JsonSchema, text: string, isRequired = true) =>
  propsOf(readField(schema, 'x', isRequired), { kind: 'text', text }, 'x');
const problem = (schema: JsonSchema, text: string) => typed(schema, text).problems[0]?.key;
/** Props after a round trip through the form. */
const through = (schema: JsonSchema, props: unknown) => {
  const field = readSchema(schema);
  return propsOf(field, draftOf(field, props));
};
const object = (properties: Record<string, JsonSchema>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

describe('text', () => {
  it.each([
    [{ minLength: 3 }, 'ab', 'catalogue.problem.minLength'],
    [{ minLength: 1 }, '   ', 'catalogue.problem.required'],
    [{ maxLength: 3 }, 'abcd', 'catalogue.problem.maxLength'],
    [{ pattern: '^/' }, 'c/holz', 'catalogue.problem.pattern'],
    [{ format: 'email' }, 'erika@', 'catalogue.problem.email'],
    [{ format: 'uri' }, '/c/holz/', 'catalogue.problem.uri'],
    [{ format: 'date' }, '24.12.2026', 'catalogue.problem.date'],
    [{ format: 'date-time' }, 'gestern', 'catalogue.problem.date'],
  ])('%j refuses %p', (rules, text, key) => {
    expect(problem({ type: 'string', ...rules }, text)).toBe(key);
  });

  it.each([
    [{ minLength: 3, maxLength: 3 }, 'abc'],
    [{ pattern: '^\\/(?![/\\\\])[^\\s\\\\]*$' }, '/c/holz/'],
    [{ format: 'email' }, 'erika@example.org'],
    [{ format: 'uri' }, 'https://example.org/'],
    [{ format: 'date' }, '2026-12-24'],
    // Not supported by this browser: the widget validates.
    [{ pattern: '(?<=' }, 'x'],
  ])('%j takes %p', (rules, text) => {
    expect(typed({ type: 'string', ...rules }, text)).toEqual({ value: text, problems: [] });
  });

  it('that need not be there is left out when it is empty', () => {
    expect(propsOf(readField({ type: 'string' }, 'x', false), { kind: 'text', text: undefined })).toEqual({
      value: undefined,
      problems: [],
    });
  });

  it('that was given empty stays empty', () => {
    expect(through(object({ alt: { type: 'string' } }), { alt: '' }).value).toEqual({ alt: '' });
  });
});

describe('a number', () => {
  it.each([
    [{ type: 'integer' }, '1,5', 'catalogue.problem.integer'],
    [{ type: 'integer' }, '12 Stück', 'catalogue.problem.integer'],
    [{ type: 'integer' }, '1e99', 'catalogue.problem.integer'],
    [{ type: 'number' }, '0x10', 'catalogue.problem.number'],
    [{ type: 'number', minimum: 1 }, '0', 'catalogue.problem.min'],
    [{ type: 'number', maximum: 8 }, '9', 'catalogue.problem.max'],
    [{ type: 'number', exclusiveMinimum: 0 }, '0', 'catalogue.problem.above'],
    [{ type: 'number', exclusiveMaximum: 1 }, '1', 'catalogue.problem.below'],
    [{ type: 'number', multipleOf: 0.1 }, '0,25', 'catalogue.problem.step'],
  ])('%j refuses %p', (schema, text, key) => {
    expect(problem(schema, text)).toBe(key);
  });

  it.each([
    [{ type: 'number' }, '12,5', 12.5],
    [{ type: 'number', multipleOf: 0.1 }, '0.3', 0.3],
    [{ type: 'integer', minimum: -2 }, ' -2 ', -2],
  ])('%j takes %p', (schema, text, value) => {
    expect(typed(schema, text)).toEqual({ value, problems: [] });
  });

  it('shows no limits that only say what numbers a computer knows', () => {
    expect(readSchema({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toMatchObject({
      min: 0,
    });
    expect(readSchema({ type: 'integer', maximum: Number.MAX_SAFE_INTEGER })).not.toHaveProperty('max');
  });
});

describe('what must be there', () => {
  const schema = object({ headline: { type: 'string' }, limit: { type: 'integer', default: 4 } }, [
    'headline',
  ]);

  it('is demanded by its path, and what has a preset is not', () => {
    const field = readSchema(schema);

    expect(propsOf(field, emptyDraft(field)).problems).toEqual([
      { path: 'headline', key: 'catalogue.problem.required' },
    ]);
  });

  it('is there already when it can be one value only', () => {
    const field = readSchema(object({ kind: { const: 'picture' } }, ['kind']));

    expect(propsOf(field, emptyDraft(field)).value).toEqual({ kind: 'picture' });
  });
});

describe('choices', () => {
  it.each([
    [{ enum: ['a', 2, null, false] }],
    [{ anyOf: [{ const: 'a' }, { const: 2 }, { type: 'null' }, { const: false }] }],
  ])('%j offers its values, of whatever type', (schema) => {
    expect(readSchema(schema)).toMatchObject({ kind: 'choice', values: ['a', 2, null, false] });
  });

  it.each(['a', 2, null, false])('keep %p as it is', (value) => {
    const schema = object({ x: { enum: ['a', 2, null, false] } }, ['x']);

    expect(through(schema, { x: value })).toEqual({ value: { x: value }, problems: [] });
  });
});

describe('alternatives', () => {
  const schema = object({
    x: { anyOf: [{ type: 'integer', maximum: 9 }, { type: 'string' }, { type: 'null' }] },
  });

  it.each([5, 'fünf', null])('know which one %p is', (x) => {
    expect(through(schema, { x })).toEqual({ value: { x }, problems: [] });
  });

  it('say nothing where nothing was said', () => {
    expect(through(schema, {}).value).toEqual({});
  });

  it('may be written as a list of types', () => {
    expect(through(object({ x: { type: ['string', 'null'] } }), { x: null }).value).toEqual({ x: null });
  });

  it('of which one is left are that one, with the name of the property', () => {
    expect(readField({ anyOf: [{ type: 'string', maxLength: 3 }] }, 'x', false)).toMatchObject({
      kind: 'text',
      name: 'x',
      isRequired: false,
      maxLength: 3,
    });
  });
});

describe('objects and lists', () => {
  const slides = object({
    slides: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: object({ text: { type: 'string', minLength: 1 } }, ['text']),
    },
  });

  it('name a mistake by its whole path', () => {
    expect(through(slides, { slides: [{ text: 'gut' }, { text: '' }] }).problems).toEqual([
      { path: 'slides.1.text', key: 'catalogue.problem.required' },
    ]);
  });

  it.each([
    [[], 'catalogue.problem.minItems', 1],
    [[{ text: 'a' }, { text: 'b' }, { text: 'c' }], 'catalogue.problem.maxItems', 2],
  ])('of a wrong length say so: %j', (list, key, count) => {
    expect(through(slides, { slides: list }).problems).toEqual([{ path: 'slides', key, values: { count } }]);
  });

  it('keep what no field describes', () => {
    const props = { slides: [{ text: 'a', extra: { b: [1] } }], tab: 'x' };

    expect(through(slides, props).value).toEqual(props);
  });

  it('are not fooled by names that every object has', () => {
    const schema = object({ constructor: { type: 'string' }, toString: { type: 'string' } });

    expect(through(schema, {})).toEqual({ value: {}, problems: [] });
  });
});

describe('whatever the form cannot draw', () => {
  it.each([
    [{}],
    [{ $ref: '#/$defs/tree' }],
    [{ type: 'array', prefixItems: [{ type: 'string' }] }],
    [{ type: 'object', additionalProperties: { type: 'string' } }],
    [{ allOf: [{ type: 'object' }] }],
  ])('is JSON, and stays what it was: %j', (x) => {
    expect(readField(x, 'x', false).kind).toBe('json');
    expect(through(object({ x }), { x: { a: [1, null, 'b'] } }).value).toEqual({ x: { a: [1, null, 'b'] } });
  });

  it('is told when it is no JSON', () => {
    expect(problem({}, '{"a": }')).toBe('catalogue.problem.json');
  });
});

describe('a value of another kind than the field', () => {
  it.each([
    [{ type: 'string' }, 5],
    [{ type: 'integer' }, '5'],
    [{ type: 'boolean' }, 'ja'],
    [{ enum: ['a'] }, 'b'],
    [{ type: 'array', items: { type: 'string' } }, { a: 1 }],
    [object({}), [1]],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, [1]],
  ] as [JsonSchema, unknown][])('%j: %j stands there to be mended', (schema, value) => {
    const field = readField(schema, 'x', false);
    const draft = draftOf(field, value);

    expect(draft).toEqual({ kind: 'misfit', text: JSON.stringify(value, null, 2) });
    expect(propsOf(field, draft, 'x').problems).toEqual([{ path: 'x', key: 'catalogue.problem.misfit' }]);
  });

  it('counts once it is mended', () => {
    const mended: Draft = { kind: 'misfit', text: '"fünf"' };

    expect(propsOf(readField({ type: 'string' }, 'x', true), mended)).toEqual({
      value: 'fünf',
      problems: [],
    });
  });
});
