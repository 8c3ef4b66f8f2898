/**
 * `pnpm e2e [words of file names] [--project journeys|http] [--grep TITLE] [--repeat-each N] [--workers N]
 * [--headed] [--debug] [--url http://...]`: runs the journeys in Chromium and the tests by HTTP, each worker with
 * a built shop of its own, and writes one report. `--prepare` only prepares the data of these shops
 * (.cache/e2e-data).
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { failuresIn } from './e2e-failures.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ROOT } from './project.mjs';
import { freePort } from './run-shop.mjs';
import { deleteOldCopies, isRunning, prepareData, registryAccess } from './test-shop.mjs';

const e2e = join(ROOT, 'e2e');
const results = join(ROOT, '.cache/e2e');
const outcomeFile = join(results, 'outcome.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prepare: { type: 'boolean', default: false },
    project: { type: 'string' },
    headed: { type: 'boolean', default: false },
    debug: { type: 'boolean', default: false },
    grep: { type: 'string' },
    'repeat-each': { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
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
    // Ctrl-C reaches Playwright too: it stops its browsers and shops, and ends.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Returns the exit code. */
async function runJourneys(env) {
  const filters = [
    // Words of the file's name, not of the folders above it.
    ...positionals.map((word) => `[\\\\/](journeys|http)[\\\\/][^\\\\/]*${word}[^\\\\/]*$`),
    ...(values.headed ? ['--headed'] : []),
    ...(values.debug ? ['--debug'] : []),
    ...['project', 'grep', 'repeat-each', 'workers'].flatMap((name) =>
      values[name] ? [`--${name}`, values[name]] : [],
    ),
  ];
  const code = await playwright(['test', ...filters], env);
  if (countJourneys() === 0) throw new Error('No journey ran.');
  return code;
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

/** One run at a time writes the results. Returns a function that ends this. */
function useResults() {
  const file = join(results, 'used-by');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && isRunning(owner)) throw new Error(`Process ${owner} runs journeys in this folder.`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

const freePorts = async () =>
  (await Promise.all(Array.from({ length: Number(values.workers) }, freePort))).join();

/**
 * The environment of the journeys. For a shop given by --url it contains FOREIGN_PORTS, REGISTRY_TOKEN,
 * REGISTRY_PUBLIC_KEY and REVIEWS_TOKEN already.
 */
async function environment() {
  if (values.url) return { SHOP_URL: values.url, REGISTRY_URL: values.url };
  deleteOldCopies();
  await prepareData();
  return {
    SHOP_PORTS: await freePorts(),
    FOREIGN_PORTS: await freePorts(),
    REVIEWS_TOKEN: randomBytes(24).toString('base64url'),
    ...registryAccess(),
  };
}

async function main() {
  if (values.prepare) return prepareData();
  const chromium = ensureChromium();
  const endUse = useResults();
  try {
    const env = { ...(await environment()), CHROMIUM_PATH: chromium };
    console.log(`Journeys through ${values.url ?? 'a shop per worker'}, in ${chromium}`);
    process.exitCode = await runJourneys(env);
  } finally {
    endUse();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
