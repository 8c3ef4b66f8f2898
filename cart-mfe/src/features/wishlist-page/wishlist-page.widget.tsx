import { defineWidget } from '@fachwerk/shared/widget';
import { loadWishlistPage } from './wishlist-data';
import { WishlistPageProps } from './wishlist-page.props';
import { WishlistPage } from './WishlistPage';

export const wishlistPage = defineWidget({
  name: 'wishlist-page',
  title: 'Merkliste',
  description:
    'Gemerkte Artikel mit Preisen, Verfügbarkeit, Mengen und Varianten; teilen, drucken, alles in den Warenkorb.',
  props: WishlistPageProps,
  examples: [
    { title: 'Wie auf der Seite der Merkliste', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Ihre Ideen für Haus und Garten' } },
  ],
  data: 'personal',
  load: async ({ api, url, signal }) => ({ data: await loadWishlistPage(api, url, signal) }),
  component: WishlistPage,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: ['wishlist.', 'popularCategories.', 'product.', 'error.', 'failure.'],
});

export default wishlistPage;
