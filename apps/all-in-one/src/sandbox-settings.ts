import { createHmac } from 'node:crypto';
import { pathOf, paymentCallback } from '@fachwerk/shared/calls';

const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** Settings of shop and payment sandbox for each other, the same in every process. */
export function sandboxSettings(sessionSecret: string, privateUrl: string, publicUrl: string | undefined) {
  const apiKey = derived(sessionSecret, 'payment-sandbox-key');
  const webhookSecret = derived(sessionSecret, 'payment-sandbox-webhook');
  const callback = pathOf(paymentCallback, { provider: 'sandbox' });
  return {
    provider: { url: `${privateUrl}/payment-sandbox/`, apiKey, webhookSecret },
    app: { apiKey, publicUrl, webhook: { url: privateUrl + callback, secret: webhookSecret } },
  };
}
