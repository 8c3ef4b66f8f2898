import type { TestName } from './test-data';

export const METHODS = [
  'paypal',
  'google_pay',
  'apple_pay',
  'card',
  'klarna',
  'invoice',
  'instalments',
  'sepa_debit',
  'sofort',
] as const;
export type Method = (typeof METHODS)[number];

/** `processing`: the bank decides later; the payment cannot be cancelled meanwhile. */
export type Status = 'created' | 'challenge' | 'processing' | 'authorized' | 'declined' | 'cancelled';

export interface SandboxPayment {
  id: string;
  token: string;
  merchantReference: string;
  method: Method;
  /** Cents. */
  amount: number;
  description: string;
  email: string;
  returnUrl: string;
  status: Status;
  /** Why it was declined. */
  reason?: string;
  captured: number;
  refunded: number;
  fault?: TestName;
  /** Idempotency keys of changes that were carried out. */
  keys: string[];
  /** Keys of requests that failed on purpose. */
  failed: string[];
}

/** What the API and webhooks contain. */
export const toApi = (payment: SandboxPayment) => {
  const { id, merchantReference, method, amount, status, reason, captured, refunded } = payment;
  return { id, merchantReference, method, amount, status, reason, captured, refunded };
};
