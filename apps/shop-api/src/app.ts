import { type Database, schemaHealth } from '@fachwerk/database';
import { healthRoute } from '@fachwerk/server-kit/health-route';
import type { FastifyInstance } from 'fastify';
import { productDocumentsModule } from './catalogue/documents/product-documents-module';
import { itemsModule } from './catalogue/items/items-module';
import { navigationModule } from './catalogue/navigation/navigation-module';
import { productsModule } from './catalogue/products/products-module';
import { sitemapModule } from './catalogue/sitemap/sitemap-module';
import { storeOffersModule } from './catalogue/stores/store-offers-module';
import { suggestionsModule } from './catalogue/suggestions/suggestions-module';
import { synonymsModule } from './catalogue/words/synonyms-module';
import { accountModule } from './customers/account/account-module';
import { surveysModule } from './customers/surveys/surveys-module';
import { userModule } from './customers/user/user-module';
import { sessionModule } from './identity/session/session-module';
import { captchaModule } from './kernel/captcha/captcha-module';
import { formAnswerModule } from './kernel/form-answers/form-answer-module';
import { claimJob } from './kernel/jobs/claim-job';
import { type Job, startJobs } from './kernel/jobs/jobs';
import { mailModule } from './kernel/mail/mail-module';
import { messagesModule } from './kernel/messages/messages-module';
import { migrations } from './kernel/paths';
import { createServer, type ServerOptions } from './kernel/server/create-server';
import type { ShopModule } from './kernel/shop-module';
import { documentsModule } from './orders/documents/documents-module';
import { giveCorrection, giveInvoice } from './orders/documents/give-document';
import { connectOrders, onOrder } from './orders/lifecycle/order-connections';
import { ordersModule } from './orders/lifecycle/orders-module';
import { enqueueOrderMail } from './orders/mails/enqueue-order-mail';
import { orderMailsModule } from './orders/mails/order-mails-module';
import { orderPagesModule } from './orders/pages/order-pages-module';
import { capture, refund } from './orders/payments/move-money';
import { paymentsModule } from './orders/payments/payments-module';
import { endPayments, requestPayment } from './orders/payments/request-payment';
import { returnRest } from './orders/payments/return-rest';
import { payoutsModule } from './orders/payouts/payouts-module';
import { withdrawalModule } from './orders/withdrawal/withdrawal-module';
import { backInStockModule } from './selling/back-in-stock/back-in-stock-module';
import { cartModule } from './selling/cart/cart-module';
import { checkoutModule } from './selling/checkout/checkout-module';
import { recommendationsModule } from './selling/recommendations/recommendations-module';
import { reviewsModule } from './selling/reviews/reviews-module';
import { wishlistModule } from './selling/wishlist/wishlist-module';
import { type ContextOptions, createContext } from './shop-context';
import { stockModule } from './stores/stock/stock-module';
import { storesModule } from './stores/store/stores-module';

export { findDatabase } from '@fachwerk/database';
export { prepareAccounts } from './customers/account/prepare-accounts';
export { prepareGiftCards } from './benefits/gift-cards/prepare-gift-cards';
export { prepareDatabase, prepareShopSchema } from './setup/prepare-database';
export { prepareReviews } from './selling/reviews/prepare-reviews';
export { STORES_FILE } from './kernel/paths';
export { type MailConfig, readMailConfig } from './kernel/mail/mail-config';

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
  storeOffersModule,
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
