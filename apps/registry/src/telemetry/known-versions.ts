import type { Queryable } from '@fachwerk/database';

/** Cache time; for that long the first reports of a new rollout may be ignored. */
const REMEMBERED_MS = 500;

/** The comparison that a version is part of. */
export interface Stage {
  rollout: number;
  since: Date;
  /**
   * Visitors of the version for each visitor of the candidate: 1 for the candidate, 99 for its base at 1 %. A
   * network may add to the counts of both in this ratio, so that large networks do not bias the comparison.
   */
  times: number;
}

interface Row {
  [column: string]: unknown;
  key: string;
  rollout: number | null;
  since: Date | null;
  times: number | null;
}

const IN_PLAN = `
  select distinct c.mfe || '@' || named.version as key, compared.*
  from registry.channel c
  left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
  cross join lateral (values (c.stable), (c.last_good), (r.version)) as named (version)
  left join lateral (select r.id as rollout, r.stage_since as since,
    case when named.version = r.version then 1
      else greatest(1, round((100 - r.percent) / greatest(r.percent, 0.01)))::int end as times
  ) compared on named.version in (r.version, r.base)
  where named.version is not null`;

/**
 * The versions of the plan, as "cart@1.4.0-3f9a2c1", with the stage in which they are compared. Other
 * versions in reports are invented or outdated and are ignored.
 */
export function createKnownVersions(
  db: Queryable,
  now: () => number,
): () => Promise<ReadonlyMap<string, Stage | undefined>> {
  let known: Promise<ReadonlyMap<string, Stage | undefined>> | undefined;
  let at = 0;
  return () => {
    if (!known || now() - at >= REMEMBERED_MS) {
      at = now();
      const asked = db
        .query<Row>(IN_PLAN)
        .then((rows): ReadonlyMap<string, Stage | undefined> => new Map(rows.map(toEntry)));
      // A failed query is not cached.
      asked.catch(() => (known = undefined));
      known = asked;
    }
    return known;
  };
}

const toEntry = ({ key, rollout, since, times }: Row): [string, Stage | undefined] => [
  key,
  rollout !== null && since && times !== null ? { rollout, since, times } : undefined,
];
