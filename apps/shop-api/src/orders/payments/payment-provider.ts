import type { IncomingHttpHeaders } from 'node:http';
import type { PAYMENT_REFUSALS } from '@fachwerk/shared/contracts';
import type { Language, ProviderMethod } from '@fachwerk/shared/rules';

export interface PaymentStart {
  /** Id of the payment in the shop; repeated with the same id, the provider starts nothing new. */
  id: string;
  method: ProviderMethod;
  cents: number;
  /** Number of the order as people read it. */
  orderNumber: string;
  email: string;
  /** The language of the pages of the order. */
  language: Language;
  /** Page to which the provider sends the buyer back. */
  returnUrl: string;
  /** What the sheet of Google Pay or Apple Pay in the native app has given; it can be used once. */
  walletToken?: string | undefined;
}

/**
 * The state of a payment at the provider. Totals only grow, so that the order of messages does not matter.
 */
export interface PaymentSnapshot {
  /** Id at the provider. */
  reference: string;
  /** Id of the payment in the shop. */
  paymentId: string;
  state: 'open' | 'authorized' | 'refused' | 'cancelled';
  refusal?: PaymentRefusalReason;
  capturedCents: number;
  refundedCents: number;
}

/** Key of a text with the prefix `payment.refused.`. */
export type PaymentRefusalReason = (typeof PAYMENT_REFUSALS)[number];

export interface PaymentEvent {
  /** Unique at the provider; a repeated event has the same one. */
  id: string;
  snapshot: PaymentSnapshot;
}

/**
 * A payment service. Every change carries a key: repeated with it, the provider answers the same and changes
 * nothing. A failed connection or a status of 5xx throws an error, and the call is repeated later.
 */
export interface PaymentProvider {
  name: string;
  methods: readonly ProviderMethod[];
  /** `redirectUrl` is the page of the provider for the buyer, unless the payment is decided at once. */
  start(payment: PaymentStart): Promise<PaymentSnapshot & { redirectUrl?: string }>;
  read(reference: string): Promise<PaymentSnapshot>;
  capture(reference: string, cents: number, key: string): Promise<PaymentSnapshot>;
  /**
   * Gives up an authorisation. A payment that is captured or being decided is refused with ProviderRefusal.
   */
  cancel(reference: string, key: string): Promise<PaymentSnapshot>;
  refund(reference: string, cents: number, key: string): Promise<PaymentSnapshot>;
  /** Undefined for an event that concerns no payment; throws BadSignature. */
  readWebhook(headers: IncomingHttpHeaders, body: string): Promise<PaymentEvent | undefined>;
  /** All payments that were started since then. */
  list(since: Date): AsyncIterable<PaymentSnapshot>;
}

/** The provider has understood the request and will not carry it out. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** The message does not come from the provider, or is too old. */
export class BadSignature extends Error {
  override name = 'BadSignature';
}
