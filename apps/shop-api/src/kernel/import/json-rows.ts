import { readAll, RowError } from './row-error';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text that a CSV file would have; undefined for a value that has none. */
const toText = (value: unknown): string | undefined => {
  if (value === null || value === false) return '';
  if (value === true) return 'yes';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((one) => (Array.isArray(one) ? undefined : toText(one)));
  return texts.includes(undefined) ? undefined : texts.join(' | ');
};

/** JSON numbers are exact: with a fourth decimal, "1,234" has one meaning only. */
const numberText = (value: number): string =>
  String(value)
    .replace('.', ',')
    .replace(/,\d{3}$/, '$&0');

/**
 * The values of objects as those of a CSV row. Null, false and an empty list are empty values; a field that
 * is not there is an absent column. `groups`: objects whose fields are columns of their own; one that states
 * a column by two names ("Mo." and "mon") throws a RowError.
 */
export function jsonFields(
  groups: Readonly<Record<string, (name: string) => string>>,
  ...objects: readonly JsonObject[]
): Map<string, string> {
  const fields = new Map<string, string>();
  const add = (column: string, value: unknown) => {
    const text = toText(value);
    if (text === undefined) throw new RowError(column, 'must be a text, a number or a list of them');
    fields.set(column, text);
  };
  const addGroup = (group: JsonObject, columnOf: (name: string) => string) => {
    const names = new Map<string, string>();
    const addOne = (name: string, value: unknown) => {
      const column = columnOf(name);
      const first = names.get(column);
      if (first !== undefined) throw new RowError(column, `is stated twice, by '${first}' and by '${name}'`);
      names.set(column, name);
      add(column, value);
    };
    readAll(
      ...Object.entries(group).map(
        ([name, value]) =>
          () =>
            addOne(name, value),
      ),
    );
  };
  const steps = objects.flatMap(Object.entries<unknown>).map(([key, value]) => () => {
    const columnOf = Object.hasOwn(groups, key) ? groups[key] : undefined;
    if (!columnOf) add(key, value);
    else if (!isObject(value)) throw new RowError(key, 'must be an object');
    else addGroup(value, columnOf);
  });
  readAll(...steps);
  return fields;
}

function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

export function readJson(text: string): { value: unknown } | { problem: string; line: number } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'not JSON';
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return { problem: `cannot be read as JSON: ${message}`, line: lineOf(text, position) };
  }
}
