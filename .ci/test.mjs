/**
 * `npm test`: everything, from installing to the journeys in a real browser.
 * `npm run check` (`--quick`): types, lint, format, structure and the tests of what has changed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { cpuOfLayers, describeCpu, isOverBudget, slownessOf } from './layers.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { ROOT } from './project.mjs';
import { openSlots } from './slots.mjs';

const QUICK = ['types', 'lint of changes', 'format', 'structure', 'tests of changes'];
/** In this order: the journeys are the longest, and begin when their data are there. */
const ALL = [
  ...['e2e', 'lint', 'api', 'product', 'unit'],
  ...['types', 'format', 'structure', 'syntax', 'content', 'styles'],
];
/** What another check makes. */
const NEEDS = { e2e: 'data' };
/** Their files take slots one by one. */
const TESTS = ['e2e', 'api', 'product', 'unit', 'tests of changes'];
/** Seconds: the queue begins them before files of tests. */
const LONG_SECONDS = 100;
/** What can be said about a product that cannot be built. */
const WITHOUT_BUILD = ['types', 'lint', 'lint of changes', 'format', 'structure'];
/** Tests wait for processes, databases and the browser: so the cores are busy. */
const SLOTS = availableParallelism() + 2;
/** Set by `.ci/run`: there a skipped test is a failure. */
const SKIP_NOTHING = process.env.SKIP_NOTHING === '1';
const CPU_FILE = join(ROOT, '.cache/test-cpu.jsonl');

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const total = { passed: 0, failed: 0 };
/** Failed checks, with their failed tests. */
const failures = [];

/** Builds, runs the checks at the same time, and prints what each of them found. */
async function runChecks(names) {
  const isBuilt = await runCheck('build');
  const slots = await openSlots(SLOTS);
  Object.assign(process.env, slots.env);
  const runnable = isBuilt ? names : names.filter((name) => WITHOUT_BUILD.includes(name));
  const inSlot = (name) => slots.run(LONG_SECONDS, () => runCheck(name));
  await Promise.all(
    runnable.map(async (name) => {
      if (NEEDS[name] && !(await inSlot(NEEDS[name]))) return;
      await (TESTS.includes(name) ? runCheck(name) : inSlot(name));
    }),
  );
  slots.close();
}

/** Returns whether it passed. A failed check that does not count tests counts as one. */
async function runCheck(name) {
  const start = Date.now();
  console.log(`▸ ${name}`);
  const outcome = await Promise.resolve()
    .then(checks[name])
    .catch((error) => ({ error }));
  const { passed = 0, failed = 0, skipped = [], names = [] } = outcome ?? {};
  for (const test of skipped) console.log(`  skipped: ${test}`);
  const error =
    outcome?.error ?? (SKIP_NOTHING && skipped.length > 0 ? new Error('A test was skipped.') : null);
  total.passed += passed;
  total.failed += error ? Math.max(failed, 1) : failed;
  const counted = outcome?.passed === undefined ? '' : `: ${passed} passed, ${failed} failed`;
  if (error) {
    console.error(error.message);
    failures.push(name, ...names.map((test) => `  ${test}`));
    process.exitCode = 1;
  }
  console.log(`${error ? '✗' : '✓'} ${name}${counted} (${seconds(start)})`);
  return !error;
}

/** A layer above its budget is a failure: it would grow a little with each change. */
function judgeCpu(layers) {
  const slowness = slownessOf(layers);
  if (slowness > 1.05)
    console.log(`The processor was ${slowness.toFixed(2)} times as slow as where the budgets were measured.`);
  for (const layer of layers) {
    console.log(describeCpu(layer));
    if (!isOverBudget(layer, slowness)) continue;
    console.log(`✗ ${layer.layer} needs far more processor time than its budget (.ci/layers.mjs).`);
    failures.push(`processor time of ${layer.layer}`);
    total.failed += 1;
    process.exitCode = 1;
  }
}

async function main() {
  const start = Date.now();
  const isQuick = process.argv.includes('--quick');
  if (!isQuick) {
    if (await install()) console.log('Installed packages');
    // A missing browser fails here, before minutes of work.
    console.log(`Browser for the journeys: ${ensureChromium()}`);
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(CPU_FILE, { force: true });
  process.env.TEST_CPU_FILE = CPU_FILE;
  await runChecks(isQuick ? QUICK : ALL);
  judgeCpu(cpuOfLayers(CPU_FILE));
  // The output of a long run is often read from its end.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`);
  console.log(`${process.exitCode ? 'Failed' : 'All checks passed'} (${seconds(start)})`);
}

await usePinnedNode();
try {
  await main();
} catch (error) {
  console.error(error.message);
  total.failed += 1;
  process.exitCode = 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
