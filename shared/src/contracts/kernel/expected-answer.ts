/**
 * What a caller depends on in an answer: a JSON type, the fields of an object, or the entries of a list.
 * Small enough for every browser; the contract has the whole schema.
 */
export type ExpectedAnswer =
  | 'string'
  | 'number'
  | 'boolean'
  | 'list'
  | 'object'
  | readonly [ExpectedAnswer]
  | { readonly [field: string]: ExpectedAnswer };

/** The first difference, e.g. "items: expected list"; undefined if the value is as expected. */
export function findDifference(expected: ExpectedAnswer, value: unknown, path = ''): string | undefined {
  const type = typeof expected === 'string' ? expected : isList(expected) ? 'list' : 'object';
  if (typeOf(value) !== type) return `${path || 'the body'}: expected ${type}`;
  if (typeof expected === 'string') return undefined;
  const parts: [string, ExpectedAnswer][] = isList(expected)
    ? Object.keys(value as object).map((index) => [index, expected[0]])
    : Object.entries(expected);
  for (const [name, part] of parts) {
    const inside = (value as Record<string, unknown>)[name];
    const difference = findDifference(part, inside, path ? `${path}.${name}` : name);
    if (difference) return difference;
  }
  return undefined;
}

/** Narrows a value that comes with the answer of another call. */
export const isAs = <T>(expected: ExpectedAnswer | undefined, value: unknown): value is T =>
  expected !== undefined && findDifference(expected, value) === undefined;

const isList = (value: unknown): value is readonly [ExpectedAnswer] => Array.isArray(value);

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
