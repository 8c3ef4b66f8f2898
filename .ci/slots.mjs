/**
 * As many pieces of work at the same time as there are slots, however many programs take part: checks, test
 * files of Jest, journeys. The programs connect by `slots-client.cjs`; a connection is one slot.
 */
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * Opens the queue. Of those who wait, the one that expects the longest work is next, so that no long work is
 * left at the end. `env` leads other programs to the queue.
 */
export async function openSlots(count) {
  const waiting = [];
  let free = count;
  const next = () => {
    while (free > 0 && waiting.length > 0) {
      const longest = waiting.reduce((best, entry) => (entry.seconds > best.seconds ? entry : best));
      waiting.splice(waiting.indexOf(longest), 1);
      free -= 1;
      longest.begin();
    }
  };
  const giveBack = () => {
    free += 1;
    next();
  };
  const wait = (entry) => {
    waiting.push(entry);
    next();
  };

  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    const entry = { seconds: 0, isRunning: false };
    entry.begin = () => {
      entry.isRunning = true;
      socket.write('begin\n');
    };
    createInterface({ input: socket }).once('line', (line) => {
      entry.seconds = Number(line);
      wait(entry);
    });
    // A client that was killed reports an error first.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      if (entry.isRunning) giveBack();
      else if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));

  return {
    env: { TEST_SLOTS: String(server.address().port) },
    /** For work of this process; returns what `work` returns. */
    async run(seconds, work) {
      await new Promise((begin) => wait({ seconds, begin }));
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
