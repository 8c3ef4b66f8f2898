import { readStoreFlyers } from '@fachwerk/shared/calls';
import type { StoreType } from '@fachwerk/shared/contracts';
import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { FAILED_FLYERS, flyersHead, MISSING_FLYERS } from './flyers-head';
import { StoreAdvertisementPageProps } from './store-advertisement-page.props';
import { StoreAdvertisementPage, type StoreAdvertisementPageData } from './StoreAdvertisementPage';

export const storeAdvertisementPage = defineWidget({
  name: 'store-advertisement-page',
  title: 'Prospekte und Aktionszeiten',
  description:
    'Prospekte und besondere Öffnungszeiten der Märkte eines Typs. Hauptinhalt der Seite „Prospekte“.',
  props: StoreAdvertisementPageProps,
  examples: [
    { title: 'Die Baumärkte', props: { type: 'baumarkt' } },
    { title: 'Ein Typ, den es nicht gibt', props: { type: 'kiosk' } },
  ],
  data: 'public',
  async load({ props, api, url, signal }): Promise<LoadResult<StoreAdvertisementPageData>> {
    try {
      // The shop refuses a type that it does not have.
      const query = { type: props.type as StoreType };
      const found = await api.call(readStoreFlyers, { query, signal });
      return { data: { kind: 'found', found }, page: flyersHead(found, url) };
    } catch (error) {
      if (!isHttpError(error) || error.kind === 'cancelled') throw error;
      return isUnknownId(error)
        ? { data: { kind: 'missing' }, page: MISSING_FLYERS }
        : { data: { kind: 'failed' }, page: FAILED_FLYERS };
    }
  },
  component: StoreAdvertisementPage,
  partOf: 'page',
  hydrate: 'never',
  reserve: { minHeight: 720 },
  messages: ['storeFlyers.', 'storePage.', 'storefinder.'],
});

export default storeAdvertisementPage;
