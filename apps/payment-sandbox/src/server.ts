import { runServer } from '@fachwerk/server-kit/run-server';
import { buildPaymentSandbox, prepareSandbox } from './app';
import { readConfig } from './config';

runServer(() => {
  const config = readConfig(process.env);
  const { HOST: host, PORT: port, DATABASE_URL: databaseUrl } = config;
  return {
    processes: 1,
    prepare: () => prepareSandbox(databaseUrl),
    async serve({ onOpen, prepared }) {
      await prepared();
      const app = await buildPaymentSandbox({
        databaseUrl,
        apiKey: config.PAYMENT_SANDBOX_KEY,
        webhook: {
          url: config.PAYMENT_SANDBOX_WEBHOOK_URL,
          secret: config.PAYMENT_SANDBOX_WEBHOOK_SECRET,
        },
        publicUrl: config.PUBLIC_URL ?? `http://${host}:${port}`,
        logger: { level: config.LOG_LEVEL },
      });
      onOpen(() => app.close());
      return `Payment sandbox on ${await app.listen({ host, port })}\n`;
    },
  };
});
