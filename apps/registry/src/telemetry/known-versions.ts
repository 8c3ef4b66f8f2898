import type { Queryable } from '@fachwerk/database';

/** Cache time; for that long the first reports of a new rollout may be ignored. */
const REMEMBERED_MS = 500;

const IN_PLAN = `
  select distinct c.mfe || '@' || named.version as key
  from registry.channel c
  left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
  cross join lateral (values (c.stable), (c.last_good), (r.version)) as named (version)
  where named.version is not null`;

/**
 * The versions of the plan, as "cart@1.4.0-3f9a2c1". Other versions in reports are invented or outdated and
 * are ignored.
 */
export function createKnownVersions(db: Queryable, now: () => number): () => Promise<ReadonlySet<string>> {
  let known: Promise<ReadonlySet<string>> | undefined;
  let at = 0;
  return () => {
    if (!known || now() - at >= REMEMBERED_MS) {
      at = now();
      const asked = db
        .query<{ key: string }>(IN_PLAN)
        .then((rows): ReadonlySet<string> => new Set(rows.map(({ key }) => key)));
      // A failed query is not cached.
      asked.catch(() => (known = undefined));
      known = asked;
    }
    return known;
  };
}
