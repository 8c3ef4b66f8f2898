/**
 * `npm test`: everything, from installing to the journeys in a real browser.
 * `npm run check` (`--quick`): types, lint, format and unit tests, before a commit.
 */
import { checks } from './checks.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { usePinnedNode } from './pinned-node.mjs';

/** The checks of one group run two at a time. */
const QUICK = [['types', 'lint', 'format', 'structure', 'build'], 'unit'];
const ALL = [['types', 'lint', 'format', 'structure', 'build'], 'content', 'syntax', 'styles', 'unit', 'e2e'];
/** Set by `.ci/run`: there a skipped test is a failure. */
const SKIP_NOTHING = process.env.SKIP_NOTHING === '1';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one group of checks after the other, stops after the first group with a failure, and prints the number
 * of tests that passed. A failed check that does not count tests counts as one.
 */
async function runChecks(groups) {
  const start = Date.now();
  const total = { passed: 0, failed: 0 };
  for (const group of groups) {
    const waiting = [group].flat();
    const work = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) await runCheck(name, total);
    };
    await Promise.all([work(), work()]);
    if (process.exitCode) break;
  }
  console.log(`${process.exitCode ? 'Failed' : 'All checks passed'} (${seconds(start)})`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

async function runCheck(name, total) {
  const start = Date.now();
  console.log(`▸ ${name}`);
  const outcome = await Promise.resolve()
    .then(checks[name])
    .catch((error) => ({ error }));
  const { passed = 0, failed = 0, skipped = [] } = outcome ?? {};
  for (const test of skipped) console.log(`  skipped: ${test}`);
  const error =
    outcome?.error ?? (SKIP_NOTHING && skipped.length > 0 ? new Error('A test was skipped.') : null);
  total.passed += passed;
  total.failed += error ? Math.max(failed, 1) : failed;
  const counted = outcome?.passed === undefined ? '' : `: ${passed} passed, ${failed} failed`;
  if (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
  console.log(`${error ? '✗' : '✓'} ${name}${counted} (${seconds(start)})`);
}

await usePinnedNode();
try {
  if (process.argv.includes('--quick')) {
    await runChecks(QUICK);
  } else {
    if (await install()) console.log('Installed packages');
    // A missing browser fails here, before minutes of work.
    console.log(`Browser for the journeys: ${ensureChromium()}`);
    await runChecks(ALL);
  }
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
