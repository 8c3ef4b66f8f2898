import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { readStore } from '../../stores-api';
import { CHOSEN } from '../storefinder-page/page-data';
import { findInStock } from './find-in-stock';
import { StoreDetailsPageProps } from './store-details-page.props';
import { FAILED_STORE, MISSING_STORE, storeHead } from './store-head';
import { StoreDetailsPage, type StoreDetailsPageData } from './StoreDetailsPage';

export const storeDetailsPage = defineWidget({
  name: 'store-details-page',
  title: 'Ein Markt',
  description:
    'Anschrift, Kontakt, Öffnungszeiten, Services, Prospekte und Neuigkeiten eines Marktes, was er vorrätig hat, und die Wahl als eigener Markt. Hauptinhalt der Seite eines Marktes.',
  props: StoreDetailsPageProps,
  examples: [
    { title: 'Wie auf der Seite eines Marktes', props: { store: 'koeln-deutz-1043' } },
    { title: 'Mit einer Nummer, die es nicht gibt', props: { store: 'nirgendwo-0' } },
  ],
  data: 'public',
  async load({ props: { store: slug }, api, url, signal }): Promise<LoadResult<StoreDetailsPageData>> {
    // The API writes a "-" of the number as "_" (store-urls.ts).
    const companyId = (slug.split('-').at(-1) ?? '').replaceAll('_', '-');
    const data = { isChosen: url.searchParams.get(CHOSEN) !== null, inStock: [] };
    const missing = { data: { ...data, view: { kind: 'missing' as const } }, page: MISSING_STORE };
    // "/stores/koeln-/": the call without a number is another one.
    if (companyId === '') return missing;
    try {
      const store = await readStore(api, companyId, signal);
      return {
        data: {
          ...data,
          view: { kind: 'found', store },
          inStock: await findInStock({ api, store, signal }),
        },
        page: storeHead(store, url),
      };
    } catch (error) {
      if (!isHttpError(error) || error.kind === 'cancelled') throw error;
      return isUnknownId(error)
        ? missing
        : { data: { ...data, view: { kind: 'failed' } }, page: FAILED_STORE };
    }
  },
  browserData: (data): StoreDetailsPageData => ({ ...data, inStock: 'kept' }),
  component: StoreDetailsPage,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: ['storePage.', 'storefinder.', 'product.', 'failure.'],
});

export default storeDetailsPage;
