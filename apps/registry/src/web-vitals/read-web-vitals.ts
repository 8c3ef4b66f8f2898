import type { Queryable } from '@fachwerk/database';
import type { WebVitals } from '@fachwerk/shared/contracts';
import { ratingOf, WEB_VITAL_NAMES } from '@fachwerk/shared/rules';
import { countOf } from '../telemetry/histogram';
import { addVitals, noVitals, VITAL_CLASSES, type VitalCounts } from './vital-classes';

type Release = WebVitals['releases'][number];
type Figures = Release['metrics'];

const MOST_RELEASES = 10;
const MOST_WIDGETS = 200;
const SHARE = 0.75;

interface Counted extends Record<string, unknown> {
  lcp: number[];
  cls: number[];
  inp: number[];
  fcp?: number[];
}
interface ReleaseRow extends Counted {
  release: string;
  pageType: string;
  firstAt: Date;
  lastAt: Date;
  views: number;
}
interface WidgetRow extends Counted {
  mfe: string;
  version: string;
  widget: string;
}

const RELEASES = `
  select release, page_type as "pageType", first_at as "firstAt", last_at as "lastAt", views, lcp, cls, inp, fcp
  from registry.release_vital
  where release in (
    select release from registry.release_vital group by release order by min(first_at) desc limit $1)
  order by page_type`;
/** Those with most values first. */
const WIDGETS = `
  select mfe, version, widget, lcp, cls, inp from registry.widget_vital
  order by (select sum(n) from unnest(lcp || cls || inp) as n) desc, mfe, widget, version limit $1`;

/** Medians hide the slow views: the 75th percentile is the value that three of four views do not exceed. */
export async function readWebVitals(
  db: Queryable,
  live: ReadonlySet<string>,
): Promise<Pick<WebVitals, 'releases' | 'widgets'>> {
  const [rows, widgets] = await Promise.all([
    db.query<ReleaseRow>(RELEASES, [MOST_RELEASES]),
    db.query<WidgetRow>(WIDGETS, [MOST_WIDGETS]),
  ]);
  const ids = [...new Set(rows.map(({ release }) => release))];
  return {
    releases: ids
      .map((id) =>
        releaseOf(
          id,
          rows.filter(({ release }) => release === id),
          live.has(id),
        ),
      )
      .sort((a, b) => b.firstAt.localeCompare(a.firstAt)),
    widgets: widgets.map((row) => ({
      widget: row.widget,
      mfe: row.mfe,
      version: row.version,
      metrics: figuresOf(countsOf(row)),
    })),
  };
}

function releaseOf(id: string, rows: readonly ReleaseRow[], isLive: boolean): Release {
  const all = noVitals();
  for (const row of rows) addVitals(all, countsOf(row));
  const times = (of: (row: ReleaseRow) => Date) => rows.map((row) => of(row).toISOString()).sort();
  return {
    id,
    firstAt: times(({ firstAt }) => firstAt)[0] ?? '',
    lastAt: times(({ lastAt }) => lastAt).at(-1) ?? '',
    isLive,
    views: rows.reduce((sum, { views }) => sum + views, 0),
    metrics: figuresOf(all),
    pageTypes: rows.map((row) => ({
      pageType: row.pageType,
      views: row.views,
      metrics: figuresOf(countsOf(row)),
    })),
  };
}

const countsOf = ({ lcp, cls, inp, fcp = [] }: Counted): VitalCounts => ({
  LCP: lcp,
  CLS: cls,
  INP: inp,
  FCP: fcp,
});

function figuresOf(counts: VitalCounts): Figures {
  const figures: Figures = {};
  for (const name of WEB_VITAL_NAMES) {
    const p75 = VITAL_CLASSES[name].percentile(counts[name], SHARE);
    if (p75 !== null) figures[name] = { count: countOf(counts[name]), p75, rating: ratingOf(name, p75) };
  }
  return figures;
}
