import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './fields';
import { type Read, readAll, RowError } from './row-error';

/** A column of a file: how its value is read, what an empty one means, and what the shop has. */
export interface Column<Owner, Value> {
  /** Reads a value that is not empty. */
  read: Read<Value>;
  /** Default of an empty value, and of something new in a file without the column. Absent: required. */
  otherwise?: { value: Value };
  /** The value in the shop, which stays if the file does not have the column. */
  known: (owner: Owner) => Value;
  /** What other systems call the column, separated by commas; suggested, never read. May be empty. */
  foreignNames: string;
}

export const required = <Owner, Value>(
  foreignNames: string,
  read: Read<NoInfer<Value>>,
  known: (owner: Owner) => Value,
): Column<Owner, Value> => ({ foreignNames, read, known });

export const optional = <Owner, Value>(
  foreignNames: string,
  read: Read<NoInfer<Value>>,
  value: NoInfer<Value>,
  known: (owner: Owner) => Value,
): Column<Owner, Value> => ({ foreignNames, read, otherwise: { value }, known });

/** The values of a table of columns. */
export type ValuesOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<never, infer Value> ? Value : never;
};

/** The values of the columns that the file has; an empty value is the default of its column. */
export function readValues<Columns extends Record<string, Column<never, unknown>>>(
  columns: Columns,
  fields: Fields,
): Partial<ValuesOf<Columns>> {
  const values: Record<string, unknown> = {};
  const steps = Object.entries(columns).map(([name, { read, otherwise }]) => () => {
    const text = fields(name);
    if (text === undefined) return;
    if (text === '' && !otherwise) throw new RowError(name, 'is missing');
    values[name] = text === '' ? otherwise?.value : read(text, name);
  });
  readAll(...steps);
  // Each value is what the column of its name has read.
  return values as Partial<ValuesOf<Columns>>;
}

type Table<Owner> = Record<string, Column<Owner, unknown>>;

/** Required columns that neither the file nor the shop has. */
export const missing = <Owner>(columns: Table<Owner>, stated: object, known: Owner | undefined): string[] =>
  Object.entries(columns).flatMap(([name, { otherwise }]) =>
    !Object.hasOwn(stated, name) && known === undefined && !otherwise ? [name] : [],
  );

/** What the file states; else what the shop has; else, of something new, the default. */
export function complete<Owner, Columns extends Table<Owner>>(
  columns: Columns,
  stated: Partial<ValuesOf<Columns>>,
  known: Owner | undefined,
): ValuesOf<Columns> {
  const values = Object.entries(columns).map(([name, column]) => {
    if (Object.hasOwn(stated, name)) return [name, stated[name as keyof Columns]];
    return [name, known === undefined ? column.otherwise?.value : column.known(known)];
  });
  // Each value is one of the column of its name; `missing` has refused a row without a required one.
  return Object.fromEntries(values) as ValuesOf<Columns>;
}

/** The columns whose values differ. */
export function changedColumns<Owner>(
  columns: Record<string, Column<Owner, unknown>>,
  before: Owner,
  after: Owner,
): string[] {
  return Object.entries(columns).flatMap(([name, { known }]) =>
    isDeepStrictEqual(known(before), known(after)) ? [] : [name],
  );
}
