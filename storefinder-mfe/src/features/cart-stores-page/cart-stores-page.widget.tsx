import { defineWidget } from '@fachwerk/shared/widget';
import { cartStoresHead, type CartStoresPageData, loadCartStores } from './cart-stores-data';
import { CartStoresPageProps } from './cart-stores-page.props';
import { CartStoresPage } from './CartStoresPage';

export const cartStoresPage = defineWidget({
  name: 'cart-stores-page',
  title: 'In welchem Markt bekomme ich alles?',
  description:
    'Vergleicht den Warenkorb mit dem Bestand der Märkte in der Nähe, schlägt für jeden Markt eine Aufteilung vor und füllt beide Körbe.',
  props: CartStoresPageProps,
  examples: [
    { title: 'Wie auf ihrer Seite', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Alles aus einem Markt: So finden Sie ihn' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{
    data: CartStoresPageData;
    page: ReturnType<typeof cartStoresHead>;
  }> {
    const data = await loadCartStores({ api, url, signal });
    return { data, page: cartStoresHead(data) };
  },
  component: CartStoresPage,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 800 },
  messages: ['cartStores.', 'storefinder.', 'global.postalcode.', 'error.', 'failure.'],
});

export default cartStoresPage;
