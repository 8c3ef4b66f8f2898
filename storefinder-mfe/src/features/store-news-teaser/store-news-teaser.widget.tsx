import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { readStore } from '../../stores-api';
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
    try {
      const { name, url, news = [] } = await readStore(api, props.store, signal);
      return { data: { name, url, news: news.slice(0, props.limit) } };
    } catch (error) {
      if (isHttpError(error) && isUnknownId(error)) return { data: null };
      throw error;
    }
  },
  component: StoreNewsTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 200 },
  messages: ['storePage.', 'storefinder.'],
});

export default storeNewsTeaser;
