import { defineWidget } from '@fachwerk/shared/widget';
import { findStore } from '../../stores-api';
import { StoreNewsTeaserProps } from './store-news-teaser.props';
import { StoreNewsTeaser, type StoreNewsTeaserData } from './StoreNewsTeaser';

export const storeNewsTeaser = defineWidget({
  name: 'store-news-teaser',
  title: 'Neues aus einem Markt',
  description: 'Was ein Markt heute zu melden hat, und der Weg zu seiner Seite; ohne Meldungen nichts.',
  props: StoreNewsTeaserProps,
  examples: [
    { title: 'Die Meldungen eines Marktes', props: { store: '1043' } },
    { title: 'Eine, mit eigener Überschrift', props: { store: '1043', headline: 'In Deutz', limit: 1 } },
  ],
  data: 'public',
  async load({ props, api, signal }): Promise<{ data: StoreNewsTeaserData | null }> {
    const store = await findStore(api, props.store, signal);
    if (!store) return { data: null };
    const { name, url, news = [] } = store;
    return { data: { name, url, news: news.slice(0, props.limit) } };
  },
  component: StoreNewsTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 200 },
  messages: ['storePage.', 'storefinder.'],
});

export default storeNewsTeaser;
