import { readOwnOrders } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import { OVERVIEW_ORDERS } from '../orders/order-pages';
import { AccountOverview } from './AccountOverview.chosen';

/** The first tab: what the shop knows of the customer, and the way to the rest. */
export const overviewTab = defineTab({
  path: '',
  name: 'account.tab.overview',
  component: AccountOverview,
  async load({ props, api, signal }) {
    return props.accountOrders ?? api.call(readOwnOrders, { query: { size: OVERVIEW_ORDERS }, signal });
  },
});
