import { readProducts } from '@fachwerk/shared/calls';
import { defineWidget } from '@fachwerk/shared/widget';
import { ProductTeaserProps } from './product-teaser.props';
import { ProductTeaser, type ProductTeaserData } from './ProductTeaser';

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
  load: async ({ props, api, signal }): Promise<{ data: ProductTeaserData }> => {
    const { categoryPath, sort, limit } = props;
    const query = { category: categoryPath, sort, page: 1, size: limit };
    const list = await api.call(readProducts, { query, signal });
    const { items: products, category } = list;
    return { data: { count: products.length, products, categoryUrl: category?.url ?? null } };
  },
  browserData: (data) => ({ ...data, products: undefined }),
  component: ProductTeaser,
  hydrate: 'interaction',
  importance: 'extra',
  reserve: { minHeight: 520 },
  messages: ['teaser.', 'product.', 'failure.', 'error.'],
});

export default productTeaser;
