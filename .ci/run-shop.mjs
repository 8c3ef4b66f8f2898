import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const START_MS = 180_000;
const STOP_MS = 15_000;
/** The line that the shop prints when it is ready. */
const READY = /Fachwerk is ready: /;

/** The system takes the ports of outgoing connections from above (Linux 32768, macOS and Windows 49152). */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** A port that was free a moment ago, and that no outgoing connection takes before it is used. */
export async function freePort() {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  const isFree = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/**
 * Starts the built shop with a port and data of its own, and waits until it is ready. What it prints goes to
 * `onOutput`. Returns its address and a function that stops it.
 */
export async function runShop({
  root,
  dataDir,
  port,
  env = {},
  startMs = START_MS,
  onOutput = () => undefined,
}) {
  const server = join(root, 'apps/all-in-one/dist/server.js');
  if (!existsSync(server)) throw new Error('The shop is not built yet: run `npm run build` first.');
  const ownPort = port ?? (await freePort());
  const url = `http://localhost:${ownPort}`;
  const output = [];
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(ownPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output.push(String(data));
      onOutput(String(data));
    });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  };

  const isReady = new Promise((resolve) => {
    child.stdout.on('data', () => READY.test(output.join('')) && resolve('ready'));
  });
  const timer = setTimeout(stop, startMs);
  const outcome = await Promise.race([isReady, ended]);
  clearTimeout(timer);
  if (outcome === 'ready') return { url, port: ownPort, pid: child.pid, stop };
  throw new Error(
    `The shop did not start (${outcome}; ${startMs / 1000} s at most). Its last output:\n${output.join('').slice(-4000)}`,
  );
}
