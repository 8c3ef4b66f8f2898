/**
 * `pnpm e2e [words of file names] [--grep TITLE] [--repeat-each N] [--workers N] [--headed] [--debug]
 * [--url http://...]`: starts the built shop with data of its own (kept in .cache/e2e-data between runs), runs
 * the journeys in Chromium and writes one report. Data of a run that was stopped are deleted.
 */
import { spawn } from 'node:child_process';
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failuresIn } from './e2e-failures.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { examples } from './project.mjs';
import { freePort, runShop } from './run-shop.mjs';

const root = resolve(import.meta.dirname, '..');
const e2e = join(root, 'e2e');
const cache = join(root, '.cache');
const results = join(cache, 'e2e');
const blobs = join(results, 'blobs');
const outcomeFile = join(results, 'outcome.json');
/** Projects of `e2e/playwright.config.ts`; they run one after the other. */
const PROJECTS = ['together', 'alone'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    headed: { type: 'boolean', default: false },
    debug: { type: 'boolean', default: false },
    grep: { type: 'string' },
    'repeat-each': { type: 'string' },
    workers: { type: 'string' },
    url: { type: 'string' },
  },
});

/** Returns the exit code. */
function playwright(args, env) {
  const program = join(
    dirname(createRequire(join(e2e, 'package.json')).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: e2e,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Runs both projects and merges their reports; returns the exit code. */
async function runJourneys(env) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(blobs, { recursive: true });
  const filters = [
    // Words of the file's name, not of the folders above it.
    ...positionals.map((word) => `[\\\\/]journeys[\\\\/][^\\\\/]*${word}[^\\\\/]*$`),
    ...(values.headed ? ['--headed'] : []),
    ...(values.debug ? ['--debug'] : []),
    ...['grep', 'repeat-each', 'workers'].flatMap((name) =>
      values[name] ? [`--${name}`, values[name]] : [],
    ),
  ];
  const codes = [];
  for (const project of PROJECTS)
    codes.push(
      await playwright(['test', '--project', project, '--pass-with-no-tests', ...filters], {
        ...env,
        PLAYWRIGHT_BLOB_OUTPUT_FILE: join(blobs, `${project}.zip`),
      }),
    );
  codes.push(
    await playwright(['merge-reports', '--reporter', 'html,json', blobs], {
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(results, 'report'),
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_JSON_OUTPUT_FILE: outcomeFile,
    }),
  );
  if (countJourneys() === 0) throw new Error('No journey ran.');
  return codes.find((code) => code !== 0) ?? 0;
}

/** Prints the outcome and, last, every failed journey with its errors: a long log is read from its end. */
function countJourneys() {
  if (!existsSync(outcomeFile)) throw new Error('The journeys wrote no report.');
  const { stats, suites } = JSON.parse(readFileSync(outcomeFile, 'utf8'));
  const { expected, unexpected, flaky, skipped } = stats;
  console.log(`Journeys: ${expected} passed, ${unexpected + flaky} failed, ${skipped} skipped`);
  for (const failure of failuresIn(suites)) console.log(failure);
  return expected + unexpected + flaky + skipped;
}

/**
 * Journeys of teams publish to this shop, and some start a page server beside it. For a shop given by --url,
 * the environment contains REGISTRY_TOKEN, REGISTRY_PUBLIC_KEY and REVIEWS_TOKEN.
 */
function teamAccess(url, dataDir) {
  if (values.url) return { REGISTRY_URL: url };
  const secret = (name) => readFileSync(join(dataDir, name), 'utf8').trim();
  const key = Buffer.from(secret('registry-signing-key'), 'base64url');
  return {
    REGISTRY_URL: url,
    REGISTRY_TOKEN: secret('registry-token'),
    REGISTRY_PUBLIC_KEY: createPublicKey(createPrivateKey({ key, type: 'pkcs8', format: 'der' }))
      .export({ type: 'spki', format: 'der' })
      .toString('base64url'),
  };
}

/** The setting PERMISSIONS with the declarations of all examples in the guides. */
const permissionsOfExamples = () =>
  examples
    .map((folder) => JSON.parse(readFileSync(join(root, folder, 'fachwerk.json'), 'utf8')))
    .flatMap(({ mfe, permissions = [] }) => permissions.map((permission) => `${mfe}=${permission}`))
    .join();

/** Journeys change the stock as the goods management does. */
function databaseOf(dataDir) {
  if (values.url) return {};
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres/state.json'), 'utf8'));
  return { SHOP_DATABASE_URL: `postgres://fachwerk:${password}@127.0.0.1:${port}/shop` };
}

/**
 * Marks the data as used by this run. Deletes the data of a run that was killed: it may have left a broken
 * version live. Returns a function that ends the use.
 */
function useData(dataDir) {
  const file = join(dataDir, 'used-by');
  if (existsSync(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) throw new Error(`Process ${owner} runs journeys with the data in ${dataDir}.`);
    rmSync(dataDir, { recursive: true, force: true });
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function main() {
  const chromium = ensureChromium();
  mkdirSync(cache, { recursive: true });
  const dataDir = join(cache, 'e2e-data');
  const endUse = values.url ? () => undefined : useData(dataDir);
  const log = createWriteStream(join(cache, 'e2e-shop.log'));
  // Journeys serve third-party pages, each worker on its own port; the shop must allow these origins.
  const foreignPorts =
    process.env.FOREIGN_PORTS ?? [await freePort(), await freePort(), await freePort()].join();
  const reviewsToken = process.env.REVIEWS_TOKEN ?? randomBytes(24).toString('base64url');
  const shop = values.url
    ? { url: values.url, stop: async () => undefined }
    : await runShop({
        root,
        dataDir,
        env: {
          ALLOWED_ORIGINS: foreignPorts
            .split(',')
            .flatMap((port) => [`http://*.fachwerk.localhost:${port}`, `http://partner.localhost:${port}`])
            .join(','),
          // On a busy machine the server still renders; journeys test the deadline with page servers of their
          // own.
          RENDER_DEADLINE_MS: '10000',
          // Chromium needs the other core; `.ci/killed-processes.test.mjs` runs several processes.
          PROCESSES: '1',
          // Journeys read mails and use the demonstration accounts, even if the environment configures a mail
          // server.
          DEV_MAILBOX: 'true',
          DESK_TOKENS: `reviews:${reviewsToken}`,
          // The examples with other frameworks get what they declare.
          PERMISSIONS: permissionsOfExamples(),
        },
        onOutput: (text) => log.write(text),
      });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    void shop.stop().finally(() => process.exit(130));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`Journeys through ${shop.url}, in ${chromium}`);
  try {
    process.exitCode = await runJourneys({
      SHOP_URL: shop.url,
      FOREIGN_PORTS: foreignPorts,
      REVIEWS_TOKEN: reviewsToken,
      ...teamAccess(shop.url, dataDir),
      ...databaseOf(dataDir),
      CHROMIUM_PATH: chromium,
    });
  } finally {
    if (!isStopped) endUse();
    await shop.stop();
    log.end();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
