import { readPrivacy } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineTab } from '../account-tab';
import { PRIVACY_TAB, type PrivacyTabData } from './privacy-page';
import { PrivacyTab } from './PrivacyTab.chosen';

/** The rights of customers to their data. */
export const privacyTab = defineTab<PrivacyTabData>({
  path: PRIVACY_TAB,
  name: 'account.tab.privacy',
  component: PrivacyTab,
  async load({ api, url, signal }) {
    const [privacy, answer] = await Promise.all([
      api.call(readPrivacy, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    return { privacy, answer };
  },
});
