import { runServer } from '@fachwerk/server-kit/run-server';
import { buildCms } from './app';
import { readConfig } from './config';

runServer(() => {
  const { host, port, processes, ...options } = readConfig(process.env);
  return {
    processes,
    async serve({ onOpen }) {
      const app = await buildCms({ ...options, logger: true });
      onOpen(() => app.close());
      await app.listen({ host, port });
      return '';
    },
  };
});
