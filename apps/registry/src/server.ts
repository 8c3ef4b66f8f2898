import { publicKeyOf } from '@fachwerk/shared/federation';
import { buildRegistry, prepareRegistry } from './app';
import { readConfig } from './config';

async function main() {
  const { host, port, ...options } = readConfig(process.env);
  await prepareRegistry(options.databaseUrl);
  const app = await buildRegistry({ ...options, logger: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  // For REGISTRY_PUBLIC_KEY of the page servers.
  app.log.info({ publicKey: publicKeyOf(options.signingKey) }, 'the plan is signed; its public key');
  await app.listen({ host, port });
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
