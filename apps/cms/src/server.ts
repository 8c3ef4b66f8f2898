import { runServer } from '@fachwerk/server-kit/run-server';
import { buildCms } from './app';
import { readConfig } from './config';

runServer(async (onOpen) => {
  const { host, port, ...options } = readConfig(process.env);
  const app = await buildCms({ ...options, logger: true });
  onOpen(() => app.close());
  await app.listen({ host, port });
});
