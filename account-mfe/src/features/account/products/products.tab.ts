import { readOwnProducts } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import { loadConsents } from '../consents/load-consents';
import { OwnProducts } from './OwnProducts.chosen';
import { PRODUCTS_TAB, productsOfAddress } from './product-pages';

/** What the customer has bought and has got, for the day on which something breaks. */
export const productsTab = defineTab({
  path: PRODUCTS_TAB,
  name: 'account.tab.products',
  component: OwnProducts,
  async load(context) {
    const { api, url, signal } = context;
    const [own, consent] = await Promise.all([
      api.call(readOwnProducts, { query: productsOfAddress(url), signal }),
      loadConsents(context),
    ]);
    return { own, consent };
  },
});
