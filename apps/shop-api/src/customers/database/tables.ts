import { PERIODS } from '@fachwerk/server-kit/periods';
import { CONSENT_PROOF_YEARS, CONTACT_MONTHS } from '@fachwerk/shared/rules';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Two seasons can be compared. */
export const PROMOTION_DAYS = 400;

/** Tables of this area. */
export const tables = {
  card_application: {
    keep: `${PERIODS.cardApplicationMonths} months`,
    personal: {
      by: { email: 'typed' },
      isExported: false,
      deletion: 'age',
      section: 'kundenkarte',
    },
  },
  card_points: {
    keep: 'books',
    personal: { by: { card_number: 'card' }, isExported: true, deletion: 'keep', section: 'kundenkarte' },
  },
  consent_mail: {
    keep: 'owner',
    personal: {
      by: { customer_id: 'customer', order_id: 'order' },
      hidden: ['attempts', 'last_error', 'given_up_at', 'is_planned'],
      isExported: true,
      deletion: 'cascade',
      section: 'einladungen',
    },
  },
  customer_consent: {
    keep: `${CONSENT_PROOF_YEARS} years`,
    personal: {
      by: { customer_id: 'customer', person: 'hash', network: 'hash' },
      hidden: ['person', 'network'],
      isExported: true,
      deletion: 'unlink',
      section: 'einladungen',
    },
  },
  customer_card: {
    keep: 'current',
    personal: {
      by: { customer_id: 'customer' },
      leadsTo: { number: 'card' },
      isExported: true,
      deletion: 'unlink',
      section: 'kundenkarte',
    },
  },
  contact_attachment: {
    keep: 'owner',
    personal: {
      by: { request_id: 'contact' },
      hidden: ['bytes'],
      isExported: true,
      deletion: 'cascade',
      section: 'kontakt',
    },
  },
  contact_request: {
    keep: `${CONTACT_MONTHS} months`,
    personal: {
      by: { customer_id: 'customer', email: 'typed' },
      leadsTo: { id: 'contact' },
      hidden: ['answered_by'],
      isExported: true,
      deletion: 'unlink',
      section: 'kontakt',
    },
  },
  data_export: {
    keep: `${PERIODS.exportDays} days`,
    personal: { by: { customer_id: 'customer' }, isExported: false, deletion: 'cascade', section: 'konto' },
  },
  lottery: { keep: 'current' },
  lottery_entry: {
    keep: `${PERIODS.lotteryMonths} months`,
    personal: {
      by: { email: 'typed', person: 'hash' },
      isExported: false,
      deletion: 'age',
      section: 'gewinnspiel',
    },
  },
  newsletter_campaign: { keep: `${PERIODS.campaignDays} days` },
  newsletter_consent: {
    keep: `${CONSENT_PROOF_YEARS} years`,
    personal: {
      by: { person: 'hash', network: 'hash' },
      isExported: false,
      deletion: 'age',
      section: 'newsletter',
    },
  },
  newsletter_mail: {
    keep: 'owner',
    personal: { by: { person: 'hash' }, isExported: false, deletion: 'age', section: 'newsletter' },
  },
  newsletter_reason: { keep: '24 months' },
  newsletter_subscription: {
    keep: 'current',
    personal: {
      by: { email: 'email' },
      hidden: ['person', 'soft_bounces', 'soft_bounced_at'],
      isExported: true,
      deletion: 'delete',
      section: 'newsletter',
    },
  },
  service_consent: { keep: `${PERIODS.consentLogYears} years` },
  promotion_view: { keep: `${PROMOTION_DAYS} days` },
  survey_answer: {
    keep: 'current',
    personal: { by: { visitor: 'hash' }, isExported: false, deletion: 'age', section: 'besuch' },
  },
  till_receipt: {
    keep: 'books',
    personal: { by: { card_number: 'card' }, isExported: true, deletion: 'keep', section: 'kundenkarte' },
  },
  wallet_device: {
    keep: 'owner',
    personal: {
      by: { card_number: 'card' },
      isExported: true,
      hidden: ['push_token'],
      deletion: 'keep',
      section: 'kundenkarte',
    },
  },
  wallet_pass: {
    keep: 'owner',
    personal: { by: { card_number: 'card' }, isExported: false, deletion: 'keep', section: 'kundenkarte' },
  },
} as const satisfies OwnedTables;
