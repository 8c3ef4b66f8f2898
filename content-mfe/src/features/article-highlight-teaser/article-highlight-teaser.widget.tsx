import { defineWidget } from '@fachwerk/shared/widget';
import { ArticleHighlightProps } from './article-highlight-teaser.props';
import { ArticleHighlightTeaser } from './ArticleHighlightTeaser';
import { loadArticles } from './load-articles';

export const articleHighlightTeaser = defineWidget({
  name: 'article-highlight-teaser',
  title: 'Artikel im Rampenlicht',
  description: 'Ein bis vier ausgesuchte Artikel neben einem Bild mit Überschrift.',
  props: ArticleHighlightProps,
  examples: [
    {
      title: 'Zwei Artikel neben einem Bild',
      props: {
        headline: 'Für helle Räume',
        text: 'Unsere Empfehlung für kurze Tage.',
        picture: { src: '/images/scenes/licht.svg' },
        link: { label: 'Alle Leuchten', href: '/c/elektro-licht/' },
        articles: [{ productId: '2124501' }, { productId: '2124501', itemId: '87653923' }],
      },
    },
    {
      title: 'Nach Artikelnummer, ohne Bild',
      props: { headline: 'Der Liebling', articles: [{ itemId: '87653923' }] },
    },
  ],
  load: async ({ props, api, signal }) => ({ data: await loadArticles(props.articles, api, signal) }),
  component: ArticleHighlightTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 560 },
  messages: ['product.'],
});

export default articleHighlightTeaser;
