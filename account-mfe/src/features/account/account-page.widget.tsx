import { readAccount, readOwnOrders } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { AccountPageProps } from './account-page.props';
import { AccountPage, type AccountPageData } from './AccountPage';
import { type AccountTab, findTab, tabUrl } from './tabs';

/** The login returns to the tab. */
const toLogin = (tab: AccountTab) => `/login/?successUrl=${tabUrl('/account/', tab)}`;

/** The page is shown without the orders, except to visitors who are not logged in. */
const withoutOrders = (error: unknown): null => {
  if (isHttpError(error) && error.status !== 401) return null;
  throw error;
};

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
      const query = tab.ordersAt?.(url);
      const [account, orders] = await Promise.all([
        api.call(readAccount, { signal }),
        query ? api.call(readOwnOrders, { query, signal }).catch(withoutOrders) : null,
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
  messages: ['account.', 'ownOrders.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default accountPage;
