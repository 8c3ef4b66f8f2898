import { runServer } from '@fachwerk/server-kit/run-server';
import { publicKeyOf } from '@fachwerk/shared/federation';
import { buildRegistry, prepareRegistry } from './app';
import { readConfig } from './config';

runServer(async (onOpen) => {
  const { host, port, ...options } = readConfig(process.env);
  await prepareRegistry(options.databaseUrl);
  const app = await buildRegistry({ ...options, logger: true });
  onOpen(() => app.close());
  // The value for REGISTRY_PUBLIC_KEY of the page servers.
  app.log.info({ publicKey: publicKeyOf(options.signingKey) }, 'public key of the signed plan');
  await app.listen({ host, port });
});
