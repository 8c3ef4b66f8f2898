import { type Database, type Job, jobSource, type Queue, schemaHealth, startJobs } from '@fachwerk/database';
import { healthRoute } from '@fachwerk/server-kit/health-route';
import type { FastifyInstance } from 'fastify';
import { catalogue } from './catalogue/area';
import { customers } from './customers/area';
import { identity } from './identity/area';
import { kernelArea } from './kernel/area';
import { buildAreas, type OptionsOf, type Together } from './kernel/context/define-area';
import { createKernel, type KernelOptions } from './kernel/create-kernel';
import { migrations } from './kernel/files/paths';
import { metricsRoute, SCHEDULE } from './kernel/jobs/metrics-route';
import { createServer, type ServerOptions } from './kernel/server/create-server';
import { orders } from './orders/area';
import { rental } from './rental/area';
import { selling } from './selling/area';
import { stores } from './stores/area';

export { findDatabase } from '@fachwerk/database';
export { prepareAccounts } from './customers/account/prepare-accounts';
export { prepareGiftCards } from './benefits/gift-cards/prepare-gift-cards';
export { prepareDatabase, prepareShopSchema } from './prepare-database';
export { prepareLotteries } from './customers/lottery/prepare-lotteries';
export { prepareRecalls } from './catalogue/recalls/prepare-recalls';
export { prepareReviews } from './selling/reviews/prepare-reviews';
export { STORES_FILE } from './kernel/files/paths';
export { type MailConfig, readMailConfig } from './kernel/mail/mail-config';

/** Lower layers first. */
const areas = [kernelArea, identity, stores, rental, catalogue, orders, selling, customers] as const;

/** Those of all jobs, for a command that starts none. */
export const queues: readonly Queue[] = areas.flatMap((area) => area.queues);

export type ShopApiOptions = ServerOptions & KernelOptions & Together<OptionsOf<(typeof areas)[number]>>;

/** Without a name, Fastify searches for the plugin in all loaded modules: two thirds of this function. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');

/** The API with its jobs, which are not started. */
export async function buildShop(
  options: ShopApiOptions,
): Promise<{ app: FastifyInstance; db: Database; jobs: readonly Job[] }> {
  const { app, cookies } = await createServer(options);
  const kernel = createKernel(options, { log: app.log, cookies });
  const built = buildAreas(areas, kernel, options);
  for (const { area, context } of built)
    for (const register of area.routes) {
      const plugin = (scope: FastifyInstance) => register(scope, context);
      await app.register(Object.assign(plugin, { [PLUGIN_NAME]: area.name }));
    }
  const checkSchema = schemaHealth(migrations);
  healthRoute(app, {
    database: { check: () => kernel.db.query('select 1') },
    schema: { check: () => checkSchema(kernel.db) },
  });
  const jobs = built.flatMap(({ area, context }) => area.jobs(context));
  metricsRoute(app, { db: kernel.db, jobs, queues });
  app.addHook('onClose', () => kernel.db.close());
  return { app, db: kernel.db, jobs };
}

/** The API with running jobs. */
export async function buildShopApi(options: ShopApiOptions): Promise<FastifyInstance> {
  const { app, db, jobs } = await buildShop(options);
  // Before the connections: hooks are called in reverse order.
  app.addHook('onClose', startJobs(jobs, jobSource(db, SCHEDULE, jobs), { log: app.log }));
  return app;
}
