/** `npm run check`: what a developer wants to know before a commit, in minutes. */
import { runChecks } from './run-checks.mjs';

await runChecks([['types', 'lint', 'format', 'build'], 'unit']);
