import type { Account } from '@fachwerk/shared/contracts';
import type { ComponentType } from 'react';
import { AccountOverview } from './overview/AccountOverview';

export interface AccountTab {
  /** Last part of the address: `karten` is /account/karten/. The first tab has none and is /account/. */
  path: string;
  /** Message key of the name in the navigation. */
  name: string;
  component: ComponentType<{ account: Account }>;
}

/** The tabs of the account page, in the order of the navigation. */
export const accountTabs: readonly AccountTab[] = [
  { path: '', name: 'account.tab.overview', component: AccountOverview },
];

/** Undefined for a part of an address that no tab has. */
export const findTab = (path = '', tabs = accountTabs): AccountTab | undefined =>
  tabs.find((tab) => tab.path === path);

/** Path of a tab below the account page. */
export const tabUrl = (accountUrl: string, { path }: AccountTab): string =>
  path ? `${accountUrl}${path}/` : accountUrl;
