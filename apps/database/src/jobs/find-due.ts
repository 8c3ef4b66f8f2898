import type { Queryable } from '../pool';
import type { Job } from './job';

/** Reads in one statement which jobs are due. */
export function dueFinder(
  db: Queryable,
  table: string,
  jobs: readonly Job[],
): () => Promise<ReadonlySet<string>> {
  const scheduled = jobs.filter(({ due }) => 'everyMs' in due).map(({ name }) => name);
  const rows = jobs.flatMap(({ name, due }) =>
    'since' in due ? [`select '${name.replaceAll("'", "''")}' where (${due.since}) is not null`] : [],
  );
  const sql = [`select s.name from ${table} s where s.due_at <= now() and s.name = any($1)`, ...rows].join(
    ' union all ',
  );
  return async () => new Set((await db.query<{ name: string }>(sql, [scheduled])).map(({ name }) => name));
}
