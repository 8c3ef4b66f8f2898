import { type Database, schemaHealth } from '@fachwerk/database';
import { healthRoute } from '@fachwerk/server-kit/health-route';
import type { FastifyInstance } from 'fastify';
import { accountModule } from './account/account-module';
import { backInStockModule } from './back-in-stock/back-in-stock-module';
import { captchaModule } from './captcha/captcha-module';
import { cartModule } from './cart/cart-module';
import { checkoutModule } from './checkout/checkout-module';
import { claimJob } from './claim-job';
import { createServer, type ServerOptions } from './create-server';
import { documentsModule } from './documents/documents-module';
import { giveCorrection, giveInvoice } from './documents/give-document';
import { formAnswerModule } from './form-answer/form-answer-module';
import { itemsModule } from './items/items-module';
import { type Job, startJobs } from './jobs';
import { mailModule } from './mail/mail-module';
import { messagesModule } from './messages/messages-module';
import { navigationModule } from './navigation/navigation-module';
import { enqueueOrderMail } from './order-mails/enqueue-order-mail';
import { orderMailsModule } from './order-mails/order-mails-module';
import { orderPagesModule } from './order-pages/order-pages-module';
import { connectOrders, onOrder } from './orders/order-connections';
import { ordersModule } from './orders/orders-module';
import { migrations } from './paths';
import { capture, refund } from './payments/move-money';
import { paymentsModule } from './payments/payments-module';
import { endPayments, requestPayment } from './payments/request-payment';
import { returnRest } from './payments/return-rest';
import { payoutsModule } from './payouts/payouts-module';
import { productDocumentsModule } from './product-documents/product-documents-module';
import { productsModule } from './products/products-module';
import { recommendationsModule } from './recommendations/recommendations-module';
import { reviewsModule } from './reviews/reviews-module';
import { sessionModule } from './session/session-module';
import { type ContextOptions, createContext } from './shop-context';
import type { ShopModule } from './shop-module';
import { sitemapModule } from './sitemap/sitemap-module';
import { stockModule } from './stock/stock-module';
import { storesModule } from './stores/stores-module';
import { suggestionsModule } from './suggestions/suggestions-module';
import { surveysModule } from './surveys/surveys-module';
import { synonymsModule } from './synonyms/synonyms-module';
import { userModule } from './user/user-module';
import { wishlistModule } from './wishlist/wishlist-module';
import { withdrawalModule } from './withdrawal/withdrawal-module';

export { findDatabase } from '@fachwerk/database';
export { prepareAccounts } from './account/prepare-accounts';
export { prepareGiftCards } from './gift-cards/prepare-gift-cards';
export { prepareDatabase, prepareShopSchema } from './prepare/prepare-database';
export { prepareReviews } from './reviews/prepare-reviews';
export { STORES_FILE } from './paths';
export { type MailConfig, readMailConfig } from './mail/mail-config';

const modules: readonly ShopModule[] = [
  accountModule,
  backInStockModule,
  captchaModule,
  cartModule,
  checkoutModule,
  documentsModule,
  formAnswerModule,
  itemsModule,
  mailModule,
  messagesModule,
  navigationModule,
  orderMailsModule,
  ordersModule,
  paymentsModule,
  orderPagesModule,
  payoutsModule,
  productDocumentsModule,
  productsModule,
  recommendationsModule,
  reviewsModule,
  sessionModule,
  sitemapModule,
  stockModule,
  storesModule,
  suggestionsModule,
  surveysModule,
  synonymsModule,
  userModule,
  wishlistModule,
  withdrawalModule,
];

/** Payments and mails import the orders; the orders do not import them. */
connectOrders({ requestPayment, endPayments, capture, refund, returnRest, enqueueMail: enqueueOrderMail });
onOrder('handed-over', giveInvoice);
onOrder('returned', giveCorrection);
// The shipping costs of an order of which nothing is kept.
onOrder('cancelled', giveCorrection);
// Benefits whose conditions no longer hold.
onOrder('revised', giveCorrection);
onOrder('revised', giveInvoice);

export type ShopApiOptions = ServerOptions & ContextOptions;

/** Without a name, Fastify searches for the plugin in all loaded modules: two thirds of this function. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');

/** The API with its jobs, which are not started. */
export async function buildShop(
  options: ShopApiOptions,
): Promise<{ app: FastifyInstance; db: Database; jobs: readonly Job[] }> {
  const { app, cookies } = await createServer(options);
  const context = createContext(options, { log: app.log, cookies });
  for (const { name, routes = [] } of modules)
    for (const register of routes) {
      const plugin = (scope: FastifyInstance) => register(scope, context);
      await app.register(Object.assign(plugin, { [PLUGIN_NAME]: name }));
    }
  const checkSchema = schemaHealth(migrations);
  healthRoute(app, {
    database: { check: () => context.db.query('select 1') },
    schema: { check: () => checkSchema(context.db) },
  });
  app.addHook('onClose', () => context.db.close());
  return { app, db: context.db, jobs: modules.flatMap(({ jobs }) => jobs?.(context) ?? []) };
}

/** The API with running jobs. */
export async function buildShopApi(options: ShopApiOptions): Promise<FastifyInstance> {
  const { app, db, jobs } = await buildShop(options);
  // Before the connections: hooks are called in reverse order.
  app.addHook('onClose', startJobs(jobs, { log: app.log, claim: (job) => claimJob(db, job) }));
  return app;
}
