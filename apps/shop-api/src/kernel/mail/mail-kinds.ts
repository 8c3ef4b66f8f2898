/**
 * All mails, and what happens to one over the limits of its cause: `start` refuses what causes it, which has
 * not happened yet; `wait` delays the mail of something that has (decision 0096).
 */
export const MAIL_KINDS = {
  'account-confirm': 'start',
  'already-registered': 'start',
  'back-in-stock-confirm': 'start',
  'back-in-stock-known': 'start',
  'order-received': 'start',
  'order-confirmed': 'start',
  'rental-booked': 'start',
  'reservation-received': 'start',
  'back-in-stock': 'wait',
  'case-received': 'wait',
  'case-taken-back': 'wait',
  'collect-reminder': 'wait',
  'gift-card': 'wait',
  'handed-over': 'wait',
  'order-cancelled': 'wait',
  'password-changed': 'wait',
  'password-reset': 'wait',
  'payment-failed': 'wait',
  'ready-to-collect': 'wait',
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
  'review-refused': 'wait',
  'review-report-decided': 'wait',
  shipped: 'wait',
  'store-request': 'wait',
  'withdrawal-receipt': 'wait',
} as const;

export type MailKind = keyof typeof MAIL_KINDS;
