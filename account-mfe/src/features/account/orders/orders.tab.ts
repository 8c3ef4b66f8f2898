import { readOwnOrders } from '@fachwerk/shared/calls';
import { createFormKey } from '../../buy-again/form-key';
import { defineTab } from '../account-tab';
import { ORDERS_TAB, ordersOfAddress } from './order-pages';
import type { OrdersTabData } from './orders-tab-data';
import { OwnOrderList } from './OwnOrderList.chosen';

/** The orders and reservations of the customer. */
export const ordersTab = defineTab({
  path: ORDERS_TAB,
  name: 'account.tab.orders',
  component: OwnOrderList,
  async load({ props, api, url, signal }): Promise<OrdersTabData> {
    const query = ordersOfAddress(url);
    const given = query.before === undefined ? props.accountOrders : undefined;
    const list = given ?? (await api.call(readOwnOrders, { query, signal }));
    return { list, formKey: createFormKey() };
  },
});
