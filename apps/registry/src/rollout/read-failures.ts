import type { Queryable } from '@fachwerk/database';
import type { Failures } from '@fachwerk/shared/contracts';

interface Row {
  [column: string]: unknown;
  mfe: string;
  version: string;
  widget: string;
  step: string;
  message: string;
  victim: string;
  page: string;
  count: number;
  healed: number;
  firstAt: Date;
  lastAt: Date;
}

/** Rows are stored per day: groups whose last failure is within the hours, with the counts of those days. */
const FAILURES = `
  select mfe, version, widget, step, message, (array_agg(page order by last_at desc))[1] as page, max(victim) as victim,
    sum(count)::int as count, sum(healed)::int as healed, min(first_at) as "firstAt", max(last_at) as "lastAt"
  from registry.failure
  where last_at >= now() - $1::float * interval '1 hour'
  group by 1, 2, 3, 4, 5 order by count desc, "lastAt" desc limit 500`;

export async function readFailures(db: Queryable, hours: number): Promise<Failures> {
  const rows = await db.query<Row>(FAILURES, [hours]);
  return {
    failures: rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
}
