import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from '@fachwerk/server-kit/run-server';
import { buildShopApi, prepareAccounts, prepareDatabase, startEmbeddedPostgres } from './app';
import { readConfig } from './config';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

runServer(async (onOpen) => {
  const config = readConfig();
  const databaseUrl = config.databaseUrl ?? (await startDatabase());
  await prepareDatabase({ databaseUrl, catalogueFolder: config.catalogueFolder, log: print });
  await prepareAccounts({ databaseUrl, demonstration: config.mail.devMailbox, log: print });
  const app = await buildShopApi({
    databaseUrl,
    sessionSecret: config.sessionSecret ?? storedSecret(config.dataDir),
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    registryUrl: config.registryUrl,
    languages: config.languages,
    logger: { level: config.logLevel },
    proxies: config.proxies,
    mail: config.mail,
  });
  onOpen(() => app.close());
  print(`Shop API on ${await app.listen({ port: config.port, host: config.host })}`);

  async function startDatabase(): Promise<string> {
    const embedded = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: print });
    onOpen(() => embedded.stop());
    return embedded.url;
  }
});

/** One secret per data folder, so that sessions survive a restart. Several instances share SESSION_SECRET. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
