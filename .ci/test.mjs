/** `npm test`: everything, from installing to the journeys in a real browser. */
import { ensureChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { runChecks } from './run-checks.mjs';

try {
  if (await install()) console.log('Installed packages');
  // Before the minutes of work, not after them.
  console.log(`Browser for the journeys: ${ensureChromium()}`);
  await runChecks([['types', 'lint', 'format', 'build'], 'content', 'syntax', 'styles', 'unit', 'e2e']);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
