import ts from 'typescript';

/** JavaScript's kinds of values as the driver returns them. A list adds "[]" to the kind of its elements. */
export type Kind = string;

export interface DeclaredColumn {
  name: string;
  isOptional: boolean;
  /** Such as "string", "number", "Date", "Buffer", "object", "null", "undefined", "unknown", "string[]". */
  kinds: ReadonlySet<Kind>;
}

/** Columns of a row type; undefined if it declares none. */
export function declaredColumns(
  checker: ts.TypeChecker,
  row: ts.Type | undefined,
): DeclaredColumn[] | undefined {
  const members = row?.isUnion() ? row.types : row ? [row] : [];
  const properties = members.flatMap((member) => checker.getPropertiesOfType(member));
  if (properties.length === 0) return undefined;
  const names = [...new Set(properties.map(({ name }) => name))];
  return names.map((name) => {
    const same = properties.filter((property) => property.name === name);
    return {
      name,
      isOptional:
        same.length < members.length || same.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0),
      kinds: new Set(same.flatMap((property) => kindsOf(checker, checker.getTypeOfSymbol(property)))),
    };
  });
}

/** `Row` of the result `Promise<Row[]>` of a call of `query`. */
export function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const signature = checker.getResolvedSignature(call);
  const rows = signature && firstArgument(checker, checker.getReturnTypeOfSignature(signature));
  return rows && firstArgument(checker, rows);
}

const firstArgument = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.getTypeArguments(type as ts.TypeReference)[0];

const KINDS: readonly (readonly [ts.TypeFlags, Kind])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.BigIntLike, 'bigint'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.Unknown | ts.TypeFlags.Any, 'unknown'],
];

function kindsOf(checker: ts.TypeChecker, type: ts.Type): Kind[] {
  if (type.isUnion()) return type.types.flatMap((member) => kindsOf(checker, member));
  const [, simple] = KINDS.find(([flags]) => (type.flags & flags) !== 0) ?? [];
  if (simple) return [simple];
  if (checker.isArrayType(type)) {
    const element = firstArgument(checker, type);
    return element ? kindsOf(checker, element).map((kind) => `${kind}[]`) : ['object'];
  }
  const name = type.getSymbol()?.name;
  return [name === 'Date' || name === 'Buffer' ? name : 'object'];
}
