/** `pnpm rollback cart-mfe`: ends the open rollout; without one, the last good version is stable again. New page views follow within a second. */
import { parseArgs } from 'node:util';
import { mfeOf, registryClient, runCommand } from './registry-client.mjs';
import { majorOfText } from './rollout-text.mjs';

const USAGE = 'Usage: pnpm rollback cart-mfe [--major 2]';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { major: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const mfe = mfeOf(positionals[0]);
  const major = values.major === undefined ? {} : { major: majorOfText(values.major) };
  const lane = await registryClient().post('rollbacks', { mfe, ...major });
  console.log(
    lane.stable
      ? `Everybody gets ${mfe}@${lane.stable} again.`
      : `Nobody gets ${mfe} any more: it had no other version.`,
  );
  if (lane.lastGood) console.log(`Before it there is ${mfe}@${lane.lastGood}.`);
}, USAGE);
