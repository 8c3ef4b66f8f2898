import type { AccountPrivacy, FormAnswer } from '@fachwerk/shared/contracts';

/** Last part of the address of the tab. */
export const PRIVACY_TAB = 'datenschutz';

/** What the tab loads. */
export interface PrivacyTabData {
  privacy: AccountPrivacy;
  answer: FormAnswer | null;
}
