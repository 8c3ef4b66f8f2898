import { defineWidget } from '@fachwerk/shared/widget';
import { FAILED_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { ComparisonPage } from './ComparisonPage';
import { type ComparisonData, loadComparison } from './load-comparison';

export const comparisonPage = defineWidget({
  name: 'comparison-page',
  title: 'Artikelvergleich',
  description:
    'Bis zu vier Artikel nebeneinander, aus der Adresse der Seite. Hauptinhalt der Seite des Vergleichs.',
  examples: [
    { title: 'Der Vergleich der Adresszeile', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { items: '1424786' } },
  ],
  load: async ({ api, url, signal }) => {
    const data: ComparisonData = await loadComparison({ api, url, signal });
    if (data.status === 'failed') return { data, page: FAILED_PAGE };
    return { data, page: { title: { key: 'head.comparison' } } };
  },
  browserData: (data) => (data.status === 'ready' ? { ...data, comparison: undefined } : data),
  component: ComparisonPage,
  partOf: 'page',
  hydrate: 'load',
  messages: [
    'head.comparison',
    ...PROBLEM_TEXTS,
    'comparison.',
    'productDetail.failed.retry',
    'product.',
    'failure.',
  ],
});

export default comparisonPage;
