import type { Read } from '../values/row-error';

/** A column of the product file: how its value is read, what an empty one means, and what the shop has. */
export interface Column<Owner, Value> {
  /** Reads a value that is not empty. */
  read: Read<Value>;
  /** Default of an empty value, and of a new item in a file without the column. Absent: required. */
  otherwise?: { value: Value };
  /** The value of the product or item in the shop, which stays if the file does not have the column. */
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
