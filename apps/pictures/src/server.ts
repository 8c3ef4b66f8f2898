import { runServer } from '@fachwerk/server-kit/run-server';
import { buildPictures } from './app';
import { readConfig } from './config';

runServer(async (onOpen) => {
  const { host, port, listFile, logLevel } = readConfig(process.env);
  const app = await buildPictures({ listFile, logger: { level: logLevel } });
  onOpen(() => app.close());
  await app.listen({ host, port });
});
