import { checks } from './checks.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
/** Set by `.ci/run`: there a test that does not run is a failure. */
const SKIP_NOTHING = process.env.SKIP_NOTHING === '1';

/**
 * Runs checks one after the other, those of a group two at a time; stops after the first that fails, and says at the end
 * how many tests passed. A check that fails without counting tests counts as one.
 */
export async function runChecks(steps) {
  const start = Date.now();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const waiting = [step].flat();
    const work = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) await runCheck(name, total);
    };
    await Promise.all([work(), work()]);
    if (process.exitCode) break;
  }
  console.log(`${process.exitCode ? 'Not all is well' : 'All is well'} (${seconds(start)})`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

async function runCheck(name, total) {
  const begin = Date.now();
  console.log(`▸ ${name}`);
  const outcome = await Promise.resolve()
    .then(checks[name])
    .catch((error) => ({ error }));
  const { passed = 0, failed = 0, skipped = [] } = outcome ?? {};
  for (const test of skipped) console.log(`  skipped: ${test}`);
  const error =
    outcome?.error ?? (SKIP_NOTHING && skipped.length > 0 ? new Error('Nothing may be skipped here.') : null);
  total.passed += passed;
  total.failed += error ? Math.max(failed, 1) : failed;
  const counted = outcome?.passed === undefined ? '' : `: ${passed} passed, ${failed} failed`;
  if (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
  console.log(`${error ? '✗' : '✓'} ${name}${counted} (${seconds(begin)})`);
}
