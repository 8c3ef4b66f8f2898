/**
 * `pnpm e2e [words of file names] [--project journeys|whole-browser|http] [--grep TITLE] [--repeat-each N]
 * [--workers N] [--headed] [--debug] [--url http://...]`: runs the journeys in Chromium and the tests by
 * HTTP, each worker with a built shop of its own, and writes one report. `--prepare` only prepares the data
 * of these shops (.cache/e2e-data). `--stress [--seed TEXT]` runs everything 20 times on one core with random
 * delays.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { failedNames, MOST_REPEATED, REPETITIONS, verdict } from './e2e-failures.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { ROOT } from './project.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { freePorts, isRunning, prepareData, testEnvironment } from './test-shop.mjs';

const results = join(ROOT, '.cache/e2e');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prepare: { type: 'boolean', default: false },
    project: { type: 'string' },
    headed: { type: 'boolean', default: false },
    debug: { type: 'boolean', default: false },
    grep: { type: 'string' },
    'repeat-each': { type: 'string' },
    workers: { type: 'string' },
    stress: { type: 'boolean', default: false },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    url: { type: 'string' },
  },
});

/** In a test run the queue says how many work at the same time: a core that waits for one serves another. */
const MOST_WORKERS = availableParallelism() + (process.env.TEST_SLOTS ? 1 : 0);
const workers = values.workers ?? (values.stress ? '1' : String(MOST_WORKERS));
const repeatEach = values['repeat-each'] ?? (values.stress ? '20' : undefined);
/** Keeps a program and all that it starts on the first core that it may use. */
const ON_ONE_CORE = ['/usr/bin/taskset', '--cpu-list'];

function onOneCore(command) {
  if (!values.stress || !existsSync(ON_ONE_CORE[0])) return command;
  const [, core] = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'));
  return [...ON_ONE_CORE, core, ...command];
}

const playwright = (args, folder, env) =>
  runPlaywright({ args: ['--workers', workers, ...args], folder, env, wrap: onOneCore });

/** Runs the journeys, repeats those that failed, prints the outcome and writes it into the report. */
async function runJourneys(env) {
  const filters = [
    // Words of the file's name, not of the folders above it.
    ...positionals.map((word) => `[\\/](journeys|http)[\\/][^\\/]*${word}[^\\/]*$`),
    ...(values.headed ? ['--headed'] : []),
    ...(values.debug ? ['--debug'] : []),
    ...['project', 'grep'].flatMap((name) => (values[name] ? [`--${name}`, values[name]] : [])),
    ...(repeatEach ? ['--repeat-each', repeatEach] : []),
  ];
  const report = await playwright(filters, results, env);
  const { passed, skipped, failed, flaky, isRed } = verdict(report.suites, await repeated(report, env));
  const stats = { ...report.stats, expected: passed, unexpected: failed.length, flaky: flaky.length };
  writeFileSync(join(results, 'outcome.json'), JSON.stringify({ ...report, stats, failed, flaky }));
  if (passed + failed.length + flaky.length === 0) throw new Error('No journey ran.');
  for (const failure of failed) console.log(failure);
  for (const flake of flaky) console.log(`Flaky: ${flake}`);
  console.log(
    `Journeys: ${passed} passed, ${failed.length} failed, ${flaky.length} flaky, ${skipped} skipped`,
  );
  if (isRed && failed.length === 0) console.log('More than 1 % of the journeys are flaky.');
  return isRed ? 1 : 0;
}

/** The report of the failed tests, each repeated in new shops with a trace. */
async function repeated({ suites }, env) {
  const names = failedNames(suites);
  const isDecided = values.headed || values.debug || values.url || repeatEach;
  if (isDecided || names.length === 0 || names.length > MOST_REPEATED) return [];
  console.log(`Repeating what failed: ${names.length}`);
  const list = join(results, 'failed.txt');
  writeFileSync(list, names.join('\n'));
  const args = ['--test-list', list, '--repeat-each', String(REPETITIONS)];
  return (await playwright(args, join(results, 'repetitions'), { ...env, IS_REPETITION: '1' })).suites;
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

/**
 * The environment of the journeys. For a shop given by --url it contains FOREIGN_PORTS, REGISTRY_TOKEN,
 * REGISTRY_PUBLIC_KEY and REVIEWS_TOKEN already.
 */
async function environment() {
  const count = Number(workers);
  if (!values.url) return testEnvironment(count);
  const FOREIGN_PORTS = process.env.FOREIGN_PORTS ?? (await freePorts(count));
  return { SHOP_URL: values.url, REGISTRY_URL: values.url, FOREIGN_PORTS };
}

async function main() {
  if (values.prepare) return prepareData();
  const wholeChromium = ensureChromium({ withWindows: true });
  const chromium = values.headed || values.debug ? wholeChromium : ensureChromium();
  const endUse = useResults();
  try {
    const env = {
      ...(await environment()),
      CHROMIUM_PATH: chromium,
      WHOLE_CHROMIUM_PATH: wholeChromium,
      // Page servers and commands start faster when their code is compiled already.
      NODE_COMPILE_CACHE: join(ROOT, '.cache/e2e-compiled'),
      ...(values.stress && { STRESS_SEED: values.seed }),
    };
    console.log(`Journeys through ${values.url ?? 'a shop per worker'}, in ${chromium}`);
    process.exitCode = await runJourneys(env);
    if (values.stress) console.log(`The same delays again: --seed ${values.seed}`);
  } finally {
    endUse();
  }
}

await usePinnedNode();
main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
