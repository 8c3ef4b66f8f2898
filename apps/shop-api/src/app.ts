import compress from '@fastify/compress';
import { type AllowedOrigins, originMatcher, registerCors } from '@fachwerk/server-kit/cors';
import { healthRoute } from '@fachwerk/server-kit/health-route';
import { logOptions } from '@fachwerk/server-kit/log-options';
import { generousLimit, type RateLimit, registerRateLimit } from '@fachwerk/server-kit/rate-limit';
import { trustProxies } from '@fachwerk/server-kit/trust-proxies';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AccountOptions } from './account/account-options';
import { createAttemptLimit } from './account/attempt-limit';
import { customerRepository } from './account/customer-repository';
import { loginRoutes } from './account/login-routes';
import { passwordRoutes } from './account/password-routes';
import { registrationRoutes } from './account/registration-routes';
import { createCartRepository } from './cart/cart-repository';
import { cartRoutes } from './cart/cart-routes';
import { createSnapshotReader } from './catalogue/catalogue-snapshot';
import { openDatabase } from '@fachwerk/database';
import { createFormAnswers } from './form-answer/form-answer-repository';
import { formAnswerRoutes } from './form-answer/form-answer-routes';
import { registerErrorHandler, sendError } from './http/error-handler';
import { registerOpenApi } from './http/openapi';
import { registerZodSchemas } from './http/schema-compilers';
import { createItemRepository } from './items/item-repository';
import { itemRoutes } from './items/item-routes';
import type { MailConfig } from './mail/mail-config';
import { createMailSender } from './mail/mail-sender';
import { mailboxRoutes } from './mail/mailbox-routes';
import { outboxKeeper } from './mail/outbox';
import { smtpTransport } from './mail/smtp-transport';
import { messageRoutes } from './messages/message-routes';
import { createMessageSource } from './messages/message-source';
import { navigationRoutes } from './navigation/navigation-routes';
import { createProductRepository } from './products/product-repository';
import { productRoutes } from './products/product-routes';
import { createPostgresSearchIndex } from './search/postgres-search-index';
import { rememberResults } from './search/remembering-index';
import { registerSession } from './session/session-plugin';
import { createSessionRepository } from './session/session-repository';
import { userRoutes } from './session/user-routes';
import { createStoreRepository } from './stores/store-repository';
import { storeRoutes } from './stores/store-routes';
import { withdrawalKeeper } from './withdrawal/withdrawal-repository';
import { withdrawalRoutes } from './withdrawal/withdrawal-routes';

export { prepareAccounts } from './account/prepare-accounts';
export { prepareDatabase } from './catalogue/prepare-database';
export { STORES_FILE } from './paths';
export { startEmbeddedPostgres } from '@fachwerk/database';
export { type MailConfig, readMailConfig } from './mail/mail-config';

export interface ShopApiOptions {
  databaseUrl: string;
  /** Signs session cookies and CSRF tokens; the same in every instance. */
  sessionSecret: string;
  /** Where shoppers see the shop; https makes cookies `Secure`. */
  publicUrl: string;
  /** Other origins of the same site whose pages may call with the visitor's session. */
  allowedOrigins?: AllowedOrigins;
  /** Knows the texts of the live micro-frontends. */
  registryUrl?: string;
  /** Without it mails wait in the outbox. */
  mail?: MailConfig;
  logger?: boolean | { level: string; stream?: { write(line: string): void } };
  rateLimit?: Partial<RateLimit>;
  /** Holds every answer against its schema: for tests. */
  checkAnswers?: boolean;
  /** Load balancers in front of us that add the visitor's address to X-Forwarded-For. */
  proxies?: number;
  now?: () => Date;
}

/** Where a visitor is or looks for a store is not logged, as the privacy page promises. */
const hasPlaces = (url: string): boolean => url.startsWith('/rest/stores/');

const BODY_LIMIT = 64 * 1024;
const CLEAN_UP_EVERY_MS = 60 * 60 * 1000;

export async function buildShopApi(options: ShopApiOptions): Promise<FastifyInstance> {
  const { publicUrl, mail, now = () => new Date(), logger = false, proxies = 0 } = options;
  const app = Fastify({
    logger: logOptions(logger, hasPlaces),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxies(proxies),
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  const db = openDatabase({
    url: options.databaseUrl,
    // Not the error itself: the driver hangs the whole connection on it.
    onError: ({ message }) => app.log.warn({ reason: message }, 'a database connection was lost'),
  });
  const isAllowedOrigin = originMatcher(options.allowedOrigins ?? []);
  const readSnapshot = createSnapshotReader(db);
  const products = createProductRepository(db);
  const carts = createCartRepository(db);
  const sessions = createSessionRepository(db);
  const stores = createStoreRepository(db);
  const messages = createMessageSource({
    db,
    registryUrl: options.registryUrl,
    onError: (error) => app.log.warn({ err: error }, 'no texts from the registry'),
  });

  registerZodSchemas(app, options.checkAnswers ?? false);
  registerErrorHandler(app);
  await registerCors(app, {
    isAllowed: isAllowedOrigin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'x-csrf-token', 'idempotency-key', 'accept'],
    exposedHeaders: ['x-refreshed-csrf'],
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
  });
  await registerRateLimit(app, { ...generousLimit, ...options.rateLimit });
  await app.register(formbody);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const cookies = registerSession(app, { secret: options.sessionSecret, publicUrl, isAllowedOrigin });
  await registerOpenApi(app, publicUrl);

  const formAnswers = createFormAnswers(db);
  const attempts = createAttemptLimit(db);
  const sender =
    mail?.smtpUrl === undefined
      ? undefined
      : createMailSender({
          db,
          transport: smtpTransport(mail.smtpUrl, mail.mailFrom),
          keepsText: mail.devMailbox,
          onError: (problem) => app.log.warn({ mail: problem }, 'a mail could not be sent'),
        });
  const account: AccountOptions = {
    db,
    cookies,
    formAnswers,
    attempts,
    pageUrl: (path) => new URL(path, publicUrl).href,
    onMail: () => sender?.wake(),
    now,
  };

  await app.register(userRoutes, { carts, sessions, cookies, stores, now });
  await app.register(navigationRoutes, { readSnapshot });
  await app.register(productRoutes, {
    index: rememberResults(createPostgresSearchIndex(db), async () => (await readSnapshot()).version),
    products,
    readSnapshot,
    now,
  });
  await app.register(itemRoutes, { items: createItemRepository(db) });
  await app.register(cartRoutes, { carts, now });
  await app.register(storeRoutes, { stores, messages, now });
  await app.register(formAnswerRoutes, { formAnswers });
  for (const routes of [loginRoutes, registrationRoutes, passwordRoutes]) await app.register(routes, account);
  await app.register(withdrawalRoutes, account);
  if (mail?.devMailbox) await app.register(mailboxRoutes, { db });
  await app.register(messageRoutes, { messages });
  healthRoute(app, () => db.query('select 1'));

  const keepers = [
    carts,
    formAnswers,
    attempts,
    customerRepository(db),
    outboxKeeper(db),
    withdrawalKeeper(db),
  ];
  const cleaning = setInterval(() => {
    Promise.all([sessions.removeExpired(), ...keepers.map((keeper) => keeper.removeOld())]).catch(
      (error: unknown) => app.log.warn({ err: error }, 'cleaning up failed'),
    );
  }, CLEAN_UP_EVERY_MS);
  cleaning.unref();
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    await sender?.stop();
    await db.close();
  });
  return app;
}
