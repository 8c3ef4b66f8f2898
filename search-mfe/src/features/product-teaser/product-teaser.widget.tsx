import { readProducts } from '@fachwerk/shared/calls';
import { defineWidget } from '@fachwerk/shared/widget';
import { ProductTeaserProps } from './product-teaser.props';
import { ProductTeaser } from './ProductTeaser';

export const productTeaser = defineWidget({
  name: 'product-teaser',
  title: 'Artikel in einer Reihe',
  description: 'Einige Artikel einer Kategorie oder des ganzen Sortiments unter einer Überschrift.',
  props: ProductTeaserProps,
  examples: [
    { title: 'Beliebte Artikel', props: { headline: 'Beliebt bei unseren Kunden' } },
    {
      title: 'Die neuesten einer Kategorie',
      props: {
        headline: 'Neu bei den Akkuwerkzeugen',
        categoryPath: 'werkzeug-maschinen/akkuwerkzeuge',
        sort: 'newest',
        limit: 4,
      },
    },
  ],
  load: async ({ props, api, signal }) => {
    const { categoryPath, sort, limit } = props;
    const query = { category: categoryPath, sort, page: 1, size: limit };
    const list = await api.call(readProducts, { query, signal });
    return { data: { products: list.items, categoryUrl: list.category?.url ?? null } };
  },
  component: ProductTeaser,
  hydrate: 'never',
  reserve: { minHeight: 520 },
  messages: ['teaser.', 'product.'],
});

export default productTeaser;
