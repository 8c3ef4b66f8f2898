import { listenPrivately } from '@fachwerk/server-kit/private-listener';
import { runServer } from '@fachwerk/server-kit/run-server';
import { publicKeyOf } from '@fachwerk/shared/federation';
import { buildRegistry, prepareRegistry } from './app';
import { readConfig } from './config';

runServer(() => {
  const { host, port, processes, privateAddress, migrates, ...options } = readConfig(process.env);
  return {
    processes,
    prepare: () => prepareRegistry(options.databaseUrl, { migrates }),
    async serve({ onOpen, prepared }) {
      await prepared();
      const app = await buildRegistry({ ...options, processes, logger: true });
      onOpen(() => app.close());
      // The value for REGISTRY_PUBLIC_KEY of the page servers.
      app.log.info({ publicKey: publicKeyOf(options.signingKey) }, 'public key of the signed plan');
      await app.listen({ host, port });
      if (privateAddress) {
        const inside = await listenPrivately(app.routing, privateAddress);
        onOpen(() => inside.close());
      }
      return '';
    },
  };
});
