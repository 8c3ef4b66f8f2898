import { migrate, openDatabase } from '@fachwerk/database';
import { healthRoute } from '@fachwerk/server-kit/health-route';
import { protectAnswers } from '@fachwerk/server-kit/html-policy';
import { ownServer } from '@fachwerk/server-kit/http-server';
import { type Logger, logOptions } from '@fachwerk/server-kit/log-options';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes';
import { pageRoutes } from './page-routes';
import { PREFIX, sandboxMigrations } from './paths';
import { createPaymentStore, type Delays } from './payment-store';
import { sendWebhooks, type WebhookTarget } from './webhook-sender';

export interface SandboxOptions {
  databaseUrl: string;
  /** Key of the merchant. */
  apiKey: string;
  webhook: WebhookTarget;
  /**
   * Origin of the pages for buyers. Without it shop and sandbox are on one port, and addresses are paths, so
   * that the demonstration works under any host name.
   */
  publicUrl?: string | undefined;
  delays?: Partial<Delays>;
  logger?: Logger;
}

const DELAYS: Delays = { messageMs: 5000, decisionMs: 20_000, responseMs: 15_000 };
const POLL_MS = 250;

/** Tables of the sandbox; may run again. */
export const prepareSandbox = (databaseUrl: string): Promise<string[]> =>
  migrate(databaseUrl, sandboxMigrations);

/** A payment service that behaves like a real one and moves no money. */
export async function buildPaymentSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { databaseUrl, apiKey, webhook, publicUrl, logger = false } = options;
  const delays = { ...DELAYS, ...options.delays };
  const app = Fastify({ ...ownServer, logger: logOptions(logger), bodyLimit: 16_384 });
  protectAnswers(app);
  const db = openDatabase({
    url: databaseUrl,
    maxConnections: 3,
    onError: ({ message }) => app.log.warn({ reason: message }, 'a database connection was lost'),
  });
  const store = createPaymentStore(db, delays);
  await app.register(formbody);
  await app.register(apiRoutes, {
    store,
    apiKey,
    delays,
    pageUrl: (token: string) => `${publicUrl ?? ''}${PREFIX}/pay/${token}/`,
  });
  await app.register(pageRoutes, {
    store,
    returnUrl: ({ returnUrl }: { returnUrl: string }) => {
      if (publicUrl !== undefined || !URL.canParse(returnUrl)) return returnUrl;
      const { pathname, search } = new URL(returnUrl);
      return pathname + search;
    },
  });
  healthRoute(app, { database: { check: () => db.query('select 1') } });

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= store
      .decideDue()
      .then(() => sendWebhooks(db, webhook))
      .catch((error: unknown) => app.log.warn({ err: error }, 'messages could not be sent'))
      .finally(() => (running = undefined));
  }, POLL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await db.close();
  });
  return app;
}
