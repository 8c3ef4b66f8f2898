import { cleanSearchTerm } from '@fachwerk/shared/contracts';
import { defineWidget, type WidgetProps } from '@fachwerk/shared/widget';
import { EmptySearchInfo } from './EmptySearchInfo';
import { type CategoryLink, fetchTopCategories } from './list-api';

interface EmptySearchData {
  term: string;
  categories: readonly CategoryLink[];
}

export const emptySearchInfo = defineWidget({
  name: 'empty-search-info',
  title: 'Hinweise ohne Treffer',
  description: 'Das Suchwort der Adresszeile, vier Tipps und die Kategorien, für eine Suche ohne Treffer.',
  examples: [
    { title: 'Das Suchwort der Adresszeile', props: {} },
    { title: 'Ohne Suchwort', props: {} },
  ],
  load: async ({ api, url, signal }) => {
    const term = cleanSearchTerm(url.searchParams.get('q') ?? '');
    const data: EmptySearchData = { term, categories: await fetchTopCategories(api, signal) };
    return { data };
  },
  component: ({ data }: WidgetProps<unknown, EmptySearchData>) => (
    <EmptySearchInfo {...(data.term && { term: data.term })} categories={data.categories} />
  ),
  hydrate: 'never',
  messages: ['search.', 'service.'],
});

export default emptySearchInfo;
