import { readStoreRegion } from '@fachwerk/shared/calls';
import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { FAILED_REGION, MISSING_REGION, regionHead } from './region-head';
import { RegionalStoresPageProps } from './regional-stores-page.props';
import { RegionalStoresPage, type RegionalStoresPageData } from './RegionalStoresPage';

export const regionalStoresPage = defineWidget({
  name: 'regional-stores-page',
  title: 'Märkte eines Bundeslands oder Orts',
  description:
    'Alle Märkte eines Bundeslands oder eines Orts mit Anschrift und Öffnungszeiten, und Wege zu den anderen. Hauptinhalt der Seiten nach Bundesland und Ort.',
  props: RegionalStoresPageProps,
  examples: [
    { title: 'Ein Bundesland', props: { state: 'sachsen' } },
    { title: 'Ein Ort', props: { state: 'sachsen', town: 'dresden' } },
    { title: 'Ein Bundesland, das es nicht gibt', props: { state: 'atlantis' } },
  ],
  data: 'public',
  async load({ props, api, url, signal }): Promise<LoadResult<RegionalStoresPageData>> {
    const { state, town } = props;
    try {
      const region = await api.call(readStoreRegion, { params: { state }, query: { town }, signal });
      return { data: { kind: 'found', region }, page: regionHead(region, url) };
    } catch (error) {
      if (!isHttpError(error) || error.kind === 'cancelled') throw error;
      return isUnknownId(error)
        ? { data: { kind: 'missing' }, page: MISSING_REGION }
        : { data: { kind: 'failed' }, page: FAILED_REGION };
    }
  },
  component: RegionalStoresPage,
  partOf: 'page',
  hydrate: 'never',
  reserve: { minHeight: 720 },
  messages: ['storeRegion.', 'storefinder.'],
});

export default regionalStoresPage;
