import { Census, LiveWidgets } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import type { CatalogueAddress } from './catalogue-address';

export type WidgetRecord = LiveWidgets['widgets'][number];
export type Use = Census['uses'][number];

/** What the list shows of a widget. */
export interface WidgetSummary {
  /** As a page says it: "cart-page", "cart-page@2". */
  key: string;
  name: string;
  title: string;
  description: string;
  mfe: string;
  version: string;
  major: number;
}

export interface WidgetDetail {
  record: WidgetRecord;
  /** Null: the registry could not tell. */
  uses: readonly Use[] | null;
}

export interface CatalogueData {
  /** Null: the registry does not answer. */
  widgets: readonly WidgetSummary[] | null;
  detail: WidgetDetail | null;
  address: CatalogueAddress;
  /** Of this page. */
  path: string;
  /** Of the shop, for the script tag. */
  origin: string;
}

export const keyOf = ({ name, major, isOldestMajor }: WidgetRecord): string =>
  isOldestMajor ? name : `${name}@${major}`;

export async function fetchRecords(api: HttpClient, signal?: AbortSignal): Promise<readonly WidgetRecord[]> {
  const { widgets } = await api.get('/federation/widgets', LiveWidgets, signal && { signal });
  return widgets;
}

/** The catalogue is useful without it. */
export async function fetchUses(
  api: HttpClient,
  record: WidgetRecord,
  signal?: AbortSignal,
): Promise<readonly Use[] | null> {
  try {
    const query = { widget: record.name };
    const { uses } = await api.get('/federation/census', Census, { query, ...(signal && { signal }) });
    // A page that names no major gets the oldest.
    return uses.filter(({ major }) => (major === null ? record.isOldestMajor : major === record.major));
  } catch {
    return null;
  }
}

export function summariesOf(records: readonly WidgetRecord[]): readonly WidgetSummary[] {
  return records
    .map((record) => {
      const { name, title, description, mfe, version, major } = record;
      return { key: keyOf(record), name, title, description, mfe, version, major };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'de') || a.major - b.major);
}

/** "1.4.0-3f9a2c1" is 1.4.0 to people. */
export const semverOf = (version: string): string => version.replace(/-[0-9a-f]{7,}$/, '');
