import { readOwnProducts } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import { OwnProducts } from './OwnProducts.chosen';
import { PRODUCTS_TAB, productsOfAddress } from './product-pages';

/** What the customer has bought and has got, for the day on which something breaks. */
export const productsTab = defineTab({
  path: PRODUCTS_TAB,
  name: 'account.tab.products',
  component: OwnProducts,
  load: ({ api, url, signal }) => api.call(readOwnProducts, { query: productsOfAddress(url), signal }),
});
