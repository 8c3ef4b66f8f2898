import type { LoadContext, LoadResult, PageHead } from '@fachwerk/shared/widget';
import { parseAddress } from './catalogue-address';
import { type CatalogueData, fetchRecords, keyOf, summariesOf } from './catalogue-data';

/** The list and one widget, so that its page works without script. Where it stands is loaded by browsers. */
export async function loadCatalogue({
  props,
  api,
  url,
  signal,
}: LoadContext<{ headline: string }>): Promise<LoadResult<CatalogueData>> {
  const address = parseAddress(url.searchParams);
  const place = { address, path: url.pathname, origin: url.origin };
  const head: PageHead = { title: props.headline, robots: 'noindex' };

  const records = await fetchRecords(api, signal).catch(() => null);
  if (!records) return { data: { widgets: null, record: null, ...place }, page: { ...head, status: 503 } };
  const widgets = summariesOf(records);
  const record = records.find((one) => keyOf(one) === address.widget);
  if (!record) {
    const isUnknown = address.widget !== '';
    return {
      data: { widgets, record: null, ...place },
      page: { ...head, ...(isUnknown && { status: 404 }) },
    };
  }
  return {
    data: { widgets, record, ...place },
    page: { ...head, title: `${record.title} (${keyOf(record)})` },
  };
}
