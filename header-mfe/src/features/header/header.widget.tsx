import { MAX_SEARCH_TERM_LENGTH } from '@fachwerk/shared/contracts';
import { defineWidget } from '@fachwerk/shared/widget';
import { loadTopCategories } from '../categories/top-categories';
import { Header, type HeaderData } from './Header';
import { HeaderProps } from './header.props';

export const header = defineWidget({
  name: 'header',
  title: 'Kopfbereich',
  description: 'Logo, Suche, Markt, Konto, Warenkorb und Sortiment: der Kopf jeder Seite.',
  props: HeaderProps,
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Auf einer Kategorieseite', props: { categoryPath: '/c/garten/' } },
    { title: 'Auf der Suchseite', props: { isSearch: true } },
    {
      title: 'Mit eigenen Links',
      props: {
        links: {
          guide: { label: 'Ratgeber', href: '/ratgeber/' },
          service: { label: 'Versand und Lieferung', href: '/versand/' },
          extra: [{ label: 'Karriere', href: 'https://www.example.org/karriere/' }],
        },
      },
    },
    { title: 'Mit Bedienhilfe', props: { hasAccessibilityAssist: true } },
    { title: 'In der Kasse', props: { isQuiet: true } },
  ],
  data: 'public',
  async load(context): Promise<{ data: HeaderData }> {
    const { props, api, signal } = context;
    if (props.isQuiet) return { data: { isQuiet: true } };
    // The address is read on the search page only, so that all others share one rendering.
    const term = props.isSearch ? context.url.searchParams.get('q') : null;
    const data: HeaderData = {
      isQuiet: false,
      path: props.categoryPath ?? '',
      query: (term ?? '').slice(0, MAX_SEARCH_TERM_LENGTH),
      topCategories: await loadTopCategories(api, signal),
    };
    return { data };
  },
  component: Header,
  partOf: 'page',
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 119 },
  messages: ['header.', 'failure.offline', 'product.price.', 'product.energy.'],
});

export default header;
