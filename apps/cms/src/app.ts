import { healthRoute } from '@fachwerk/server-kit/health-route';
import { ownServer } from '@fachwerk/server-kit/http-server';
import { logOptions } from '@fachwerk/server-kit/log-options';
import { trustProxies } from '@fachwerk/server-kit/trust-proxies';
import type { CardFrames, MapTiles } from '@fachwerk/shared/contracts';
import { createVerifier, type ReleasePlan } from '@fachwerk/shared/federation';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { asksFor } from './content/asked-services';
import { type Content, loadContent } from './content/load-content';
import { pageMatcher } from './content/match-page';
import { usageReporter } from './content/report-usage';
import { contentWatcher } from './content/watch-content';
import { cacheFragments } from './fragments/caching-pool';
import { failureReporter } from './fragments/failure-reporter';
import { fetchServers } from './fragments/fetch-servers';
import { fragmentPool } from './fragments/fragment-pool';
import { remoteCode } from './fragments/remote-code';
import { fragmentRoutes } from './includes/fragment-routes';
import type { BrowserScripts } from './installable/browser-scripts';
import { chooseEngine, confirmIsolation } from './isolation/engine';
import { readRenderFiles, type RenderFiles } from './isolation/render-files';
import { collectorOrigin, type Metrics } from './metrics';
import { NotReady } from './not-ready';
import { admission, Overloaded } from './page/admission';
import { languageRoutes } from './page/choose-language';
import { KEEP_MS } from './page/data-age';
import { errorPage } from './page/error-page';
import {
  type Analytics,
  type ChatScript,
  type OutsideScript,
  outsideSources,
  settingsOf,
} from './page/outside-sources';
import { pageCache } from './page/page-cache';
import {
  contentSecurityPolicy,
  type PagePolicy,
  type PolicyOptions,
  securityHeaders,
} from './page/page-headers';
import { chosenLanguage } from './page/page-language';
import { pageOrigin } from './page/page-origin';
import { pageStyles } from './page/page-styles';
import { pictureAddressSource } from './page/picture-addresses';
import { servePage } from './page/serve-page';
import { unknownWidgetWarner } from './page/unknown-widgets';
import { widgetPreviewRoutes } from './page/widget-preview';
import { ASSETS_DIR, CONTENT_DIR, DIST_DIR } from './paths';
import { knownVersions } from './release/data-versions';
import { planFetcher } from './release/fetch-plan';
import { messageSource } from './release/message-source';
import { planSource } from './release/plan-source';
import { previewSource } from './release/preview-source';
import type { Patience } from './release/retry-until-ready';
import { widgetList } from './release/widget-list';
import { assetRoutes } from './routes/asset-routes';
import { crawlerRoutes } from './routes/crawler-routes';
import { installableRoutes } from './routes/installable-routes';
import { speculationRoutes } from './routes/speculation-routes';
import { pageSheet } from './styles/page-sheet';
import { sheetComposer } from './styles/sheet-composer';
import { sheetRoutes } from './styles/sheet-routes';

export { readPageConfig } from './content/load-content';
export { CONTENT_DIR } from './paths';

export interface CmsOptions {
  apiUrl: string;
  registryUrl: string;
  picturesUrl: string;
  /** Public key of the registry's signature; without it every plan is rejected. */
  registryKey: string;
  /** Token for reports to the registry: widgets of our pages, and failures on the server. */
  usageToken?: string | undefined;
  /** Address of the shop; the default is the requested one. */
  publicUrl?: string;
  contentDir?: string | undefined;
  /** Number of processes that render widgets. */
  workers?: number;
  /** Deadline for one widget on the server. */
  deadlineMs?: number;
  /** Sends status 103 and `Link` headers for a proxy or CDN that passes early hints on. */
  earlyHints?: boolean;
  /** Maximum age of public pages and fragments whose data may have changed; 0 disables the caches. */
  keepMs?: number;
  /** Number of load balancers that add the visitor's address to X-Forwarded-For. */
  proxies?: number;
  assetOrigins?: readonly string[];
  /** The operator's server of map tiles. */
  mapTiles?: MapTiles | undefined;
  /** Forms of a programme of customer cards, for pages whose widgets name them. */
  cardFrames?: CardFrames | undefined;
  /** Ids of the services that visitors are asked about; by default those that every shop has. */
  consentServices?: readonly string[];
  /** The collector of the operator for web vitals. */
  metrics?: Metrics | undefined;
  /** Google Analytics, for pages that are measured. */
  analytics?: Analytics | undefined;
  /** The script of a survey service, for pages whose widgets name it. */
  survey?: OutsideScript | undefined;
  /** The scripts of the helpers of every page, for pages whose frame has them. */
  chat?: ChatScript | undefined;
  accessibilityAssist?: OutsideScript | undefined;
  /** How long a visitor waits while there is no plan or no text. */
  patience?: Patience;
  /** How long a visitor waits for a newer plan than the known one. */
  planWaitMs?: number;
  logger?: FastifyServerOptions['logger'];
  /** Bundles of the render processes. */
  renderFiles?: RenderFiles;
  /** Bundles of the scripts of installable pages. */
  browserScripts?: BrowserScripts;
}

/** Pages that are rendered at a time: enough for the processors while some of them wait for the API. */
const LEAST_AT_ONCE = 4;

const policyOf = (
  { assetOrigins = [], metrics, publicUrl }: CmsOptions,
  { config }: Content,
): PolicyOptions => ({
  assetOrigins,
  apiOrigin: config.apiOrigin,
  collectorOrigin: metrics && collectorOrigin(metrics),
  isHttps: publicUrl?.startsWith('https:') ?? false,
});

/** Answers with the error page in the language of the visitor. */
const errorShower =
  (headers: Record<string, string>, style: string) =>
  (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply => {
    const language = chosenLanguage(request.headers.cookie);
    const ofPage = { 'content-type': 'text/html; charset=utf-8', 'content-language': language };
    return reply
      .code(status)
      .headers({ ...headers, ...ofPage, 'cache-control': 'no-store' })
      .send(errorPage(style, request.id, language));
  };

/** The page server: reads content files, renders widgets and composes documents. */
export async function buildCms(options: CmsOptions): Promise<FastifyInstance> {
  const { apiUrl, registryUrl, picturesUrl, publicUrl } = options;
  const { workers = 2, deadlineMs = 800, keepMs = KEEP_MS, proxies = 0 } = options;
  const app = Fastify({
    ...ownServer,
    logger: logOptions(options.logger),
    exposeHeadRoutes: true,
    trustProxy: trustProxies(proxies),
    // An invalid address such as "/%" gets a page as well.
    frameworkErrors: (_error, request, reply) => void showError(request, reply, 400),
  });
  const log = app.log;
  const content = asksFor(options, loadContent(options.contentDir ?? CONTENT_DIR));
  // Rejects a wrong key before render processes start.
  const ask = planFetcher(registryUrl, createVerifier(options.registryKey));
  const code = remoteCode(registryUrl);
  const engine = chooseEngine();
  if (!engine.isIsolated)
    log.warn('Deno does not run on this system: published server code is trusted (docs/guides/operate.md)');
  const current = knownVersions({ apiUrl, log });
  const sources = outsideSources(options);
  const processes = fragmentPool({
    files: options.renderFiles ?? readRenderFiles(DIST_DIR),
    config: { ...content.config, ...settingsOf(sources) },
    apiUrl,
    registryUrl,
    deadlineMs,
    workers,
    code,
    log,
    engine,
    onFailure: failureReporter({ registryUrl, token: options.usageToken, log }),
  });
  const pool = cacheFragments(processes, { ...current, keepMs });
  app.addHook('onClose', () => pool.close());

  const fetchNodeFiles = (plan: ReleasePlan) => fetchServers(plan, code);
  const widgets = widgetList(registryUrl);
  const usage = usageReporter({ registryUrl, token: options.usageToken, content, log });
  app.addHook('onClose', async () => usage.close());
  const watchContent = contentWatcher({ content, widgets, log, onFirst: () => usage.report() });
  const releases = {
    plans: planSource({
      ask,
      log,
      patience: options.patience,
      waitMs: options.planWaitMs,
      onNew: async (plan) => {
        await fetchNodeFiles(plan);
        watchContent(plan);
      },
    }),
    previews: previewSource({ ask, log, onNew: fetchNodeFiles }),
  };
  app.addHook('onListen', async () => {
    await releases.plans
      .current()
      .catch((error: unknown) => log.warn(error, 'The registry is not there yet'));
  });

  const policy = policyOf(options, content);
  const headers = securityHeaders(policy);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const assetUrl = assetRoutes(app, ASSETS_DIR);
  const composer = sheetComposer(registryUrl, log);
  const showError = errorShower(headers, assetUrl('error.css'));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof NotReady) {
      // Without a stack: the reason is the same for all visitors at this moment.
      const isRefusal = error instanceof Overloaded;
      request.log[isRefusal ? 'info' : 'warn']({ reason: error.message }, 'No page yet');
      return showError(request, reply.header('retry-after', error.retryAfterSeconds), error.statusCode);
    }
    request.log.error(error);
    return showError(request, reply, 500);
  });

  const atOnce = Math.max(LEAST_AT_ONCE, workers * 2);
  const admitted = admission({ atOnce });
  const server = {
    content,
    matchPage: pageMatcher(content.pages),
    releases,
    messages: messageSource({
      apiUrl,
      registryUrl,
      log,
      textVersions: current.textVersions,
      patience: options.patience,
    }),
    pool,
    admission: admitted,
    pages: pageCache({ admission: admitted, ...current, keepMs }),
    previews: pageCache({ admission: admission({ atOnce }), ...current, keepMs: 0 }),
    pictureAddresses: pictureAddressSource({ picturesUrl, log }),
    publicUrl,
    styles: pageStyles(assetUrl),
    sharePicture: assetUrl('share.png'),
    earlyHints: options.earlyHints ?? false,
    contentPolicy: (own: PagePolicy) => contentSecurityPolicy(policy, own),
    outsideSources: sources,
    metrics: options.metrics,
    installPart: installableRoutes(app, { pages: content.pages, scripts: options.browserScripts, assetUrl }),
    speculationRules: speculationRoutes(app, content.pages),
    pageSheet: pageSheet(composer),
    warnOfUnknown: unknownWidgetWarner(),
  };
  healthRoute(app, {
    plan: { check: () => releases.plans.current() },
    registry: { check: () => ask(), isOptional: true },
    api: { check: () => current.dataVersions.confirm(), isOptional: true },
    isolation: { check: () => confirmIsolation(engine), isOptional: true },
    rendering: { check: () => processes.confirm(), isOptional: true },
  });
  sheetRoutes(app, { composer, plans: releases.plans });
  fragmentRoutes(app, server);
  widgetPreviewRoutes(app, { server, widgets });
  languageRoutes(app, server);
  crawlerRoutes(app, content.pages, (request) => pageOrigin(request, server.publicUrl));
  app.get('/*', (request, reply) => servePage(server, request, reply));
  return app;
}
