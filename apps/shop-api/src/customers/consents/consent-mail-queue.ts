import { defineQueue } from '@fachwerk/database';
import type { ConsentKind } from '@fachwerk/shared/rules';

/** The mails by consent. */
export const CONSENT_MAILS = {
  REVIEW_INVITATION: 'review-invitation',
  GUARANTEE_REMINDER: 'guarantee-reminder',
} as const satisfies Record<ConsentKind, string>;

const MINUTE = 60;

/** What is to be planned or written with a consent. Done rows stay, and are not read. */
export const consentMailQueue = defineQueue({
  name: 'mails with a consent',
  table: 'consent_mail',
  waiting: 'q.done_at is null and q.given_up_at is null',
  pauses: [5, 15, 60, 360].map((minutes) => minutes * MINUTE),
  giveUp: 'given_up_at = now()',
  dead: 'q.given_up_at is not null',
  revive: { only: 'true', set: 'given_up_at = null, attempts = 0, due_at = now()' },
});
