import type { DeclaredColumn } from './declared-columns';
import type { Column } from './describe-statement';

/** Kinds of values that the driver returns (pool.ts); "any" matches every object, list and text. */
const KINDS: Record<string, string> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  oid: 'number',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  uuid: 'string',
  name: 'string',
  inet: 'string',
  cidr: 'string',
  tsvector: 'string',
  tsquery: 'string',
  void: 'string',
  regclass: 'string',
  xid8: 'string',
  pg_lsn: 'string',
  'time without time zone': 'string',
  boolean: 'boolean',
  date: 'Date',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
  bytea: 'Buffer',
  json: 'any',
  jsonb: 'any',
};

/** Lists whose elements the driver does not convert as it converts a single value. */
const LIST_KINDS: Record<string, string> = { 'bigint[]': 'string[]' };

const kindOf = (type: string): string | undefined =>
  LIST_KINDS[type] ?? (type.endsWith('[]') ? list(kindOf(type.slice(0, -2))) : KINDS[type]);

const list = (kind: string | undefined): string | undefined => kind && `${kind}[]`;

/** What a declared row type states wrongly of the rows that the statement returns. */
export function compareColumns(declared: readonly DeclaredColumn[], columns: readonly Column[]): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...declared.flatMap((one) => {
      const column = byName.get(one.name);
      if (column) return faultsOf(one, column);
      return one.isOptional ? [] : [`"${one.name}" is declared, but not selected`];
    }),
    ...columns
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `"${name}" is selected, but not declared`),
  ];
}

function faultsOf({ name, kinds, isOptional }: DeclaredColumn, { type, isNullable }: Column): string[] {
  if (kinds.has('unknown')) return [];
  const expected = kindOf(type);
  if (!expected) return [`"${name}" has the type ${type}, which the comparison does not know`];
  const wrong = [...kinds].filter(
    (kind) => kind !== 'null' && kind !== 'undefined' && !matches(kind, expected),
  );
  return [
    ...wrong.map((kind) => `"${name}" is declared as ${kind}, but ${type} is read as ${expected}`),
    ...(isNullable === true && !kinds.has('null') ? [`"${name}" can be null`] : []),
    ...(isNullable === false && kinds.has('null') ? [`"${name}" is never null`] : []),
    ...(kinds.has('undefined') && !isOptional ? [`"${name}" is never undefined`] : []),
  ];
}

function matches(kind: string, expected: string): boolean {
  if (kind.endsWith('[]') && expected.endsWith('[]')) {
    const element = kind.slice(0, -2);
    return element === 'null' || element === 'unknown' || matches(element, expected.slice(0, -2));
  }
  return expected === 'any' ? !/^(?:Date|Buffer)/.test(kind) : kind === expected;
}
