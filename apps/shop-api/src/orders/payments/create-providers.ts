import type { PaymentConfig } from './payment-config';
import type { PaymentProvider } from './payment-provider';
import { createSandboxProvider } from './sandbox-provider';
import { createStripeProvider } from './stripe-provider';

export const createProviders = ({ stripe, sandbox }: PaymentConfig): PaymentProvider[] => [
  ...(stripe ? [createStripeProvider(stripe)] : []),
  ...(sandbox ? [createSandboxProvider(sandbox)] : []),
];
