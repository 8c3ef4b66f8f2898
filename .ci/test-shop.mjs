/** The shop of the journeys: data that are prepared once, and shops with copies of them. */
import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { apps, examples, ROOT } from './project.mjs';
import { freePort, runShop } from './run-shop.mjs';

/** Ends a start that hangs; with an empty folder, a busy machine needs minutes. */
const PREPARATION_MS = 900_000;
/** No shop runs with these data, only with copies. */
const PREPARED = join(ROOT, '.cache/e2e-data');
const MADE_OF = join(PREPARED, 'made-of');
/** Folders of the copies, named by the process that uses them. */
const COPIES = join(ROOT, '.cache/e2e-shops');

/** Starts the built shop once with an empty folder, unless the data of this build exist. */
export async function prepareData(log = console.log) {
  const madeOf = builtVersions();
  if (existsSync(MADE_OF) && readFileSync(MADE_OF, 'utf8') === madeOf) return;
  log('Preparing the data of the journeys …');
  const draft = `${PREPARED}.new`;
  for (const folder of [draft, PREPARED]) rmSync(folder, { recursive: true, force: true });
  const shop = await runShop({ root: ROOT, dataDir: draft, env: settings(), startMs: PREPARATION_MS });
  await shop.stop();
  writeFileSync(join(draft, 'made-of'), madeOf);
  renameSync(draft, PREPARED);
}

/** Changes with each build of an app, a micro-frontend or the shell. */
function builtVersions() {
  const hash = createHash('sha256');
  for (const app of apps) hash.update(readFileSync(join(ROOT, app, 'dist/built-version')));
  return hash.update(readFileSync(join(ROOT, 'apps/all-in-one/dist/versions.json'))).digest('hex');
}

/** One for each worker. */
export const freePorts = async (workers) =>
  (await Promise.all(Array.from({ length: workers }, freePort))).join();

/** Prepares the data. Returns the environment of tests whose workers have a shop each. */
export async function testEnvironment(workers) {
  deleteOldCopies();
  await prepareData();
  return {
    SHOP_PORTS: await freePorts(workers),
    FOREIGN_PORTS: await freePorts(workers),
    REVIEWS_TOKEN: randomBytes(24).toString('base64url'),
    ...registryAccess(),
  };
}

/** Access to the registry of every copy. */
function registryAccess() {
  const secret = (name) => readFileSync(join(PREPARED, name), 'utf8').trim();
  const key = Buffer.from(secret('registry-signing-key'), 'base64url');
  return {
    REGISTRY_TOKEN: secret('registry-token'),
    REGISTRY_PUBLIC_KEY: createPublicKey(createPrivateKey({ key, type: 'pkcs8', format: 'der' }))
      .export({ type: 'spki', format: 'der' })
      .toString('base64url'),
  };
}

/** Starts a shop with a copy of the prepared data, which allows third-party pages on `foreignPort`. */
export async function startTestShop({ port, foreignPort, onOutput }) {
  const dataDir = join(COPIES, String(process.pid));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  remove();
  mkdirSync(COPIES, { recursive: true });
  copyFolder(PREPARED, dataDir);
  try {
    const databaseUrl = await moveDatabase(dataDir);
    const env = {
      ...settings([`http://*.fachwerk.localhost:${foreignPort}`, `http://partner.localhost:${foreignPort}`]),
      MARKET_CMS_ORIGINS: `http://127.0.0.1:${foreignPort}`,
    };
    const shop = await runShop({ root: ROOT, dataDir, port, env, onOutput });
    const stop = () => shop.stop().finally(remove);
    return { databaseUrl, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Deletes the copies of processes that were killed. */
function deleteOldCopies() {
  if (!existsSync(COPIES)) return;
  for (const pid of readdirSync(COPIES))
    if (!isRunning(Number(pid))) rmSync(join(COPIES, pid), { recursive: true, force: true });
}

export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Keeps the owner of the database's files, and shares blocks where the file system can. */
function copyFolder(from, to) {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', from, to]);
}

/** Gives the database of a copy a port of its own. Returns its address. */
async function moveDatabase(dataDir) {
  const file = join(dataDir, 'postgres/state.json');
  const { password } = JSON.parse(readFileSync(file, 'utf8'));
  const port = await freePort();
  writeFileSync(file, JSON.stringify({ port, password }));
  return `postgres://fachwerk:${password}@127.0.0.1:${port}/shop`;
}

const settings = (allowedOrigins = []) => ({
  ALLOWED_ORIGINS: allowedOrigins.join(),
  // On a busy machine the server still renders; journeys test the deadline with page servers of their own.
  RENDER_DEADLINE_MS: '10000',
  TIME_LIMITS: 'off',
  // All tests are one network, and a fast machine sends more in a minute than any visitor.
  CHANGES_PER_MINUTE: '1000000',
  // Chromium needs the other core; `.ci/killed-processes.test.mjs` runs several processes.
  PROCESSES: '1',
  // Journeys read mails and use the demonstration accounts, even if the environment configures a mail server.
  DEV_MAILBOX: 'true',
  DESK_TOKENS: process.env.REVIEWS_TOKEN ? `reviews:${process.env.REVIEWS_TOKEN}` : '',
  // The examples with other frameworks get what they declare.
  PERMISSIONS: permissionsOfExamples(),
});

const permissionsOfExamples = () =>
  examples
    .map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'fachwerk.json'), 'utf8')))
    .flatMap(({ mfe, permissions = [] }) => permissions.map((permission) => `${mfe}=${permission}`))
    .join();
