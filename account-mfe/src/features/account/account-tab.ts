import type { Account } from '@fachwerk/shared/contracts';
import type { LoadContext } from '@fachwerk/shared/widget';
import type { ComponentType } from 'react';
import type { AccountPageProps } from './account-page.props';

/**
 * Account, settings of the page and what the tab has loaded: null without `load`, and while its call fails.
 */
export interface AccountTabProps<Data = unknown> {
  account: Account;
  props: AccountPageProps;
  data: Data | null;
}

export interface AccountTab {
  /** Last part of the address: `karten` is /account/karten/. The first tab has none and is /account/. */
  path: string;
  /** Message key of the name in the navigation. */
  name: string;
  component: ComponentType<AccountTabProps>;
  /** Reads what the tab shows besides the account. The page is shown without it when a call fails. */
  load?: (context: LoadContext<AccountPageProps>) => Promise<unknown>;
}

interface Definition<Data> {
  path: string;
  name: string;
  component: ComponentType<AccountTabProps<Data>>;
  load?: (context: LoadContext<AccountPageProps>) => Promise<Data>;
}

/** A tab whose component takes what its `load` returns. */
export const defineTab = <Data>(tab: Definition<Data>): AccountTab => tab as AccountTab;
