import { readAccountSecurity } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineTab } from '../account-tab';
import { SECURITY_TAB } from './security-page';
import { SecurityTab, type SecurityTabData } from './SecurityTab.chosen';

/** Devices and passkeys of the customer. */
export const securityTab = defineTab<SecurityTabData>({
  path: SECURITY_TAB,
  name: 'account.tab.security',
  component: SecurityTab,
  async load({ api, url, signal }) {
    const [security, answer] = await Promise.all([
      api.call(readAccountSecurity, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    return { security, answer };
  },
});
