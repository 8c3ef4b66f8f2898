import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { FOREIGN_PORT } from './foreign-site';
import { hasOwnShop, shopUrl } from './steps';

const PROGRAM = '../.ci/worker-shop.mjs';
const START_MS = 240_000;

interface WorkerFixtures {
  /** Each worker has a shop and a database of its own, with the same data at its start. */
  workerShop: void;
}

/** A test with the shop of its worker; starts no browser. */
export const test = base.extend<object, WorkerFixtures>({
  // Playwright reads the fixtures that a function uses from its first parameter, which must be a pattern.
  workerShop: [
    async ({}, use) => {
      if (!hasOwnShop) return use();
      const stop = await startWorkerShop();
      await use();
      return stop();
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});

/** Returns a function that stops the shop and deletes its data. */
async function startWorkerShop(): Promise<() => Promise<void>> {
  const port = new URL(shopUrl()).port;
  const child = spawn(process.execPath, [PROGRAM, port, String(FOREIGN_PORT)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [databaseUrl] = await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error('The shop of this worker did not start.'))),
  ]);
  process.env.SHOP_DATABASE_URL = databaseUrl;
  // Commands of teams run with the environment of their journey.
  process.env.REGISTRY_URL = shopUrl();
  return async () => {
    child.stdin.end();
    await ended;
  };
}
