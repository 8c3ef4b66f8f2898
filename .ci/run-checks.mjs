import { checks } from './checks.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs checks one after the other, stops at the first that fails, and says at the end how many tests passed. */
export async function runChecks(names) {
  const start = Date.now();
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const begin = Date.now();
    console.log(`▸ ${name}`);
    const outcome = await Promise.resolve()
      .then(checks[name])
      .catch((error) => ({ error }));
    total.passed += outcome?.passed ?? 0;
    total.failed += outcome?.failed ?? 0;
    const counted =
      outcome?.passed === undefined ? '' : `: ${outcome.passed} passed, ${outcome.failed} failed`;
    if (outcome?.error) {
      console.error(outcome.error.message);
      console.error(`✗ ${name} failed${counted} (${seconds(begin)})`);
      process.exitCode = 1;
      break;
    }
    console.log(`✓ ${name}${counted} (${seconds(begin)})`);
  }
  console.log(`${process.exitCode ? 'Not all is well' : 'All is well'} (${seconds(start)})`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}
