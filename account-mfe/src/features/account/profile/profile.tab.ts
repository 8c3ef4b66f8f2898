import { readProfile } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { berlinDate } from '@fachwerk/shared/time';
import { defineTab } from '../account-tab';
import { PROFILE_TAB } from './profile-page';
import { ProfileTab, type ProfileTabData } from './ProfileTab.chosen';

/** Name, address and password of the customer. */
export const profileTab = defineTab<ProfileTabData>({
  path: PROFILE_TAB,
  name: 'account.tab.profile',
  component: ProfileTab,
  async load({ api, url, now, signal }) {
    const [profile, answer] = await Promise.all([
      api.call(readProfile, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    return { profile, answer, today: berlinDate(now) };
  },
});
