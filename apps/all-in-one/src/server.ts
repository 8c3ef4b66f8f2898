import { runServer } from '@fachwerk/server-kit/run-server';
import { readConfig } from './config';
import { startShop } from './start-shop';

const print = (message: string) => void process.stdout.write(`${message}\n`);

runServer(async (onOpen) => {
  const { address } = await startShop(readConfig(process.env), print, onOpen);
  print(`\nFachwerk is ready: ${address}\n`);
});
