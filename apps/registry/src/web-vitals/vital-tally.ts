import type { WebVitalsReport } from '@fachwerk/shared/contracts';
import { PAGE_TYPES, WEB_VITAL_NAMES } from '@fachwerk/shared/rules';
import { mfeOf } from '../telemetry/tally';
import { addVital, addVitals, noVitals, type VitalCounts } from './vital-classes';

/** Counts of a release on pages of one type. */
export interface ReleaseTally {
  release: string;
  pageType: string;
  views: number;
  counts: VitalCounts;
}

/** Counts of the elements of one widget. */
export interface WidgetTally {
  mfe: string;
  version: string;
  widget: string;
  counts: VitalCounts;
}

/** Words of other types are not stored, so that a release has few rows. */
export const OTHER_PAGES = 'other';

const isPageType = (word: string): boolean => (PAGE_TYPES as readonly string[]).includes(word);
/** Text of any other form is invented; a character that PostgreSQL refuses would stop the whole batch. */
const RELEASE = /^[0-9a-f]{12}$/;
const WIDGET = /^[a-z][a-z0-9-]{0,60}(@\d{1,4})?$/;
const VERSION = /^([a-z][a-z0-9-]{0,50})@(\d[\w.+-]{0,70})$/;

/** Undefined for a report of no release. */
export function tallyRelease({
  release = '',
  pageType,
  part = 1,
  performanceMetrics,
}: WebVitalsReport): ReleaseTally | undefined {
  if (!RELEASE.test(release)) return undefined;
  const counts = noVitals();
  for (const name of WEB_VITAL_NAMES) {
    const measured = performanceMetrics[name];
    if (measured) addVital(counts, name, measured.time);
  }
  return {
    release,
    pageType: isPageType(pageType) ? pageType : OTHER_PAGES,
    views: part === 1 ? 1 : 0,
    counts,
  };
}

export function tallyWidgetVitals({ performanceMetrics }: WebVitalsReport): WidgetTally[] {
  const tallies = new Map<string, WidgetTally>();
  for (const name of WEB_VITAL_NAMES) {
    const { time, widget = '', version = '' } = performanceMetrics[name] ?? {};
    const [, mfe, number] = VERSION.exec(version) ?? [];
    if (time === undefined || mfe === undefined || number === undefined || !WIDGET.test(widget)) continue;
    const key = `${version} ${widget}`;
    const tally = tallies.get(key) ?? { mfe, version: number, widget: mfeOf(widget), counts: noVitals() };
    addVital(tally.counts, name, time);
    tallies.set(key, tally);
  }
  return [...tallies.values()];
}

export const releaseKey = ({ release, pageType }: ReleaseTally): string => `${release} ${pageType}`;
export const widgetKey = ({ mfe, version, widget }: WidgetTally): string => `${mfe} ${version} ${widget}`;

export function addReleaseTally(sum: ReleaseTally, { views, counts }: ReleaseTally): void {
  sum.views += views;
  addVitals(sum.counts, counts);
}
export const addWidgetTally = (sum: WidgetTally, { counts }: WidgetTally): void =>
  addVitals(sum.counts, counts);
