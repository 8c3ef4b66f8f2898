import { readUsageInventory, readWidgets } from '@fachwerk/shared/calls';
import type { LiveWidgets, UsageInventory } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import type { CatalogueAddress } from './catalogue-address';

export type WidgetRecord = LiveWidgets['widgets'][number];
export type Use = UsageInventory['uses'][number];

/** A widget in the list. */
export interface WidgetSummary {
  /** Value for `data-widget`: "cart-page", "cart-page@2". */
  key: string;
  name: string;
  title: string;
  description: string;
  mfe: string;
  version: string;
  major: number;
}

export interface CatalogueData {
  /** Null if the registry does not answer. */
  widgets: readonly WidgetSummary[] | null;
  record: WidgetRecord | null;
  address: CatalogueAddress;
  /** Origin of this page. */
  path: string;
  /** Origin of the shop, for the script tag. */
  origin: string;
}

export const keyOf = ({ name, major, isOldestMajor }: WidgetRecord): string =>
  isOldestMajor ? name : `${name}@${major}`;

export async function fetchRecords(api: HttpClient, signal?: AbortSignal): Promise<readonly WidgetRecord[]> {
  const { widgets } = await api.call(readWidgets, { ...(signal && { signal }) });
  return widgets;
}

/** By browsers only: operators get more than others, and rendering may make public calls only. */
export async function fetchUses(
  api: HttpClient,
  record: WidgetRecord,
  signal: AbortSignal,
): Promise<readonly Use[]> {
  const { uses } = await api.call(readUsageInventory, { query: { widget: record.name }, signal });
  // A page without a major gets the oldest.
  return uses.filter(({ major }) => (major === null ? record.isOldestMajor : major === record.major));
}

export function summariesOf(records: readonly WidgetRecord[]): readonly WidgetSummary[] {
  return records
    .map((record) => {
      const { name, title, description, mfe, version, major } = record;
      return { key: keyOf(record), name, title, description, mfe, version, major };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'de') || a.major - b.major);
}

/** Shows "1.4.0-3f9a2c1" as 1.4.0. */
export const semverOf = (version: string): string => version.replace(/-[0-9a-f]{7,}$/, '');
