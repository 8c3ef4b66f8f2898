import { MAX_SEARCH_TERM_LENGTH } from '@fachwerk/shared/contracts';
import { defineWidget } from '@fachwerk/shared/widget';
import { SearchBox, type SearchBoxData } from './SearchBox';

export const searchBox = defineWidget({
  name: 'search-box',
  title: 'Suchfeld',
  description: 'Das Suchfeld des Kopfbereichs, allein: für andere Köpfe und für Inhaltsseiten.',
  examples: [
    { title: 'Allein', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { size: 'small' } },
  ],
  data: 'public',
  load({ url }) {
    const query = (url.searchParams.get('q') ?? '').slice(0, MAX_SEARCH_TERM_LENGTH);
    const data: SearchBoxData = { query };
    return Promise.resolve({ data });
  },
  component: SearchBox,
  hydrate: 'interaction',
  importance: 'essential',
  reserve: { minHeight: 72 },
  messages: ['header.search.', 'product.price.', 'product.energy.'],
});

export default searchBox;
