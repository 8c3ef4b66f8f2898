import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { companyIdOf, loadStorePage } from '../store-details-page/load-store-page';
import { findMarketContent } from './find-market-content';
import { StoreDetailsPageClassicProps } from './store-details-page-classic.props';
import { StoreDetailsPageClassic, type StoreDetailsPageClassicData } from './StoreDetailsPageClassic';

export const storeDetailsPageClassic = defineWidget({
  name: 'store-details-page-classic',
  title: 'Ein Markt, mit Inhalt des Markt-CMS',
  description:
    'Anschrift, Kontakt, Öffnungszeiten und Services eines Marktes, darunter seine Seite im Markt-CMS, bereinigt. Antwortet dieses nicht, fehlt nur dieser Teil.',
  props: StoreDetailsPageClassicProps,
  examples: [
    { title: 'Mit der ersten Seite, die beim Markt hinterlegt ist', props: { store: '1043' } },
    {
      title: 'Mit einer bestimmten Seite',
      props: { store: 'koeln-deutz-1043', marketCmsUrl: 'https://markt.fachwerk.example/koeln-deutz/' },
    },
  ],
  data: 'public',
  load({ props, api, url, pageUrls, signal }): Promise<LoadResult<StoreDetailsPageClassicData>> {
    const { store: slug, marketCmsUrl } = props;
    // At the same time as the store.
    const content = findMarketContent({ api, companyId: companyIdOf(slug), marketCmsUrl, signal });
    return loadStorePage(
      { slug, api, url, storesUrl: pageUrls.stores, signal },
      { more: async () => ({ content: await content }), nothing: { content: [] } },
    );
  },
  browserData: (data): StoreDetailsPageClassicData => ({ ...data, content: 'kept' }),
  component: StoreDetailsPageClassic,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 720 },
  outsideSources: ['map-tiles'],
  messages: ['storePage.', 'storeMap.', 'storefinder.', 'failure.', 'tileMap.'],
});

export default storeDetailsPageClassic;
