import { runServer } from '@fachwerk/server-kit/run-server';
import { readConfig } from './config';
import { prepareShop } from './prepare-shop';
import { serveShop } from './serve-shop';

const print = (message: string) => void process.stdout.write(`${message}\n`);

runServer(() => {
  const config = readConfig(process.env);
  return {
    processes: config.processes,
    prepare: (onOpen) => prepareShop(config, print, onOpen),
    serve: async (start) => `\nFachwerk is ready: ${await serveShop(config, print, start)}\n\n`,
  };
});
