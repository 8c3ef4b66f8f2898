import { MAX_SEARCH_TERM_LENGTH } from '@fachwerk/shared/contracts';
import { defineWidget } from '@fachwerk/shared/widget';
import { loadTopCategories } from '../categories/top-categories';
import { Header, type HeaderData } from './Header';

export const header = defineWidget({
  name: 'header',
  title: 'Kopfbereich',
  description: 'Logo, Suche, Markt, Konto, Warenkorb und Sortiment: der Kopf jeder Seite.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { theme: 'dark' } },
  ],
  data: 'public',
  async load({ api, url, signal }) {
    const data: HeaderData = {
      path: url.pathname,
      query: (url.searchParams.get('q') ?? '').slice(0, MAX_SEARCH_TERM_LENGTH),
      topCategories: await loadTopCategories(api, signal),
    };
    return { data };
  },
  component: Header,
  hydrate: 'load',
  reserve: { minHeight: 119 },
  messages: ['header.', 'failure.offline'],
});

export default header;
