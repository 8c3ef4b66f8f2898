import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildShopApi, prepareAccounts, prepareDatabase, startEmbeddedPostgres } from './app';
import { readConfig } from './config';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

async function main(): Promise<void> {
  const config = readConfig();
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: print });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await prepareDatabase({ databaseUrl, items: config.catalogueItems, log: print });
  await prepareAccounts({ databaseUrl, demonstration: config.mail.devMailbox, log: print });
  const app = await buildShopApi({
    databaseUrl,
    sessionSecret: config.sessionSecret ?? keptSecret(config.dataDir),
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    registryUrl: config.registryUrl,
    logger: { level: config.logLevel },
    proxies: config.proxies,
    mail: config.mail,
  });
  print(`Shop API on ${await app.listen({ port: config.port, host: config.host })}`);

  const stop = async () => {
    await app.close();
    await embedded?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(0)));
}

/** One secret per data folder, so that sessions outlive a restart. Several instances get it by SESSION_SECRET. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
