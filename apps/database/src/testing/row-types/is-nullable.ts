import type { SchemaFacts } from './facts';
import { type ColumnKey, columnsKnownByCondition } from './known-by-condition';
import { nodeOf, nodesOf, numberOf, textOf, type TreeNode } from './node-tree';

/** Undefined: not known. */
export type Nullability = boolean | undefined;

/** A statement with those that contain it, the innermost first. */
type Scope = readonly TreeNode[];

// Values of PostgreSQL's enumerations (parsenodes.h, primnodes.h).
const UPDATE = '2';
const TABLE = '0';
const SUBQUERY = '1';
const JOIN = '2';
const COMMON_TABLE = '6';
const GROUP = '9';
const EXISTS = '0';
const SCALAR = '4';
const ARRAY = '6';
const RETURNS_OLD = '1';

/** Functions that can return null though no argument is null. */
const MAY_RETURN_NULL =
  /^(?:json|regexp|array_(?:length|lower|upper|ndims|position)|substring|to_reg|pg_|current_setting|lag|lead|nth_value|lower_|unnest)/;
/** Aggregates of no row that are not null. */
const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile', 'percent_rank', 'cume_dist']);
const NEVER_NULL = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ARRAYEXPR',
  'ROWEXPR',
  'SQLVALUEFUNCTION',
  'GROUPINGFUNC',
]);
const CONVERSIONS = new Set([
  'RELABELTYPE',
  'COERCEVIAIO',
  'ARRAYCOERCEEXPR',
  'COLLATEEXPR',
  'COERCETODOMAIN',
  'NAMEDARGEXPR',
]);

/** The columns that the rows of a statement have, without those that only sort or group. */
export const resultOf = (query: TreeNode): TreeNode[] =>
  nodesOf(query, query.fields.commandType === '1' ? 'targetList' : 'returningList').filter(
    (target) => target.fields.resjunk !== 'true',
  );

/** Whether a row of the statement can have null in the column with this index. */
export function isNullable(facts: SchemaFacts, statement: TreeNode, column: number): Nullability {
  /** Queries and assignments that are being evaluated: within itself, a recursive query adds no null. */
  const open = new Set<TreeNode>();

  function guarded(node: TreeNode, evaluate: () => Nullability): Nullability {
    open.add(node);
    const result = evaluate();
    open.delete(node);
    return result;
  }

  function ofColumn(scope: Scope, index: number): Nullability {
    const [query] = scope;
    if (!query || open.has(query)) return false;
    return guarded(query, () => {
      const union = nodeOf(query, 'setOperations');
      if (union) return any(leavesOf(union).map((leaf) => ofTableColumn(scope, leaf, index + 1)));
      const target = resultOf(query)[index];
      return target && ofPart(scope, target, 'expr');
    });
  }

  /** A column of an entry of `from`; both are numbered from 1. */
  function ofTableColumn(scope: Scope, table: number, number: number): Nullability {
    const [query] = scope;
    const entry = query && nodesOf(query, 'rtable')[table - 1];
    if (!query || !entry || number < 1) return false;
    const { rtekind, relid } = entry.fields;
    if (rtekind === TABLE) {
      const view = facts.views.get(String(relid));
      return view ? ofColumn([view], number - 1) : !facts.notNull.has(`${String(relid)}.${number}`);
    }
    if (rtekind === SUBQUERY) {
      const subquery = nodeOf(entry, 'subquery');
      return subquery && ofColumn([subquery, ...scope], number - 1);
    }
    if (rtekind === JOIN || rtekind === GROUP) {
      const expression = nodesOf(entry, rtekind === JOIN ? 'joinaliasvars' : 'groupexprs')[number - 1];
      return expression && of(scope, expression);
    }
    if (rtekind === COMMON_TABLE) {
      const outer = scope.slice(numberOf(entry, 'ctelevelsup'));
      const part =
        outer[0] && nodesOf(outer[0], 'cteList').find(hasText('ctename', textOf(entry, 'ctename')));
      const subquery = part && nodeOf(part, 'ctequery');
      return subquery && ofColumn([subquery, ...outer], number - 1);
    }
    return undefined;
  }

  function ofVariable(scope: Scope, node: TreeNode): Nullability {
    const outer = scope.slice(numberOf(node, 'varlevelsup'));
    const [query] = outer;
    if (!query) return undefined;
    const table = numberOf(node, 'varno');
    const number = numberOf(node, 'varattno');
    const key: ColumnKey = `${table}.${number}`;
    const assignment = assignmentOf(query, table, number);
    if (assignment && !open.has(assignment)) {
      const isSetToNull = guarded(assignment, () => ofPart(outer, assignment, 'expr'));
      return ofTableColumn(outer, table, number) && (isSetToNull || undefined);
    }
    const isOuter = countOf(node, 'varnullingrels') > 0 || node.fields.varreturningtype === RETURNS_OLD;
    const result = isOuter || ofTableColumn(outer, table, number);
    const { afterWhere, afterJoins } = columnsKnownByCondition(facts, query);
    // The same row type may serve a statement without the condition.
    return result && (afterWhere.has(key) || (!isOuter && afterJoins.has(key))) ? undefined : result;
  }

  function ofFunction(scope: Scope, node: TreeNode, id: unknown): Nullability {
    const known = facts.functions.get(String(id));
    const result = any(nodesOf(node, 'args').map((argument) => of(scope, argument)));
    if (!known?.isBuiltIn || !known.isStrict)
      return /^(?:jsonb?_build|concat$)/.test(known?.name ?? '') ? false : undefined;
    return result === false && MAY_RETURN_NULL.test(known.name) ? undefined : result;
  }

  function ofAggregate(scope: Scope, node: TreeNode): Nullability {
    const name = facts.functions.get(String(node.fields.aggfnoid ?? node.fields.winfnoid))?.name ?? '';
    if (COUNTS.has(name)) return false;
    if (node.type === 'WINDOWFUNC') return undefined;
    const [query] = scope;
    const hasGroups = query && nodesOf(query, 'groupClause').length > 0;
    if (!hasGroups || nodeOf(node, 'aggfilter')) return true;
    // In a list of values, null is a value.
    if (/agg$/.test(name) && name !== 'string_agg') return false;
    return any(nodesOf(node, 'args').map((argument) => ofPart(scope, argument, 'expr')));
  }

  function ofSubquery(scope: Scope, node: TreeNode): Nullability {
    const kind = node.fields.subLinkType;
    if (kind === EXISTS || kind === ARRAY) return false;
    const query = nodeOf(node, 'subselect');
    if (!query || kind !== SCALAR) return undefined;
    const hasOneRow =
      query.fields.hasAggs === 'true' &&
      nodesOf(query, 'groupClause').length === 0 &&
      !nodeOf(query, 'havingQual') &&
      !nodeOf(query, 'limitCount');
    return hasOneRow ? ofColumn([query, ...scope], 0) : true;
  }

  const ofPart = (scope: Scope, node: TreeNode, field: string): Nullability => {
    const part = nodeOf(node, field);
    return part ? of(scope, part) : undefined;
  };

  function of(scope: Scope, node: TreeNode): Nullability {
    const { type, fields } = node;
    if (NEVER_NULL.has(type)) return false;
    if (CONVERSIONS.has(type)) return ofPart(scope, node, 'arg');
    switch (type) {
      case 'CONST':
        return fields.constisnull === 'true';
      case 'VAR':
        return ofVariable(scope, node);
      case 'OPEXPR':
        return ofFunction(scope, node, fields.opfuncid);
      case 'FUNCEXPR':
        return ofFunction(scope, node, fields.funcid);
      case 'BOOLEXPR':
        return any(nodesOf(node, 'args').map((argument) => of(scope, argument)));
      case 'AGGREF':
      case 'WINDOWFUNC':
        return ofAggregate(scope, node);
      case 'SUBLINK':
        return ofSubquery(scope, node);
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return all(nodesOf(node, 'args').map((argument) => of(scope, argument)));
      case 'CASEEXPR':
        return any([
          ...nodesOf(node, 'args').map((branch) => ofPart(scope, branch, 'result')),
          nodeOf(node, 'defresult') ? ofPart(scope, node, 'defresult') : true,
        ]);
      case 'NULLIFEXPR':
        return true;
      default:
        return undefined;
    }
  }

  return ofColumn([statement], column);
}

const hasText = (field: string, text: string) => (node: TreeNode) => textOf(node, field) === text;

/** What an update sets the column to. */
const assignmentOf = (query: TreeNode, table: number, column: number): TreeNode | undefined =>
  query.fields.commandType === UPDATE && table === numberOf(query, 'resultRelation')
    ? nodesOf(query, 'targetList').find(hasText('resno', String(column)))
    : undefined;

const countOf = (node: TreeNode, field: string): number => {
  const value = node.fields[field];
  return Array.isArray(value) ? value.length : 0;
};

/** Numbers of the entries of `from` that a union, intersection or difference combines. */
function leavesOf(node: TreeNode): number[] {
  if (node.type === 'RANGETBLREF') return [numberOf(node, 'rtindex')];
  return [nodeOf(node, 'larg'), nodeOf(node, 'rarg')].flatMap((side) => (side ? leavesOf(side) : []));
}

/** Null if one is null. */
const any = (values: readonly Nullability[]): Nullability =>
  values.includes(true) ? true : values.includes(undefined) ? undefined : false;

/** Null if all are null. */
const all = (values: readonly Nullability[]): Nullability =>
  values.includes(false) ? false : values.includes(undefined) ? undefined : true;
