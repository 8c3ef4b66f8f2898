import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { readStore } from '../../stores-api';
import { CHOSEN } from '../storefinder-page/page-data';
import { FAILED_STORE, MISSING_STORE, storeHead } from './store-head';
import { StorePageProps } from './store-page.props';
import { StorePage, type StorePageData } from './StorePage';

export const storePage = defineWidget({
  name: 'store-page',
  title: 'Ein Markt',
  description:
    'Anschrift, Kontakt, Öffnungszeiten und Services eines Marktes, und die Wahl als eigener Markt. Hauptinhalt der Seite eines Marktes.',
  props: StorePageProps,
  examples: [
    { title: 'Wie auf der Seite eines Marktes', props: { store: 'koeln-deutz-1043' } },
    { title: 'Mit einer Nummer, die es nicht gibt', props: { store: 'nirgendwo-0' } },
  ],
  data: 'public',
  async load({ props, api, url, signal }): Promise<LoadResult<StorePageData>> {
    const companyId = props.store.split('-').at(-1) ?? '';
    const data = { isChosen: url.searchParams.get(CHOSEN) !== null };
    try {
      const store = await readStore(api, companyId, signal);
      return {
        data: { ...data, view: { kind: 'found', store } },
        page: storeHead(store, url),
      };
    } catch (error) {
      if (!isHttpError(error) || error.kind === 'cancelled') throw error;
      return isUnknownId(error)
        ? { data: { ...data, view: { kind: 'missing' } }, page: MISSING_STORE }
        : { data: { ...data, view: { kind: 'failed' } }, page: FAILED_STORE };
    }
  },
  component: StorePage,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: ['storePage.', 'storefinder.', 'failure.'],
});

export default storePage;
