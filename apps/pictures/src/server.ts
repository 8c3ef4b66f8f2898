import { runServer } from '@fachwerk/server-kit/run-server';
import { buildPictures } from './app';
import { readConfig } from './config';

runServer(() => {
  const { host, port, processes, logLevel, ...options } = readConfig(process.env);
  return {
    processes,
    async serve({ onOpen }) {
      const app = await buildPictures({ ...options, logger: { level: logLevel } });
      onOpen(() => app.close());
      await app.listen({ host, port });
      return '';
    },
  };
});
