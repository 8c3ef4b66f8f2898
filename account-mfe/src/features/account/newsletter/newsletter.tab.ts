import { readNewsletter } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineTab } from '../account-tab';
import { NewsletterTab } from './NewsletterTab.chosen';

/** The newsletter to the confirmed address of the account. */
export const newsletterTab = defineTab({
  path: 'newsletter',
  name: 'account.tab.newsletter',
  component: NewsletterTab,
  async load({ api, url, signal }) {
    const [subscription, answer] = await Promise.all([
      api.call(readNewsletter, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    return { subscription, answer };
  },
});
