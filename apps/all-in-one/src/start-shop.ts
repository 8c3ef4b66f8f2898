import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCms, CONTENT_DIR, readPageConfig } from '@fachwerk/cms';
import { prepareDemoCatalogue } from '@fachwerk/demo-catalogue';
import { buildPictures } from '@fachwerk/pictures';
import { buildRegistry, openFileStore, prepareAccess, prepareRegistry } from '@fachwerk/registry';
import { readNavigation, readProducts } from '@fachwerk/shared/calls';
import { publicKeyOf } from '@fachwerk/shared/federation';
import {
  buildShopApi,
  prepareAccounts,
  prepareDatabase,
  startEmbeddedPostgres,
  STORES_FILE,
} from '@fachwerk/shop-api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { openServer } from './one-server';
import { publishBuilt } from './publish-built';
import { dropToken, storedSecret, storedSigningKey, storedToken, usageTokenOf } from './stored-secret';

type Say = (message: string) => void;
type Closer = () => Promise<unknown>;

export interface Shop {
  address: string;
}

/**
 * Starts everything on one port. Each opened resource is passed to `onOpen` at once, so that a stop during
 * the start closes it too.
 */
export async function startShop(config: Config, say: Say, onOpen: (close: Closer) => void): Promise<Shop> {
  const server = await openServer(config.port, config.host);
  onOpen(() => server.close());
  const self = `http://${selfHost(config.host)}:${server.port}`;

  const databaseUrl = config.databaseUrl ?? (await openDatabase(config, say, onOpen));
  const catalogue = await prepareDemoCatalogue({
    dir: join(config.dataDir, 'demo-catalogue'),
    items: config.catalogueItems,
    storesFile: STORES_FILE,
    log: say,
  });
  await prepareDatabase({ databaseUrl, catalogueFolder: catalogue.folder, log: say });
  await prepareAccounts({ databaseUrl, demonstration: config.mail.devMailbox, log: say });
  const registryOptions = await openRegistry(config, databaseUrl, say);
  const { signingKey } = registryOptions;

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
      sessionSecret: config.sessionSecret ?? (await storedSecret(config.dataDir)),
      publicUrl: publicUrl ?? `http://localhost:${server.port}`,
      allowedOrigins: config.allowedOrigins,
      languages: config.languages,
      registryUrl: self,
      proxies: config.proxies,
      mail: config.mail,
      rateLimit: { changes: config.changesPerMinute },
      logger,
    }),
  );
  const registry = await open(
    buildRegistry({
      ...registryOptions,
      thirdPartyOrigins: config.thirdPartyOrigins,
      proxies: config.proxies,
      rules: config.rolloutRules,
      logger,
    }),
  );
  const pictures = await open(buildPictures({ listFile: catalogue.pictureList, logger }));
  const cms = await open(
    buildCms({
      apiUrl: self,
      registryUrl: self,
      picturesUrl: self,
      registryKey: publicKeyOf(signingKey),
      usageToken: usageTokenOf(signingKey),
      publicUrl,
      workers: config.renderWorkers,
      deadlineMs: config.renderDeadlineMs,
      earlyHints: config.earlyHints,
      proxies: config.proxies,
      logger,
    }),
  );
  server.serve({
    'shop-api': api.routing,
    registry: registry.routing,
    pictures: pictures.routing,
    cms: cms.routing,
  });

  await warmUp(self, say);
  return { address: publicUrl ?? `http://localhost:${server.port}` };
}

/** Tables, accounts and built versions. */
async function openRegistry(config: Config, databaseUrl: string, say: Say) {
  const { dataDir, publicUrl, registryFiles, mail } = config;
  const signingKey = config.registrySigningKey ?? (await storedSigningKey(dataDir));
  const options = {
    ...{ databaseUrl, signingKey, publicUrl },
    store: openFileStore(registryFiles),
    pageConfig: readPageConfig(CONTENT_DIR),
  };
  const schema = await prepareRegistry(databaseUrl);
  if (schema.length > 0) say(`Database schema of the registry: ${schema.join(', ')}`);
  await prepareAccess({
    databaseUrl,
    demonstration: mail.devMailbox,
    usageToken: usageTokenOf(signingKey),
    ...(publicUrl === undefined
      ? { operateToken: await storedToken(dataDir) }
      : { revoked: await dropToken(dataDir) }),
    log: say,
  });
  say('Publishing the built versions');
  for (const version of await publishBuilt(options)) say(`  ${version}`);
  return options;
}

async function openDatabase(config: Config, say: Say, onOpen: (close: Closer) => void): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: say });
  onOpen(() => database.stop());
  return database.url;
}

/** The order matters: versions of pictures, database pages, answers of the API, code of the widgets. */
const COLD = [
  '/images/scenes/',
  readNavigation.path,
  `${readProducts.path}?q=akkuschrauber`,
  `${readProducts.path}?sort=popularity&size=8`,
  '/',
];

const WARM_WITHIN_MS = 60_000;

/** Fills the caches before the first visitor, with pages that have all texts. */
async function warmUp(self: string, say: Say): Promise<void> {
  const until = Date.now() + WARM_WITHIN_MS;
  for (const path of COLD) {
    let status = await statusOf(`${self}${path}`);
    // A busy machine may need a second request.
    while (status === 503 && Date.now() < until) {
      await wait(500);
      status = await statusOf(`${self}${path}`);
    }
    if (status >= 400) say(`${path} answers ${status}: the log above says why.`);
  }
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

const selfHost = (host: string) => (['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host);
