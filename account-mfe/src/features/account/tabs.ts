import type { Account, OwnOrders, OwnOrdersQuery } from '@fachwerk/shared/contracts';
import type { ComponentType } from 'react';
import { ORDERS_TAB, ordersOfAddress, OVERVIEW_ORDERS } from './orders/order-pages';
import { OwnOrderList } from './orders/OwnOrderList';
import { AccountOverview } from './overview/AccountOverview';

export interface AccountTabProps {
  account: Account;
  /** Null on tabs without orders, and while the shop cannot read them. */
  orders: OwnOrders | null;
}

export interface AccountTab {
  /** Last part of the address: `karten` is /account/karten/. The first tab has none and is /account/. */
  path: string;
  /** Message key of the name in the navigation. */
  name: string;
  component: ComponentType<AccountTabProps>;
  /** The orders that the tab shows at an address. Absent: none. */
  ordersAt?: (url: URL) => OwnOrdersQuery;
}

/** The tabs of the account page, in the order of the navigation. */
export const accountTabs: readonly AccountTab[] = [
  {
    path: '',
    name: 'account.tab.overview',
    component: AccountOverview,
    ordersAt: () => ({ size: OVERVIEW_ORDERS }),
  },
  { path: ORDERS_TAB, name: 'account.tab.orders', component: OwnOrderList, ordersAt: ordersOfAddress },
];

/** Undefined for a part of an address that no tab has. */
export const findTab = (path = '', tabs = accountTabs): AccountTab | undefined =>
  tabs.find((tab) => tab.path === path);

/** Path of a tab below the account page. */
export const tabUrl = (accountUrl: string, { path }: AccountTab): string =>
  path ? `${accountUrl}${path}/` : accountUrl;
