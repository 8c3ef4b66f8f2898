import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { isId } from '../../is-id';
import { fetchRecommendations, NOTHING } from './recommendations-api';
import { RecommendationsTeaserProps } from './recommendations-teaser.props';
import { RecommendationsTeaser } from './RecommendationsTeaser';

export const recommendationsTeaser = defineWidget({
  name: 'recommendations-teaser',
  title: 'Empfehlungen',
  description:
    'Artikel zum Blättern: was zu einem Artikel passt, oft zusammen gekauft wird, ihm ähnlich ist, zuletzt angesehen wurde oder sich in einer Kategorie am besten verkauft. Ohne Artikel ist nichts zu sehen.',
  props: RecommendationsTeaserProps,
  examples: [
    {
      title: 'Passt zu einem Artikel',
      props: { headline: 'Passt dazu', type: 'fits', teaserId: 'passt', productId: '1424786' },
    },
    {
      title: 'Am besten verkauft in einer Kategorie',
      props: {
        headline: 'Beliebte Akkuschrauber',
        type: 'best-sellers',
        teaserId: 'beliebt',
        categoryId: 'akkuschrauber',
      },
    },
    {
      title: 'Zuletzt angesehen: nur im Browser bekannt',
      props: { headline: 'Zuletzt angesehen', type: 'recently-seen', teaserId: 'gesehen' },
    },
  ],
  load: async ({ props, api, url, signal }) => {
    // What a visitor has seen is not known here, and a product page without product has nothing to show.
    if (props.type === 'recently-seen') return { data: NOTHING };
    try {
      // Only what fits depends on the variant; a widget that reads the address is rendered for each.
      const itemId = props.type === 'fits' ? url.searchParams.get('item') : null;
      return {
        data: await fetchRecommendations({ api, props, signal, ...(isId(itemId) ? { itemId } : {}) }),
      };
    } catch (error) {
      // Silent: the page has other content.
      if (!isHttpError(error) || error.kind === 'cancelled') throw error;
      return { data: NOTHING };
    }
  },
  browserData: (data) => ({ ...data, products: undefined }),
  component: RecommendationsTeaser,
  hydrate: 'visible',
  importance: 'extra',
  reserve: { minHeight: 560 },
  // Without server HTML its height depends on the recommendations.
  budget: { shift: 0.2 },
  messages: ['recommendations.', 'carousel.', 'product.', 'failure.', 'error.'],
});

export default recommendationsTeaser;
