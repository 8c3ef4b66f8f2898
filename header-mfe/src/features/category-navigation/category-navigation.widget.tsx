import { defineWidget } from '@fachwerk/shared/widget';
import { loadTopCategories } from '../categories/top-categories';
import { CategoryNavigationBar, type CategoryNavigationData } from './CategoryNavigationBar';

export const categoryNavigation = defineWidget({
  name: 'category-navigation',
  title: 'Sortiment als Leiste',
  description:
    'Die Navigation des Kopfbereichs, allein; auf kleinen Bildschirmen die Menü-Taste. Dazu gehört burger-menu auf dieselbe Seite.',
  examples: [
    { title: 'Allein', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { theme: 'dark' } },
  ],
  data: 'public',
  async load({ api, url, signal }) {
    const data: CategoryNavigationData = {
      path: url.pathname,
      topCategories: await loadTopCategories(api, signal),
    };
    return { data };
  },
  component: CategoryNavigationBar,
  partOf: 'page',
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 48 },
  messages: ['header.categories.', 'header.menu.'],
});

export default categoryNavigation;
