import type { Queryable } from '@fachwerk/database';
import { noSample, type Sample } from './sample';

/** A period in which a candidate and its base are counted. */
export interface Window {
  id: number;
  mfe: string;
  version: string;
  base: string | null;
  since: Date;
  /** Null for an open rollout. */
  until: Date | null;
}

interface Row {
  [column: string]: unknown;
  id: number;
  version: string;
  views: number;
  mounts: number;
  failures: number;
  errors: number;
  goals: number;
  recentViews: number;
  recentFailures: number;
  mountMs: number[];
}

/** The minute in which a stage began counts completely, so that its first seconds are not lost. */
const COUNTED = `
  with counted as (
    select w.id, t.*, t.minute > now() - $2::float * interval '1 minute' as is_recent
    from jsonb_to_recordset($1::jsonb) as w (id bigint, mfe text, version text, base text, since timestamptz, until timestamptz)
    cross join lateral unnest(array[w.version, w.base]) as compared (version)
    cross join lateral (
      -- "offset" keeps one range of the primary key per version; a join would read all minutes.
      select * from registry.telemetry_minute m where m.mfe = w.mfe and m.version = compared.version
        and m.minute >= date_trunc('minute', w.since) and m.minute <= coalesce(w.until, 'infinity') offset 0
    ) t
  ), class as (
    select id, version, place, sum(count)::int as count
    from counted cross join lateral unnest(mount_ms) with ordinality as class (count, place) group by 1, 2, 3
  ), classes as (
    select id, version, array_agg(count order by place) as mount_ms from class group by 1, 2
  )
  select id, version, sum(views)::int as views, sum(mounts)::int as mounts, sum(failures)::int as failures,
    sum(errors)::int as errors, sum(goals)::int as goals,
    coalesce(sum(views) filter (where is_recent), 0)::int as "recentViews",
    coalesce(sum(failures) filter (where is_recent), 0)::int as "recentFailures",
    min(classes.mount_ms) as "mountMs"
  from counted join classes using (id, version) group by 1, 2`;

export interface Samples {
  candidate: Sample;
  base: Sample | null;
}

/** Counts of all windows, by their id. */
export async function measure(
  db: Queryable,
  windows: readonly Window[],
  recentMinutes: number,
): Promise<Map<number, Samples>> {
  if (windows.length === 0) return new Map();
  const rows = await db.query<Row>(COUNTED, [JSON.stringify(windows), recentMinutes]);
  const sampleOf = (id: number, version: string): Sample => {
    const row = rows.find((each) => each.id === id && each.version === version);
    if (!row) return noSample(version);
    const { id: _id, recentViews, recentFailures, ...counts } = row;
    return { ...counts, recent: { views: recentViews, failures: recentFailures } };
  };
  return new Map(
    windows.map(({ id, version, base }) => [
      id,
      { candidate: sampleOf(id, version), base: base === null ? null : sampleOf(id, base) },
    ]),
  );
}
