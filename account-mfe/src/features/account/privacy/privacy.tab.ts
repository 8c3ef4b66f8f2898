import { readPrivacy } from '@fachwerk/shared/calls';
import type { AccountPrivacy, FormAnswer } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineTab } from '../account-tab';
import { PRIVACY_TAB } from './privacy-page';
import { PrivacyTab } from './PrivacyTab';

export interface PrivacyTabData {
  privacy: AccountPrivacy;
  answer: FormAnswer | null;
}

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
