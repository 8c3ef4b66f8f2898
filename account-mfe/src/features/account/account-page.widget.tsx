import { readAccount, readOwnOrders } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { AccountPageProps } from './account-page.props';
import { AccountPage, type AccountPageData } from './AccountPage';
import { ORDERS_TAB } from './orders/orders-tab';
import { type AccountTab, findTab, tabUrl } from './tabs';

/** The login returns to the tab. */
const toLogin = (tab: AccountTab) => `/login/?successUrl=${tabUrl('/account/', tab)}`;

export const accountPage = defineWidget({
  name: 'account-page',
  title: 'Mein Konto',
  description: 'Übersicht des Kundenkontos; wer nicht angemeldet ist, kommt zur Anmeldung.',
  props: AccountPageProps,
  examples: [
    { title: 'Wie auf der Kontoseite', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Ihr Kundenkonto bei Fachwerk' } },
  ],
  data: 'personal',
  async load({ props, api, url, signal }): Promise<LoadResult<AccountPageData>> {
    const tab = findTab(props.tab);
    if (!tab) return { data: { state: 'unavailable' }, page: { status: 404 } };
    try {
      const before = url.searchParams.get('vor');
      const [account, orders] = await Promise.all([
        api.call(readAccount, { signal }),
        tab.path === ORDERS_TAB
          ? api.call(readOwnOrders, { query: before === null ? {} : { before }, signal })
          : null,
      ]);
      return { data: { state: 'known', account, orders } };
    } catch (error) {
      if (!isHttpError(error) || signal.aborted) throw error;
      if (error.status === 401) return { data: { state: 'anonymous' }, page: { redirect: toLogin(tab) } };
      return { data: { state: 'unavailable' } };
    }
  },
  component: AccountPage,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: ['account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default accountPage;
