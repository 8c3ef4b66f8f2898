import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { LiveWidgets } from '@fachwerk/shared/contracts';
import { problemsInContent } from './content/check-content';
import { loadContent } from './content/load-content';
import { pageMatcher } from './content/match-page';
import { fragmentPool } from './fragments/fragment-pool';
import { rememberFragments } from './fragments/remembering-pool';
import { remoteCode } from './fragments/remote-code';
import { errorPage } from './page/error-page';
import { securityHeaders } from './page/page-headers';
import { servePage } from './page/serve-page';
import { unknownWidgetWarner } from './page/unknown-widgets';
import { ASSETS_DIR, CONTENT_DIR, RENDER_WORKER } from './paths';
import { logOptions } from './log-options';
import { messageSource } from './release/message-source';
import { releaseSource } from './release/release-source';
import { assetRoutes } from './routes/asset-routes';

export { readPageConfig } from './content/load-content';
export { CONTENT_DIR } from './paths';

export interface CmsOptions {
  apiUrl: string;
  registryUrl: string;
  /** Address of the shop; without it the address that was asked. */
  publicUrl?: string;
  contentDir?: string | undefined;
  /** Threads that render widgets. */
  workers?: number;
  /** For one widget on the server. */
  deadlineMs?: number;
  /** How long a public fragment serves the next visitors; 0 renders each one anew. */
  keepFragmentsMs?: number;
  assetOrigins?: readonly string[];
  logger?: FastifyServerOptions['logger'];
  /** The bundled render-worker.entry.ts. */
  workerFile?: string;
}

/** The page server: content files, widgets rendered on the server, one document. */
export async function buildCms(options: CmsOptions): Promise<FastifyInstance> {
  const { apiUrl, registryUrl, publicUrl, workers = 2, deadlineMs = 800 } = options;
  const app = Fastify({
    logger: logOptions(options.logger),
    exposeHeadRoutes: true,
    // An address that cannot even be read, such as "/%", is answered by a page as well.
    frameworkErrors: (_error, request, reply) => void showError(request, reply, 400),
  });
  const log = app.log;
  const content = loadContent(options.contentDir ?? CONTENT_DIR);
  const code = remoteCode(registryUrl);
  const pool = rememberFragments(
    fragmentPool({
      file: options.workerFile ?? RENDER_WORKER,
      settings: { apiUrl, config: content.config, deadlineMs },
      workers,
      code,
      log,
    }),
    options.keepFragmentsMs === undefined ? {} : { keepMs: options.keepFragmentsMs },
  );
  app.addHook('onClose', () => pool.close());

  const releases = releaseSource({
    registryUrl,
    log,
    onNew: async (release) => {
      // Fetched before the first visitor needs them; a failure shows when the widget is rendered.
      await Promise.allSettled(
        Object.entries(release.servers).map(([mfe, server]) => code({ mfe, ...server })),
      );
      const answer = await fetch(`${registryUrl}/federation/widgets`);
      const { widgets } = LiveWidgets.parse(await answer.json());
      for (const problem of problemsInContent(content, widgets)) log.error(`Content: ${problem}`);
    },
  });

  const headers = securityHeaders({
    assetOrigins: options.assetOrigins ?? [],
    apiOrigin: content.config.apiOrigin,
    isHttps: publicUrl?.startsWith('https:') ?? false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const assetUrl = assetRoutes(app, ASSETS_DIR);
  const showError = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .send(errorPage(assetUrl('page.css'), request.id));
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return showError(request, reply, 500);
  });

  const server = {
    content,
    matchPage: pageMatcher(content.pages),
    releases,
    messages: messageSource({ apiUrl, registryUrl, log }),
    pool,
    publicUrl,
    styles: [assetUrl('page.css')],
    warnOfUnknown: unknownWidgetWarner(),
  };
  app.get('/*', (request, reply) => servePage(server, request, reply));
  return app;
}
