import { address, readEnvironment, secret, text } from '@fachwerk/server-kit/environment';
import type { SandboxConfig } from './sandbox-provider';
import type { StripeConfig } from './stripe-provider';

export interface PaymentConfig {
  stripe?: StripeConfig;
  sandbox?: SandboxConfig;
  /** Until the second attempt to capture, cancel or refund. */
  taskPauseMs?: number;
}

const VARIABLES = {
  STRIPE_SECRET_KEY: secret(text().optional()),
  STRIPE_WEBHOOK_SECRET: secret(text().optional()),
  PAYMENT_SANDBOX_URL: address('http://localhost:8084/payment-sandbox/').optional(),
  PAYMENT_SANDBOX_KEY: secret(text().optional()),
  PAYMENT_SANDBOX_WEBHOOK_SECRET: secret(text().optional()),
};

/** Reads the settings of the payment providers; without any, only payment types of the store are offered. */
export function readPaymentConfig(env: NodeJS.ProcessEnv): PaymentConfig {
  const values = readEnvironment(VARIABLES, env);
  const { STRIPE_SECRET_KEY: secretKey, PAYMENT_SANDBOX_URL: url } = values;
  if (secretKey !== undefined && url !== undefined)
    throw new Error('PAYMENT_SANDBOX_URL is for demonstrations and not possible with STRIPE_SECRET_KEY.');
  const needed = <Name extends keyof typeof values>(name: Name): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is not set: a value is expected.`);
    return value;
  };
  return {
    ...(secretKey && { stripe: { secretKey, webhookSecret: needed('STRIPE_WEBHOOK_SECRET') } }),
    ...(url && {
      sandbox: {
        url,
        apiKey: needed('PAYMENT_SANDBOX_KEY'),
        webhookSecret: needed('PAYMENT_SANDBOX_WEBHOOK_SECRET'),
      },
    }),
  };
}
