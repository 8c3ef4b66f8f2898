import { address, origin, port, readEnvironment, secret, text } from '@fachwerk/server-kit/environment';

const variables = {
  HOST: text().default('127.0.0.1'),
  PORT: port(8084),
  DATABASE_URL: secret(text()),
  PUBLIC_URL: origin('https://pay.example').optional(),
  PAYMENT_SANDBOX_KEY: secret(text()),
  PAYMENT_SANDBOX_WEBHOOK_SECRET: secret(text()),
  PAYMENT_SANDBOX_WEBHOOK_URL: address('https://shop.example/rest/checkout/payment/callback/sandbox/'),
  LOG_LEVEL: text().default('info'),
};

/** All environment variables of the sandbox when it runs in its own process. */
export const readConfig = (env: NodeJS.ProcessEnv) => readEnvironment(variables, env);
