import type { SchemaFacts } from './facts';
import { nodeOf, nodesOf, numberOf, type TreeNode } from './node-tree';

/** Entry of `from` and column, both numbered from 1. */
export type ColumnKey = `${number}.${number}`;

export interface KnownColumns {
  /** Not null in every row, also if an outer join can set the column to null. */
  afterWhere: ReadonlySet<ColumnKey>;
  /** Not null in the rows that an inner join returns. */
  afterJoins: ReadonlySet<ColumnKey>;
}

const IS_NOT_NULL = '1';
const INNER = '0';
const known = new WeakMap<TreeNode, KnownColumns>();

/** Columns that are not null because a condition of the statement is true: "x is not null", "x = 1". */
export function columnsKnownByCondition(facts: SchemaFacts, query: TreeNode): KnownColumns {
  const before = known.get(query);
  if (before) return before;
  const from = nodeOf(query, 'jointree');
  const result = {
    afterWhere: new Set(columnsOf(facts, from && nodeOf(from, 'quals'))),
    afterJoins: new Set(from ? nodesOf(from, 'fromlist').flatMap((part) => ofJoins(facts, part)) : []),
  };
  known.set(query, result);
  return result;
}

function ofJoins(facts: SchemaFacts, node: TreeNode): ColumnKey[] {
  if (node.type !== 'JOINEXPR') return [];
  const sides = [nodeOf(node, 'larg'), nodeOf(node, 'rarg')];
  return [
    ...(node.fields.jointype === INNER ? columnsOf(facts, nodeOf(node, 'quals')) : []),
    ...sides.flatMap((side) => (side ? ofJoins(facts, side) : [])),
  ];
}

/** Columns that are not null if the condition is true. */
function columnsOf(facts: SchemaFacts, condition: TreeNode | undefined): ColumnKey[] {
  if (!condition) return [];
  const { type, fields } = condition;
  if (type === 'BOOLEXPR')
    return fields.boolop === 'and'
      ? nodesOf(condition, 'args').flatMap((part) => columnsOf(facts, part))
      : [];
  if (type === 'NULLTEST')
    return fields.nulltesttype === IS_NOT_NULL ? columnsBehind(facts, nodeOf(condition, 'arg')) : [];
  return columnsBehind(facts, condition);
}

/** Columns that are not null if the value is not null. */
function columnsBehind(facts: SchemaFacts, value: TreeNode | undefined): ColumnKey[] {
  if (!value) return [];
  const { type, fields } = value;
  const args = nodesOf(value, 'args');
  if (type === 'VAR')
    return fields.varlevelsup === '0' ? [`${numberOf(value, 'varno')}.${numberOf(value, 'varattno')}`] : [];
  if (type === 'RELABELTYPE' || type === 'COERCEVIAIO') return columnsBehind(facts, nodeOf(value, 'arg'));
  if (type === 'SCALARARRAYOPEXPR') return columnsBehind(facts, args[0]);
  const id = type === 'OPEXPR' ? fields.opfuncid : type === 'FUNCEXPR' ? fields.funcid : undefined;
  return facts.functions.get(String(id))?.isStrict ? args.flatMap((part) => columnsBehind(facts, part)) : [];
}
