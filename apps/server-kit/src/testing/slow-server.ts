import { setTimeout as wait } from 'node:timers/promises';
import { runServer } from '../run-server';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const mode = process.argv[2];

runServer(async (onOpen) => {
  onOpen(async () => print('database closed'));
  print('database');
  if (mode === 'hanging') await wait(60_000);
  if (mode === 'broken') throw new Error('port is in use');
  onOpen(async () => {
    if (mode === 'stuck') throw new Error('port is stuck');
    print('port closed');
  });
  print('port');
  // Keeps the process alive, as a listening port does.
  setInterval(() => undefined, 60_000);
  print('ready');
});
