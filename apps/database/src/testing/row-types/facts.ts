import type pg from 'pg';
import { parseNodeTree, type TreeNode, type TreeValue } from './node-tree';

/** What the analysis of statements needs to know of the schema and of PostgreSQL's functions. */
export interface SchemaFacts {
  /** "table.column" by object id and number, of columns that are never null. */
  notNull: ReadonlySet<string>;
  /** Analysed statement of each view by object id. */
  views: ReadonlyMap<string, TreeNode>;
  functions: ReadonlyMap<string, FunctionFacts>;
}

export interface FunctionFacts {
  name: string;
  /** Part of PostgreSQL. */
  isBuiltIn: boolean;
  /** Is null if an argument is null. */
  isStrict: boolean;
}

export async function readFacts(client: pg.Client): Promise<SchemaFacts> {
  const notNull = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull`,
  );
  const views = await client.query<{ id: string; tree: string }>(
    `select r.ev_class::text as id, r.ev_action::text as tree from pg_rewrite r
     join pg_class c on c.oid = r.ev_class
     where c.relkind = 'v' and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  );
  const functions = await client.query<FunctionFacts & { id: string }>(
    `select oid::text as id, proname as name, pronamespace = 'pg_catalog'::regnamespace as "isBuiltIn",
       proisstrict as "isStrict" from pg_proc`,
  );
  return {
    notNull: new Set(notNull.rows.map(({ key }) => key)),
    views: new Map(views.rows.map(({ id, tree }) => [id, onlyQuery(parseNodeTree(tree))])),
    functions: new Map(functions.rows.map(({ id, ...facts }) => [id, facts])),
  };
}

/** The only statement of a view or function, in as many lists as PostgreSQL wraps it. */
export function onlyQuery(tree: TreeValue): TreeNode {
  if (Array.isArray(tree) && tree[0] !== undefined) return onlyQuery(tree[0]);
  if (typeof tree === 'object' && tree !== null && !Array.isArray(tree)) return tree;
  throw new Error('PostgreSQL returned no analysed statement.');
}
