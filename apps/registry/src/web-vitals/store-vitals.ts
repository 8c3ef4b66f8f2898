import type { Queryable } from '@fachwerk/database';
import { addedClasses } from '../telemetry/store-counts';
import type { VitalCounts } from './vital-classes';
import type { ReleaseTally, WidgetTally } from './vital-tally';

/** Days without a report, and number of releases, after which their counts are removed. */
const KEPT_DAYS = 60;
const MOST_RELEASES = 50;
/** Versions of a micro-frontend, newest first. */
const MOST_VERSIONS = 10;

/** Rows are written in the order of the key, so that concurrent instances do not deadlock. */
const ADD_RELEASES = `
  insert into registry.release_vital as v (release, page_type, views, lcp, cls, inp, fcp)
  select n.release, n."pageType", n.views, n.lcp, n.cls, n.inp, n.fcp
  from jsonb_to_recordset($1::jsonb)
    as n (release text, "pageType" text, views int, lcp int[], cls int[], inp int[], fcp int[])
  where n.release = any($2::text[])
    or exists (select from registry.release_vital known where known.release = n.release)
  order by n.release, n."pageType"
  on conflict (release, page_type) do update set
    last_at = now(), views = v.views + excluded.views,
    lcp = ${addedClasses('v', 'lcp')}, cls = ${addedClasses('v', 'cls')},
    inp = ${addedClasses('v', 'inp')}, fcp = ${addedClasses('v', 'fcp')}`;

/** Names come from browsers: only those of published versions and their widgets are stored. */
const ADD_WIDGETS = `
  insert into registry.widget_vital as v (mfe, version, widget, lcp, cls, inp)
  select n.mfe, n.version, n.widget, n.lcp, n.cls, n.inp
  from jsonb_to_recordset($1::jsonb) as n (mfe text, version text, widget text, lcp int[], cls int[], inp int[])
  where exists (select from registry.version k where k.mfe = n.mfe and k.version = n.version)
    and exists (select from registry.widget_name k where k.name = n.widget)
  order by n.mfe, n.version, n.widget
  on conflict (mfe, version, widget) do update set last_at = now(),
    lcp = ${addedClasses('v', 'lcp')}, cls = ${addedClasses('v', 'cls')}, inp = ${addedClasses('v', 'inp')}`;

const columns = ({ counts, ...tally }: { counts: VitalCounts }) => ({
  ...tally,
  lcp: counts.LCP,
  cls: counts.CLS,
  inp: counts.INP,
  fcp: counts.FCP,
});

/** `live`: the releases that visitors can get now; one that has ended counts while it has counts. */
export async function storeReleaseVitals(
  db: Queryable,
  tallies: readonly ReleaseTally[],
  live: readonly string[],
): Promise<void> {
  if (tallies.length > 0) await db.query(ADD_RELEASES, [JSON.stringify(tallies.map(columns)), live]);
}

export async function storeWidgetVitals(db: Queryable, tallies: readonly WidgetTally[]): Promise<void> {
  if (tallies.length > 0) await db.query(ADD_WIDGETS, [JSON.stringify(tallies.map(columns))]);
}

export async function removeOldVitals(db: Queryable): Promise<void> {
  const old = `last_at < now() - interval '${KEPT_DAYS} days'`;
  await db.query(
    `delete from registry.release_vital where ${old} or release not in
       (select release from registry.release_vital group by release order by max(last_at) desc limit $1)`,
    [MOST_RELEASES],
  );
  await db.query(
    `delete from registry.widget_vital v where ${old} or v.version not in
       (select k.version from registry.widget_vital k where k.mfe = v.mfe
        group by k.version order by max(k.last_at) desc limit $1)`,
    [MOST_VERSIONS],
  );
}
