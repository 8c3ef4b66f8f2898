import type { OrderKind } from './shop-rules';

/** Methods of payment services; each adapter of a provider maps those that it supports. */
export type ProviderMethod =
  | 'paypal'
  | 'google_pay'
  | 'apple_pay'
  | 'card'
  | 'klarna'
  | 'invoice'
  | 'instalments'
  | 'sepa_debit'
  | 'sofort';

/** A payment type (names of specification 3), and what excludes it. */
export interface PaymentRule {
  kinds: readonly OrderKind[];
  /** Without it the money is taken in the store or from a gift card. */
  providerMethod?: ProviderMethod;
  /** When the buyer pays. Absent: at the order. */
  paidLater?: 'in-store' | 'at-box' | 'on-account' | 'by-debit' | 'by-instalments';
  /** Name in the second list of specification 3. */
  alias?: string;
  /** Largest amount. */
  maxCents?: number;
  /**
   * Excluded while a gift card is bought: it must not be paid by another one, on account or on collection.
   */
  excludesGiftCards?: true;
  /** Excluded for goods that are handed over in person only, for example with a check of age. */
  excludesRestrictedGoods?: true;
  /** Only for orders that fit into a pickup box. */
  needsPickUpBox?: true;
  /**
   * Consumer credit (Directive (EU) 2023/2225): never preselected, with the warning of its Article 8, and
   * with information and consent in the flow of the provider.
   */
  isCredit?: true;
  /** The shop does not offer it. */
  isOff?: true;
}

const SENT_OR_COLLECTED = ['delivery', 'collect'] as const;
/** Typical limit of payment services for purchases on account. */
const MAX_INVOICE_CENTS = 150_000;
const MAX_INSTALMENTS_CENTS = 500_000;

/** All payment types, in the order in which they are offered. Their texts have the prefix `payment.`. */
export const PAYMENT_RULES = {
  PAYPAL: { kinds: SENT_OR_COLLECTED, providerMethod: 'paypal', alias: 'PayPal' },
  CREDIT_CARD: { kinds: SENT_OR_COLLECTED, providerMethod: 'card', alias: 'CreditCard' },
  GOOGLEPAY: { kinds: SENT_OR_COLLECTED, providerMethod: 'google_pay', alias: 'GooglePay' },
  APPLEPAY: { kinds: SENT_OR_COLLECTED, providerMethod: 'apple_pay', alias: 'ApplePay' },
  DIRECTDEBIT_UNZER: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'sepa_debit',
    paidLater: 'by-debit',
    alias: 'DirectDebit',
    maxCents: MAX_INVOICE_CENTS,
    excludesGiftCards: true,
  },
  INVOICE_KLARNA: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'klarna',
    paidLater: 'on-account',
    alias: 'InvoiceKlarna',
    maxCents: MAX_INVOICE_CENTS,
    excludesGiftCards: true,
    isCredit: true,
  },
  // The shop offers one purchase on account and one payment by instalments, not each from two services.
  INVOICE_UNZER: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'invoice',
    paidLater: 'on-account',
    alias: 'Invoice',
    maxCents: MAX_INVOICE_CENTS,
    excludesGiftCards: true,
    isCredit: true,
    isOff: true,
  },
  INSTALLMENTS_UNZER: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'instalments',
    paidLater: 'by-instalments',
    alias: 'Installments',
    maxCents: MAX_INSTALMENTS_CENTS,
    excludesGiftCards: true,
    isCredit: true,
  },
  INVOICE_INSTALLMENTS: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'klarna',
    paidLater: 'by-instalments',
    alias: 'InvoiceInstallments',
    maxCents: MAX_INSTALMENTS_CENTS,
    excludesGiftCards: true,
    isCredit: true,
    isOff: true,
  },
  // Klarna has ended this service; the name is kept for orders of the past.
  SOFORT: { kinds: SENT_OR_COLLECTED, providerMethod: 'sofort', alias: 'Sofort', isOff: true },
  PAY_IN_STORE: { kinds: ['collect', 'reservation'], paidLater: 'in-store', excludesGiftCards: true },
  PICK_UP_BOX: {
    kinds: ['collect'],
    paidLater: 'at-box',
    excludesGiftCards: true,
    excludesRestrictedGoods: true,
    needsPickUpBox: true,
  },
  GUTSCHEINKARTE: { kinds: SENT_OR_COLLECTED, excludesGiftCards: true },
  // No choice of the buyer: a discount has left nothing to pay, and no gift card paid it.
  NO_PAYMENT: { kinds: SENT_OR_COLLECTED, isOff: true },
} as const satisfies Record<string, PaymentRule>;

export type PaymentType = keyof typeof PAYMENT_RULES;

/** The rule of a type with all optional members. */
export const paymentRule = (type: PaymentType): PaymentRule => PAYMENT_RULES[type];

/** Payment types that the shop offers. */
export const PAYMENT_TYPES = (Object.keys(PAYMENT_RULES) as PaymentType[]).filter(
  (type) => !paymentRule(type).isOff,
);

/** When the buyer pays with a type; also for the name of a type that only a newer API knows. */
export const whenPaid = (type: string): NonNullable<PaymentRule['paidLater']> | 'at-order' =>
  (PAYMENT_RULES as Record<string, PaymentRule | undefined>)[type]?.paidLater ?? 'at-order';

/** Nothing is taken before the goods are there: what is cancelled need not be paid any more. */
export const isPaidAfterwards = (type: string): boolean =>
  ['in-store', 'at-box', 'on-account', 'by-instalments'].includes(whenPaid(type));
