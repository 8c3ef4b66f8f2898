import { prepareRegistry } from '@fachwerk/registry';
import { readEnvironment, secret, text } from '@fachwerk/server-kit/environment';
import { findDatabase, prepareShopSchema } from '@fachwerk/shop-api';
import { readConfig } from './config';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

/**
 * `pnpm migrate` applies the missing steps of shop and registry. The servers of the previous release may run
 * meanwhile: a step that waits for a lock gives way to them.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const { REGISTRY_DATABASE_URL: registryUrl } = readEnvironment(
    { REGISTRY_DATABASE_URL: secret(text().optional()) },
    process.env,
  );
  const database = await findDatabase({ databaseUrl, dataDir, log: print });
  const options = { migrates: true, log: print };
  try {
    const steps = [
      ...(await prepareShopSchema(database.url, options)),
      ...(await prepareRegistry(registryUrl ?? database.url, options)),
    ];
    for (const step of steps) print(step);
    print(
      steps.length === 0 ? 'The schema of the database is up to date.' : `${steps.length} steps applied.`,
    );
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
