import { defineWidget } from '@fachwerk/shared/widget';
import { loadTopCategories } from '../../top-categories';
import { Footer, FooterProps, type FooterData } from './Footer';

export const footer = defineWidget({
  name: 'footer',
  title: 'Fußbereich',
  description: 'Sortiment, Vorteile, Service und Rechtliches: der Fuß jeder Seite.',
  props: FooterProps,
  examples: [
    { title: 'Mit Grenze für kostenlosen Versand', props: { freeShippingFrom: 7500 } },
    { title: 'Ohne Angaben', props: {} },
  ],
  data: 'public',
  async load({ api, signal }) {
    const data: FooterData = { topCategories: await loadTopCategories(api, signal) };
    return { data };
  },
  component: Footer,
  hydrate: 'never',
  reserve: { minHeight: 420 },
  messages: ['footer.'],
});

export default footer;
