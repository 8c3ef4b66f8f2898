import { readOwnOrders } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import { ORDERS_TAB, ordersOfAddress } from './order-pages';
import { OwnOrderList } from './OwnOrderList.chosen';

/** The orders and reservations of the customer. */
export const ordersTab = defineTab({
  path: ORDERS_TAB,
  name: 'account.tab.orders',
  component: OwnOrderList,
  async load({ props, api, url, signal }) {
    const query = ordersOfAddress(url);
    if (props.accountOrders && query.before === undefined) return props.accountOrders;
    return api.call(readOwnOrders, { query, signal });
  },
});
