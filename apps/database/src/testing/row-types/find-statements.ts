import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { createTextEvaluator } from './constant-texts';
import { type DeclaredColumn, declaredColumns, rowOf } from './declared-columns';
import { findClaims } from './find-claims';

const IS_TEST = /\.test\.tsx?$|\/src\/(?:.*\/)?testing\//;

/** A call of `query`, `drain` or `claimRow` in the code of an app. */
export interface StatementCall {
  /** From the folder of the packages: "shop-api/src/selling/cart/cart.ts". */
  file: string;
  line: number;
  /** Every text that the statement can have; undefined if it is not composed of constants. */
  texts: readonly string[] | undefined;
  /** Columns of the declared rows; undefined if the call declares none. */
  columns: readonly DeclaredColumn[] | undefined;
  /** Undefined if they are not listed in the call. */
  valueCount: number | undefined;
}

/** All of these calls below `src` of the packages, without tests and what they share. */
export function findStatements(packageFolders: readonly string[]): StatementCall[] {
  const program = openProgram(packageFolders);
  const checker = program.getTypeChecker();
  const isOwn = (path: string) => packageFolders.some((folder) => path.startsWith(join(folder, 'src/')));
  const files = program.getSourceFiles().filter(({ fileName }) => isOwn(fileName));
  const calls = files.flatMap(callsIn);
  const findCalls = createCallFinder(checker, calls, files);
  const textsOf = createTextEvaluator(checker, findCalls);

  const placeOf = (call: ts.CallExpression) => {
    const file = call.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(call.getStart());
    return { file: relative(dirname(packageFolders[0] ?? ''), file.fileName), line: line + 1 };
  };
  const queries = calls.filter(isQuery).map((call) => {
    const [statement, values] = call.arguments;
    return {
      ...placeOf(call),
      texts: statement && textsOf(statement),
      columns: declaredColumns(checker, rowOf(checker, call)),
      valueCount: countOf(values),
    };
  });
  const claims = findClaims(calls, { checker, textsOf }).map(({ call, texts, row }) => ({
    ...placeOf(call),
    texts,
    columns: declaredColumns(checker, row),
    valueCount: undefined,
  }));
  return [...queries, ...claims];
}

/** Types of other packages are in no row, and reading them takes half of the time. */
const PACKAGES_WITH_ROWS = /^(?:\.|@fachwerk\/|node:|pg$|zod)/;

/** One program for all packages: most of the time is spent on types that they share. */
function openProgram(packageFolders: readonly string[]): ts.Program {
  const system = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const configs = packageFolders.map((folder) => {
    const config = join(folder, 'tsconfig.json');
    const parsed = ts.getParsedCommandLineOfConfigFile(config, { types: ['node'] }, system);
    if (!parsed) throw new Error(`${config} cannot be read.`);
    return parsed;
  });
  const files = configs.flatMap(({ fileNames }) => fileNames.filter((name) => !IS_TEST.test(name)));
  const options = configs[0]?.options ?? {};
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (names, importer) =>
    names.map(({ text }) =>
      PACKAGES_WITH_ROWS.test(text)
        ? ts.resolveModuleName(text, importer, options, host, cache)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}

/**
 * Finds the calls of a function. Only those are resolved that have its name, or a name that an import or
 * export gives to another one: resolving all calls checks the types of nearly the whole program.
 */
function createCallFinder(
  checker: ts.TypeChecker,
  calls: readonly ts.CallExpression[],
  files: readonly ts.SourceFile[],
): (callee: ts.Symbol) => ts.CallExpression[] {
  const renamed = new Set(files.flatMap(renamedIn));
  const found = new Map<ts.Symbol, ts.CallExpression[]>();
  const calleeOf = ({ expression }: ts.CallExpression): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(expression);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  return (callee) => {
    const known = found.get(callee);
    if (known) return known;
    const own = calls.filter((call) => {
      const name = nameOf(call);
      return name !== undefined && (name === callee.name || renamed.has(name)) && calleeOf(call) === callee;
    });
    found.set(callee, own);
    return own;
  };
}

function nameOf({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** Local names of default imports, and those after `as`. */
function renamedIn(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.propertyName)
      names.push(node.name.text);
    if (ts.isImportClause(node) && node.name) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  // Both are at the top of a file.
  file.statements
    .filter((node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    .forEach(visit);
  return names;
}

function callsIn(node: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child)) calls.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return calls;
}

const isQuery = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'query';

function countOf(values: ts.Expression | undefined): number | undefined {
  if (!values) return 0;
  return ts.isArrayLiteralExpression(values) && !values.elements.some(ts.isSpreadElement)
    ? values.elements.length
    : undefined;
}
