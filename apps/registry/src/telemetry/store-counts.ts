import type { Queryable } from '@fachwerk/database';
import type { FailureGroup } from './failure-groups';
import type { Tally, WidgetTally } from './tally';

/** Maximum number of distinct messages per version and day; further messages form one group. */
export const MOST_MESSAGES = 200;
export const OTHER_MESSAGES = '(further messages)';

/** The histogram of a stored row with that of a new one. */
export const addedClasses = (stored: string, column = 'mount_ms') => `(
      select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
      from unnest(${stored}.${column}, excluded.${column}) with ordinality as class (a, b, place))`;

/** Rows are written in the order of the key, so that concurrent instances do not deadlock. */
const ADD_COUNTS = `
  insert into registry.telemetry_minute as t
    (minute, mfe, version, views, mounts, failures, errors, goals, mount_ms)
  select date_trunc('minute', now()), n.mfe, n.version, n.views, n.mounts, n.failures, n.errors, n.goals, n."mountMs"
  from jsonb_to_recordset($1::jsonb) as n (mfe text, version text, views int, mounts int, failures int, errors int, goals int, "mountMs" int[])
  where exists (select from registry.version v where v.mfe = n.mfe and v.version = n.version)
  order by n.mfe, n.version
  on conflict (mfe, version, minute) do update set
    views = t.views + excluded.views, mounts = t.mounts + excluded.mounts, failures = t.failures + excluded.failures,
    errors = t.errors + excluded.errors, goals = t.goals + excluded.goals,
    mount_ms = ${addedClasses('t')}`;

const ADD_FAILURES = `
  with reported as (
    select (now() at time zone 'UTC')::date as day, n.*
    from jsonb_to_recordset($1::jsonb) as n (mfe text, version text, widget text, step text, message text, victim text, page text, count int, healed int)
  ), placed as (
    select reported.*, known.message is not null as is_known,
      row_number() over (partition by reported.mfe, reported.version, known.message is null order by reported.count desc, reported.message) as place,
      (select count(*) from registry.failure f where f.day = reported.day and f.mfe = reported.mfe and f.version = reported.version) as messages
    from reported left join registry.failure known using (day, mfe, version, widget, step, message)
  ), limited as (
    select day, mfe, version, widget, step, victim, page, count, healed,
      case when is_known or messages + place <= $2 then message else $3 end as message
    from placed
  )
  insert into registry.failure as f (day, mfe, version, widget, step, message, victim, page, count, healed, first_at, last_at)
  select day, mfe, version, case when message = $3 then '' else widget end, case when message = $3 then '' else step end, message,
    max(victim), min(page), sum(count), sum(healed), now(), now()
  from limited group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (day, mfe, version, widget, step, message) do update set
    count = f.count + excluded.count, healed = f.healed + excluded.healed, victim = excluded.victim, page = excluded.page, last_at = now()`;

/** Names of widgets come from browsers: only those of published versions are stored. */
const ADD_WIDGETS = `
  insert into registry.widget_day as w (day, mfe, widget, mounts, mount_ms)
  select (now() at time zone 'UTC')::date, n.mfe, n.widget, n.mounts, n."mountMs"
  from jsonb_to_recordset($1::jsonb) as n (mfe text, widget text, mounts int, "mountMs" int[])
  where exists (select from registry.widget_name k where k.name = n.widget)
  order by n.mfe, n.widget
  on conflict (mfe, widget, day) do update set mounts = w.mounts + excluded.mounts,
    mount_ms = ${addedClasses('w')}`;

export async function storeWidgets(db: Queryable, tallies: readonly WidgetTally[]): Promise<void> {
  if (tallies.length > 0) await db.query(ADD_WIDGETS, [JSON.stringify(tallies)]);
}

export async function storeCounts(db: Queryable, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length > 0) await db.query(ADD_COUNTS, [JSON.stringify(tallies)]);
}

export async function storeFailures(db: Queryable, groups: readonly FailureGroup[]): Promise<void> {
  if (groups.length > 0)
    await db.query(ADD_FAILURES, [JSON.stringify(groups), MOST_MESSAGES, OTHER_MESSAGES]);
}

export async function removeOldTelemetry(db: Queryable): Promise<void> {
  await db.query(`delete from registry.telemetry_minute where minute < now() - interval '60 days'`);
  await db.query(`delete from registry.widget_day where day < (now() at time zone 'UTC')::date - 60`);
  await db.query(`delete from registry.failure where day < (now() at time zone 'UTC')::date - 30`);
  // A rollout takes a week at most; a stage that is held for longer counts its networks again.
  await db.query(`delete from registry.network_count where stage < now() - interval '8 days'`);
}
