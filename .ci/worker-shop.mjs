/**
 * `node .ci/worker-shop.mjs PORT FOREIGN_PORT`: the shop of one worker of the journeys
 * (`e2e/worker-shop.ts`). Prints the address of its database when it is ready. Stops, and deletes its data,
 * when its input closes: also when the worker was killed.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { startTestShop } from './test-shop.mjs';

const [port, foreignPort] = process.argv.slice(2);
const isUnneeded = new Promise((resolve) => process.stdin.resume().once('close', resolve));
// Ctrl-C reaches all processes of the terminal; the worker decides when it no longer needs its shop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const log = createWriteStream(join(ROOT, `.cache/e2e/shop-${port}.log`));
try {
  const { databaseUrl, stop } = await startTestShop({
    port,
    foreignPort,
    onOutput: (text) => log.write(text),
  });
  console.log(databaseUrl);
  await isUnneeded;
  await stop();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.stdin.destroy();
log.end();
