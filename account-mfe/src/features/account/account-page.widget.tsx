import { readAccount } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { AccountPageProps } from './account-page.props';
import type { AccountTab } from './account-tab';
import { AccountPage, type AccountPageData } from './AccountPage';
import { findTab, tabUrl } from './tabs';

/** The login returns to the tab. */
const toLogin = (tab: AccountTab) => `/login/?successUrl=${tabUrl('/account/', tab)}`;

/** The page is shown without what its tab loads, except to visitors who are not logged in. */
const withoutTabData = (error: unknown): null => {
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
    { title: 'Adressen', props: { tab: 'adressen' } },
    { title: 'Bewertungen', props: { tab: 'bewertungen' } },
    { title: 'Sicherheit', props: { tab: 'sicherheit' } },
    { title: 'Persönliche Daten, nach mehreren Fehlversuchen', props: { tab: 'daten', captchaActive: true } },
    {
      title: 'In der App, mit Überschrift, Prospekten und Fehler',
      props: {
        headline: 'Ihr Kundenkonto bei Fachwerk',
        hideNavigation: true,
        advertisementsUrl: '/prospekte/baumarkt/',
        errorKey: 'technical.error',
      },
    },
  ],
  data: 'personal',
  async load(context): Promise<LoadResult<AccountPageData>> {
    const { props, api, signal } = context;
    const tab = findTab(props.tab);
    if (!tab) return { data: { state: 'unavailable' }, page: { status: 404 } };
    try {
      const [account, tabData] = await Promise.all([
        api.call(readAccount, { signal }),
        tab.load?.(context).catch(withoutTabData) ?? null,
      ]);
      return { data: { state: 'known', account, tabData } };
    } catch (error) {
      if (!isHttpError(error) || signal.aborted) throw error;
      if (error.status === 401) return { data: { state: 'anonymous' }, page: { redirect: toLogin(tab) } };
      return { data: { state: 'unavailable' } };
    }
  },
  component: AccountPage,
  chosenParts({ tab }) {
    const found = findTab(tab);
    return found ? [found.component] : [];
  },
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: [
    'account.',
    'address.',
    'consent.',
    'buyAgain.',
    'customerCard.',
    'newsletter.',
    'ownOrders.',
    'ownProducts.',
    'ownReviews.',
    'ownRentals.',
    'ownWishlist.',
    'privacy.',
    'product.guarantee.',
    'forms.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default accountPage;
