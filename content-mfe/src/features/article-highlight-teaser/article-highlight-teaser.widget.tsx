import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { Picture } from '../../parts/Picture';
import { ArticleHighlightTeaser } from './ArticleHighlightTeaser';
import { loadArticles } from './load-articles';

const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

const ArticleHighlightProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  picture: z.optional(Picture),
  link: z.optional(Link),
  anchor: z.optional(Anchor),
  articles: z
    .array(
      z.object({
        itemId: z.optional(Id.check(z.describe('Artikelnummer; allein genügt sie'))),
        productId: z.optional(
          Id.check(z.describe('Nummer des Produkts: die letzten Ziffern seiner Adresse')),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(4), z.describe('Ein bis vier Artikel')),
});
export type ArticleHighlightProps = z.output<typeof ArticleHighlightProps>;

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
  reserve: { minHeight: 560 },
  messages: ['product.'],
});

export default articleHighlightTeaser;
