import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import {
  BadSignature,
  type PaymentProvider,
  type PaymentRefusalReason,
  type PaymentSnapshot,
  ProviderRefusal,
} from './payment-provider';

export interface SandboxConfig {
  /** Address of apps/payment-sandbox, with a slash at the end. */
  url: string;
  apiKey: string;
  webhookSecret: string;
  timeoutMs?: number;
}

interface SandboxPayment {
  id: string;
  merchantReference: string;
  status: 'created' | 'challenge' | 'processing' | 'authorized' | 'declined' | 'cancelled';
  reason?: string;
  captured: number;
  refunded: number;
}

const STATES: Record<SandboxPayment['status'], PaymentSnapshot['state']> = {
  created: 'open',
  challenge: 'open',
  processing: 'open',
  authorized: 'authorized',
  declined: 'refused',
  cancelled: 'cancelled',
};

const REASONS: Record<string, PaymentRefusalReason> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_failed: 'authentication',
  credit_check: 'credit-check',
  cancelled_by_buyer: 'cancelled-by-buyer',
};

const snapshotOf = (payment: SandboxPayment): PaymentSnapshot => ({
  reference: payment.id,
  paymentId: payment.merchantReference,
  state: STATES[payment.status],
  ...(payment.status === 'declined' && { refusal: REASONS[payment.reason ?? ''] ?? 'declined' }),
  capturedCents: payment.captured,
  refundedCents: payment.refunded,
});

/** Older messages are refused, so that a recorded one cannot be repeated. */
const MESSAGE_SECONDS = 300;

/** The adapter of apps/payment-sandbox. */
export function createSandboxProvider(config: SandboxConfig): PaymentProvider {
  const { url, apiKey, webhookSecret, timeoutMs = timeLimit('paymentService') } = config;

  async function call<Answer>(path: string, body?: object, key?: string): Promise<Answer> {
    const response = await fetch(new URL(`api/payments${path}`, url), {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return (await response.json()) as Answer;
    // What is between, such as a proxy, answers with pages of its own.
    const { error } = (await response.json().catch(() => ({}))) as { error?: { code: string } };
    if (response.status === 409 && error) throw new ProviderRefusal(error.code);
    throw new Error(`The payment sandbox answers ${response.status} (${error?.code ?? 'no code'}).`);
  }

  const change = async (reference: string, what: string, body: object, key: string) =>
    snapshotOf(await call<SandboxPayment>(`/${reference}/${what}`, body, key));

  return {
    name: 'sandbox',
    methods: [
      ...(['paypal', 'google_pay', 'apple_pay', 'card', 'klarna'] as const),
      ...(['invoice', 'instalments', 'sepa_debit', 'sofort'] as const),
    ],
    async start({ id, method, cents, orderNumber, email, returnUrl, walletToken }) {
      const payment = await call<SandboxPayment & { redirectUrl: string }>('', {
        merchantReference: id,
        amount: cents,
        method,
        email,
        returnUrl,
        description: `Bestellung ${orderNumber}`,
        ...(walletToken !== undefined && { walletToken }),
      });
      const snapshot = snapshotOf(payment);
      return { ...snapshot, ...(snapshot.state === 'open' && { redirectUrl: payment.redirectUrl }) };
    },
    read: async (reference) => snapshotOf(await call<SandboxPayment>(`/${reference}`)),
    capture: (reference, cents, key) => change(reference, 'captures', { amount: cents }, key),
    refund: (reference, cents, key) => change(reference, 'refunds', { amount: cents }, key),
    cancel: (reference, key) => change(reference, 'cancel', {}, key),
    readWebhook(headers, body) {
      checkSignature(headers, body, webhookSecret);
      const { id, payment } = JSON.parse(body) as { id: string; payment: SandboxPayment };
      return Promise.resolve({ id, snapshot: snapshotOf(payment) });
    },
    async *list(since) {
      for (let after: string | undefined, isLast = false; !isLast;) {
        const query = new URLSearchParams({ since: since.toISOString(), ...(after && { after }) });
        const page = await call<{ payments: SandboxPayment[]; isLast: boolean }>(`?${query}`);
        yield* page.payments.map(snapshotOf);
        after = page.payments.at(-1)?.id;
        isLast = page.isLast;
      }
    },
  };
}

function checkSignature(headers: IncomingHttpHeaders, body: string, secret: string): void {
  const [, seconds = '', mac = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['sandbox-signature'])) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const given = Buffer.from(mac, 'hex');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isRight || Math.abs(Date.now() / 1000 - Number(seconds)) > MESSAGE_SECONDS)
    throw new BadSignature('The message is not signed by the sandbox, or is too old.');
}
