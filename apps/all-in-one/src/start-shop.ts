import { join } from 'node:path';
import { buildCms, CONTENT_DIR, readPageConfig } from '@fachwerk/cms';
import { buildRegistry } from '@fachwerk/registry';
import { buildShopApi, prepareAccounts, prepareDatabase, startEmbeddedPostgres } from '@fachwerk/shop-api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { keptSecret } from './kept-secret';
import { openServer } from './one-server';
import { publishBuilt } from './publish-built';

type Say = (message: string) => void;
type Closer = () => Promise<unknown>;

export interface Shop {
  address: string;
}

/**
 * Brings up everything on one port. What has to be ended is handed to `onOpen` as soon as it is open, so that a stop
 * in the middle of the start ends it too.
 */
export async function startShop(config: Config, say: Say, onOpen: (close: Closer) => void): Promise<Shop> {
  const server = await openServer(config.port, config.host);
  onOpen(() => server.close());
  const self = `http://${selfHost(config.host)}:${server.port}`;

  const storageDir = join(config.dataDir, 'registry');
  say('Publishing the built versions');
  for (const version of await publishBuilt(storageDir)) say(`  ${version}`);

  const databaseUrl = config.databaseUrl ?? (await openDatabase(config, say, onOpen));
  await prepareDatabase({ databaseUrl, items: config.catalogueItems, log: say });
  await prepareAccounts({ databaseUrl, demonstration: config.mail.devMailbox, log: say });

  const logger = { level: config.logLevel };
  const publicUrl = config.publicUrl;
  const open = async (building: Promise<FastifyInstance>) => {
    const app = await building;
    onOpen(() => app.close());
    await app.ready();
    return app;
  };
  const api = await open(
    buildShopApi({
      databaseUrl,
      sessionSecret: config.sessionSecret ?? (await keptSecret(config.dataDir)),
      publicUrl: publicUrl ?? `http://localhost:${server.port}`,
      allowedOrigins: config.allowedOrigins,
      registryUrl: self,
      proxies: config.proxies,
      mail: config.mail,
      rateLimit: { changes: config.changesPerMinute },
      logger,
    }),
  );
  const registry = await open(
    buildRegistry({ storageDir, pageConfig: readPageConfig(CONTENT_DIR), publicUrl, logger }),
  );
  const cms = await open(
    buildCms({ apiUrl: self, registryUrl: self, publicUrl, workers: config.renderWorkers, logger }),
  );
  server.serve({ 'shop-api': api.routing, registry: registry.routing, cms: cms.routing });

  await warmUp(self, say);
  return { address: publicUrl ?? `http://localhost:${server.port}` };
}

async function openDatabase(config: Config, say: Say, onOpen: (close: Closer) => void): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: say });
  onOpen(() => database.stop());
  return database.url;
}

/** In this order: the database's pages, then the API's answers, then the code of the widgets. */
const COLD = [
  '/rest/navigation/',
  '/rest/products/?q=akkuschrauber',
  '/rest/products/?sort=popularity&size=8',
  '/',
];

/** The first visitor finds nothing cold. */
async function warmUp(self: string, say: Say): Promise<void> {
  for (const path of COLD) {
    const response = await fetch(`${self}${path}`);
    await response.arrayBuffer();
    if (!response.ok) say(`${path} answers ${response.status}: the log above says why.`);
  }
}

const selfHost = (host: string) => (['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host);
