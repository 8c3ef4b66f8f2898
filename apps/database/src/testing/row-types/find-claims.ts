import ts from 'typescript';
import type { TextsOf } from './constant-texts';

/** A call that claims rows of a queue (`../../jobs/drain.ts`). */
export interface ClaimCall {
  call: ts.CallExpression;
  /** Statements with the same columns; undefined if queue or columns are not constants. */
  texts: readonly string[] | undefined;
  row: ts.Type | undefined;
}

interface Tools {
  checker: ts.TypeChecker;
  textsOf: TextsOf;
}

const CLAIMING = ['drain', 'claimRow'];

/** The calls of `drain` and `claimRow` among these. */
export function findClaims(calls: readonly ts.CallExpression[], { checker, textsOf }: Tools): ClaimCall[] {
  const tablesOf = (queue: ts.Expression): readonly string[] | undefined => {
    const declaration = declarationOf(checker, ts.isCallExpression(queue) ? queue.expression : queue);
    const defined = declaration && findCall(declaration, 'defineQueue');
    const table = defined && propertyOf(defined.arguments[0], 'table');
    return table && textsOf(table);
  };

  return calls.filter(isClaim).map((call) => {
    const [, queue, claim] = call.arguments;
    const columns = propertyOf(claim, 'columns');
    const selected = columns && textsOf(columns);
    const [rowType] = call.typeArguments ?? [];
    const row = rowType && checker.getTypeFromTypeNode(rowType);
    // Added to each claim.
    const attempts = row?.getProperty('attempts') ? ', r.attempts' : '';
    const tables = queue && tablesOf(queue);
    const texts = tables?.flatMap(
      (table) => selected?.map((one) => `select ${one}${attempts} from ${table} r`) ?? [],
    );
    return { call, texts, row };
  });
}

const isClaim = ({ expression }: ts.CallExpression): boolean =>
  ts.isIdentifier(expression) && CLAIMING.includes(expression.text);

function declarationOf(checker: ts.TypeChecker, node: ts.Node): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.valueDeclaration;
}

function findCall(node: ts.Node, name: string): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name)
    return node;
  return ts.forEachChild(node, (child) => findCall(child, name));
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    (one) => one.name && ts.isIdentifier(one.name) && one.name.text === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
