import type pg from 'pg';
import { onlyQuery, type SchemaFacts } from './facts';
import { isNullable, resultOf } from './is-nullable';
import { parseNodeTree, textOf } from './node-tree';

/** A column of the rows that a statement returns. */
export interface Column {
  name: string;
  /** As PostgreSQL writes it, such as "integer" or "timestamp with time zone". */
  type: string;
  /** Undefined: not known. */
  isNullable: boolean | undefined;
}

export interface Description {
  columns: Column[];
  /** Types of the parameters. */
  parameters: string[];
}

/** Statements that PostgreSQL executes without a plan; they return no rows. */
const UTILITY = /^\s*(?:lock|set|create|alter|drop|truncate|analyze|refresh|vacuum|notify|listen)\b/i;

/**
 * Analyses the statement in the database, without running it. `prepare` has the types of parameters and
 * columns. The body of a function has the analysed statement, in which every name is resolved and every
 * column that an outer join can set to null is marked.
 */
export async function describeStatement(
  client: pg.Client,
  facts: SchemaFacts,
  text: string,
): Promise<Description> {
  if (UTILITY.test(text)) return { columns: [], parameters: [] };
  try {
    const types = await lastRow<{ parameters: string[]; results: string[] | null }>(
      client,
      `begin; prepare described as ${text};
       select parameter_types::text[] as parameters, result_types::text[] as results
       from pg_prepared_statements where name = 'described'`,
    );
    const body = await lastRow<{ tree: string }>(
      client,
      `create function pg_temp.described(${types.parameters.join(', ')}) returns void begin atomic ${text}; end;
       select prosqlbody::text as tree from pg_proc
       where proname = 'described' and pronamespace = pg_my_temp_schema()`,
    );
    const query = onlyQuery(parseNodeTree(body.tree));
    const columns = resultOf(query).map((target, index) => ({
      name: textOf(target, 'resname'),
      type: types.results?.[index] ?? '',
      isNullable: isNullable(facts, query, index),
    }));
    return { columns, parameters: types.parameters };
  } finally {
    await client.query('rollback; deallocate all');
  }
}

/** Row of the last of several statements, which are sent together. */
async function lastRow<Row extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Row> {
  const results: unknown = await client.query(sql);
  // For several statements the driver returns a list, which its types do not state.
  const [row] = (results as pg.QueryResult<Row>[]).at(-1)?.rows ?? [];
  if (!row) throw new Error('PostgreSQL has not described the statement.');
  return row;
}
