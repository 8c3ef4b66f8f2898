import type { Queryable } from '@fachwerk/database';
import type { Digest, MfeVersion, VersionFile } from '@fachwerk/shared/contracts';
import { addClasses } from '../telemetry/histogram';
import { percentile } from '../telemetry/mount-classes';
import type { VersionStore } from '../versions/version-store';

type Team = Digest['teams'][number];
type Counts = Team['now'];
type WidgetCounts = Team['widgets'][number]['now'];
type Period = 'now' | 'before';

/** Days of both periods, the current one first; today counts, although it is not over. */
const PERIOD = `case when day > (now() at time zone 'UTC')::date - $1::int then 'now' else 'before' end as period`;
const DAYS = `day > (now() at time zone 'UTC')::date - 2 * $1::int`;

const VIEWS = `
  select mfe, version, ${PERIOD}, sum(views)::int as views, sum(failures)::int as failures, sum(errors)::int as errors
  from (select mfe, version, (minute at time zone 'UTC')::date as day, views, failures, errors from registry.telemetry_minute
        where minute >= ((now() at time zone 'UTC')::date - 2 * $1::int)::timestamp at time zone 'UTC') as t
  where ${DAYS} and mfe <> 'shell' group by 1, 2, 3`;
const MOUNTS = `
  select mfe, widget, ${PERIOD}, mounts, mount_ms as "mountMs" from registry.widget_day where ${DAYS}`;
const FAILURES = `
  select mfe, widget, ${PERIOD}, sum(count)::int as failures, sum(healed)::int as healed
  from registry.failure where ${DAYS} and widget <> '' group by 1, 2, 3`;
const LIVE = `
  select distinct on (mfe) mfe, stable as version from registry.channel
  where stable is not null and mfe <> 'shell' order by mfe, major desc`;
const RELEASED = `
  select mfe, version from registry.version
  where kind = 'mfe' and published_at > now() - $1::int * interval '1 day' order by published_at`;

interface Of extends Record<string, unknown> {
  mfe: string;
  period: Period;
}

interface ViewRow extends Of {
  version: string;
  views: number;
  failures: number;
  errors: number;
}

/**
 * What changed for each team: the last days, today included, beside as many days before. The size before is
 * that of the version with the most views of that time.
 */
export async function readDigest(
  { db, versions }: { db: Queryable; versions: VersionStore },
  { days, mfe: only }: { days: number; mfe?: string | undefined },
): Promise<Digest> {
  const [views, mounts, failures, live, released] = await Promise.all([
    db.query<ViewRow>(VIEWS, [days]),
    db.query<Of & { widget: string; mounts: number; mountMs: number[] }>(MOUNTS, [days]),
    db.query<Of & { widget: string; failures: number; healed: number }>(FAILURES, [days]),
    db.query<{ mfe: string; version: string }>(LIVE),
    db.query<{ mfe: string; version: string }>(RELEASED, [days]),
  ]);
  const names = [...new Set([...live, ...views].map(({ mfe }) => mfe))].sort();
  const teams = names
    .filter((mfe) => only === undefined || mfe === only)
    .map(async (mfe): Promise<Team> => {
      const own = <T extends { mfe: string }>(rows: readonly T[]) => rows.filter((row) => row.mfe === mfe);
      const earlier = own(views)
        .filter(({ period }) => period === 'before')
        .sort((a, b) => b.views - a.views)[0]?.version;
      const stable = own(live)[0]?.version;
      const manifests = {
        now: await manifestOf(versions, mfe, stable),
        before: await manifestOf(versions, mfe, earlier),
      };
      const totals = (period: Period): Counts => {
        const rows = own(views).filter((row) => row.period === period);
        const sum = (key: 'views' | 'failures' | 'errors') => rows.reduce((all, row) => all + row[key], 0);
        const manifest = manifests[period];
        return {
          views: sum('views'),
          failures: sum('failures'),
          errors: sum('errors'),
          bytes: manifest ? bytesOf(manifest.files, browserFiles(manifest)) : null,
        };
      };
      const widgetNames = [...own(mounts), ...own(failures)].map(({ widget }) => widget);
      const widgets = new Set([...widgetNames, ...(manifests.now?.widgets ?? []).map(({ name }) => name)]);
      const widgetCounts = (widget: string, period: Period): WidgetCounts => {
        const isMeant = (row: Of & { widget: string }) => row.widget === widget && row.period === period;
        const mounted = own(mounts).filter(isMeant);
        const failed = own(failures).filter(isMeant)[0];
        return {
          mounts: mounted.reduce((all, row) => all + row.mounts, 0),
          failures: failed?.failures ?? 0,
          healed: failed?.healed ?? 0,
          p75: percentile(sumOf(mounted.map(({ mountMs }) => mountMs)), 0.75),
          bytes: widgetBytes(manifests[period], widget),
        };
      };
      return {
        mfe,
        released: own(released).map(({ version }) => version),
        now: totals('now'),
        before: totals('before'),
        widgets: [...widgets].sort().map((widget) => ({
          widget,
          now: widgetCounts(widget, 'now'),
          before: widgetCounts(widget, 'before'),
        })),
      };
    });
  return { days, teams: await Promise.all(teams) };
}

async function manifestOf(
  versions: VersionStore,
  mfe: string,
  version: string | undefined,
): Promise<MfeVersion | undefined> {
  const stored = version === undefined ? undefined : await versions.read(mfe, version);
  return stored?.kind === 'mfe' ? stored.manifest : undefined;
}

function sumOf(histograms: readonly number[][]): number[] {
  const sum: number[] = [];
  for (const classes of histograms) addClasses(sum, classes);
  return sum;
}

const browserFiles = ({ files }: MfeVersion): string[] =>
  files.map(({ path }) => path).filter((path) => path.startsWith('browser/'));

/** Entry, first scripts and styles of a widget. */
function widgetBytes(manifest: MfeVersion | undefined, name: string): number | null {
  const widget = manifest?.widgets.find((one) => one.name === name);
  return manifest && widget ? bytesOf(manifest.files, [manifest.entry, ...widget.js, ...widget.css]) : null;
}

const bytesOf = (files: readonly VersionFile[], paths: readonly string[]): number =>
  files.filter(({ path }) => paths.includes(path)).reduce((sum, { bytes }) => sum + bytes, 0);
