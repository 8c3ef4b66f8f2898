import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { findInStock } from './find-in-stock';
import { loadStorePage } from './load-store-page';
import { StoreDetailsPageProps } from './store-details-page.props';
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
  load: ({ props: { store: slug }, api, url, pageUrls, signal }): Promise<LoadResult<StoreDetailsPageData>> =>
    loadStorePage(
      { slug, api, url, storesUrl: pageUrls.stores, signal },
      {
        more: async (store) => ({ inStock: await findInStock({ api, store, signal }) }),
        nothing: { inStock: [] },
      },
    ),
  browserData: (data): StoreDetailsPageData => ({ ...data, inStock: 'kept' }),
  component: StoreDetailsPage,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 720 },
  outsideSources: ['map-tiles'],
  messages: ['storePage.', 'storeMap.', 'storefinder.', 'product.', 'failure.', 'tileMap.'],
});

export default storeDetailsPage;
