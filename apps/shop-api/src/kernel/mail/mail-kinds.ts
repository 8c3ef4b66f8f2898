import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';

/**
 * All mails, and what happens to one over the limits of its cause: `start` refuses what causes it, which has
 * not happened yet; `wait` delays the mail of something that has (decision 0096).
 */
export const MAIL_KINDS = {
  'account-confirm': 'start',
  'address-reserved': 'start',
  'already-registered': 'start',
  'back-in-stock-confirm': 'start',
  'back-in-stock-known': 'start',
  'contact-received': 'start',
  'newsletter-confirm': 'start',
  'newsletter-known': 'start',
  'email-change': 'start',
  'email-change-known': 'start',
  'order-received': 'start',
  'order-confirmed': 'start',
  'rental-booked': 'start',
  'reservation-received': 'start',
  'account-deleted': 'wait',
  'account-deletion': 'wait',
  'back-in-stock': 'wait',
  'card-accepted': 'wait',
  'card-refused': 'wait',
  'case-received': 'wait',
  'case-taken-back': 'wait',
  'collect-reminder': 'wait',
  'contact-answer': 'wait',
  'contact-request': 'wait',
  'export-ready': 'wait',
  'email-change-notice': 'wait',
  'former-address-deletion': 'wait',
  'gift-card': 'wait',
  'guarantee-reminder': 'wait',
  'handed-over': 'wait',
  // Delayed and never refused: a refusal would reveal who has an entry.
  'lottery-entered': 'wait',
  'lottery-won': 'wait',
  'order-cancelled': 'wait',
  newsletter: 'wait',
  'passkey-added': 'wait',
  'password-changed': 'wait',
  'password-reset': 'wait',
  'payment-failed': 'wait',
  'ready-to-collect': 'wait',
  recall: 'wait',
  refunded: 'wait',
  'rental-cancelled': 'wait',
  'rental-changed': 'wait',
  'rental-closed': 'wait',
  'rental-kept': 'wait',
  'repair-confirmed': 'wait',
  'reservation-cancelled': 'wait',
  'reservation-expired': 'wait',
  'reservation-partial': 'wait',
  'reservation-ready': 'wait',
  'review-invitation': 'wait',
  'review-refused': 'wait',
  'review-report-decided': 'wait',
  shipped: 'wait',
  'store-request': 'wait',
  'withdrawal-receipt': 'wait',
} as const;

export type MailKind = keyof typeof MAIL_KINDS;

/** To employees and stores, and the newsletter, whose content is German: German in every language. */
export const GERMAN_KINDS = [
  'contact-request',
  'newsletter',
  'store-request',
] as const satisfies readonly MailKind[];

/** The language of a mail to a recipient. */
export const mailLanguage = (kind: MailKind, language: Language): Language =>
  GERMAN_KINDS.some((german) => german === kind) ? DEFAULT_LANGUAGE : language;
