import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { runServer } from '../run-server';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [, , mode, processes = '1'] = process.argv;

/** A server with slow and failing parts, for tests. */
runServer(() => ({
  processes: Number(processes),
  async prepare(onOpen) {
    onOpen(async () => print('database closed'));
    print('database');
    if (mode === 'hanging') await wait(60_000);
    if (mode === 'broken') throw new Error('port is in use');
    return { secret: 'from the preparation' };
  },
  async serve({ onOpen, prepared, isReplacement }) {
    if (mode === 'looping' && isReplacement) process.exit(3);
    const { secret } = await prepared();
    onOpen(async () => {
      if (mode === 'stuck') throw new Error('port is stuck');
      print('port closed');
    });
    print('port');
    const server = createServer((_request, response) => response.end(`${process.pid} ${secret}`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onOpen(async () => void server.close());
    return `ready ${(server.address() as AddressInfo).port}\n`;
  },
}));
