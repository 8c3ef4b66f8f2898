import { defineWidget } from '@fachwerk/shared/widget';
import { ArticleList } from '../../article-list/ArticleList';

export const prohibisArticleList = defineWidget({
  name: 'prohibis-article-list',
  title: 'Profi: Artikelliste',
  description:
    'Artikelnummern und Mengen einfügen, prüfen und gemeinsam in den Warenkorb legen; daneben der Warenkorb. Steht auch im Profi-Kopf.',
  examples: [
    { title: 'Allein', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { size: 'small' } },
  ],
  component: () => <ArticleList />,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 56 },
  messages: ['prohibis.list.', 'prohibis.cart.', 'product.price.', 'error.item.', 'failure.'],
});

export default prohibisArticleList;
