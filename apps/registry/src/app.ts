import { jobSource, prepareSchema, schemaHealth, startJobs } from '@fachwerk/database';
import { healthRoute } from '@fachwerk/server-kit/health-route';
import { protectAnswers } from '@fachwerk/server-kit/html-policy';
import { ownServer } from '@fachwerk/server-kit/http-server';
import { logOptions } from '@fachwerk/server-kit/log-options';
import { trustProxies } from '@fachwerk/server-kit/trust-proxies';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type ContextOptions, openContext } from './context/open-context';
import type { PassportSettings } from './gate/check-passport';
import type { Permissions } from './gate/in-use';
import { registerErrorHandler } from './http/error-handler';
import { allowEverybody } from './http/public-cors';
import { insightRoutes } from './insight/insight-routes';
import { nameRoutes } from './names/name-routes';
import { registryMigrations } from './paths';
import { createPlanReader } from './plan/read-plan';
import { registryJobs, SCHEDULE } from './registry-jobs';
import { rolloutRoutes } from './rollout/rollout-routes';
import { defaultRules, type RolloutRules } from './rollout/rules';
import { runRollouts } from './rollout/run-rollouts';
import { assetRoutes } from './routes/asset-routes';
import { deskRoutes } from './routes/desk-routes';
import { planRoutes } from './routes/plan-routes';
import { previewRoutes } from './routes/preview-routes';
import { sessionRoutes } from './routes/session-routes';
import { versionRoutes } from './routes/version-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { confirmRoutes } from './usage/confirm-routes';
import { noteSeenUses } from './usage/seen-uses';
import { usageReadRoutes, usageReportRoutes } from './usage/usage-routes';
import { countVitals } from './web-vitals/count-vitals';
import { webVitalRoutes } from './web-vitals/web-vital-routes';

export { prepareAccess } from './access/prepare-access';
export { openFileStore } from './files/open-file-store';
export { releaseBuilt, type Built } from './channels/release-built';

export type RegistryOptions = ContextOptions &
  PassportSettings & {
    /** Number of load balancers in front that set X-Forwarded-*. */
    proxies?: number;
    logger?: FastifyServerOptions['logger'];
    /** Origins of third-party pages that the registry fetches, e.g. "https://blog.example". */
    thirdPartyOrigins?: readonly string[];
    /** What micro-frontends may do outside of their widgets. */
    permissions?: Permissions;
    /** The key of reports about how fast pages are; without it none is received. */
    metricsKey?: string | undefined;
    /** Thresholds for advancing and ending rollouts. */
    rules?: RolloutRules;
  };

/**
 * Migrates the database, or refuses an older schema. Run it before `buildRegistry`; several instances may run
 * it at the same time. Returns the applied steps.
 */
export const prepareRegistry = (
  databaseUrl: string,
  options: Parameters<typeof prepareSchema>[2],
): Promise<string[]> => prepareSchema(databaseUrl, registryMigrations, options);

/**
 * The HTTP server of the registry: published versions, release channels, files. Any number of instances may
 * run.
 */
export async function buildRegistry(options: RegistryOptions): Promise<FastifyInstance> {
  const {
    processes = 1,
    proxies = 0,
    logger = false,
    rules = defaultRules,
    thirdPartyOrigins = [],
    permissions = {},
    passports,
    metricsKey,
  } = options;
  const app = Fastify({
    ...ownServer,
    logger: logOptions(logger),
    trustProxy: trustProxies(proxies),
    routerOptions: { maxParamLength: 300 },
  });
  const context = openContext(options, (error) =>
    app.log.warn({ reason: error.message }, 'a database connection was lost'),
  );
  app.addHook('onClose', () => context.db.close());
  const jobs = registryJobs(context, thirdPartyOrigins, app.log);
  // Before the connections: hooks are called in reverse order.
  app.addHook('onClose', startJobs(jobs, jobSource(context.db, SCHEDULE, jobs), { log: app.log }));
  const plans = createPlanReader(context.db, context.versions);
  const counter = runRollouts(app, { ...context, rules, processes });
  app.decorate('telemetry', counter);
  const vitals = countVitals(app, { ...context, plans, rules, processes });

  registerErrorHandler(app);
  protectAnswers(app);

  const checkSchema = schemaHealth(registryMigrations);
  healthRoute(app, {
    database: { check: () => context.db.query('select 1') },
    schema: { check: () => checkSchema(context.db) },
  });
  await app.register(assetRoutes, { ...context, plans });
  // Public routes.
  await app.register(async (scope) => {
    allowEverybody(scope);
    await scope.register(planRoutes, { ...context, plans });
    await scope.register(usageReadRoutes, context);
    await scope.register(telemetryRoutes, {
      counter,
      access: context.access,
      publicUrl: context.publicUrl,
      onUses: (page, uses) => noteSeenUses(context.db, { page, uses, thirdPartyOrigins }),
    });
    await scope.register(webVitalRoutes, { counter: vitals, metricsKey });
  });
  // Routes for teams and operators, without CORS.
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    await scope.register(versionRoutes, { ...context, gate: { permissions, passports } });
    await scope.register(usageReportRoutes, context);
    await scope.register(confirmRoutes, context);
    await scope.register(previewRoutes, context);
    await scope.register(sessionRoutes, context);
    await scope.register(deskRoutes, context);
    await scope.register(nameRoutes, context);
    await scope.register(insightRoutes, { ...context, plans, metricsKey });
    await scope.register(rolloutRoutes, { ...context, rules });
  });
  return app;
}
