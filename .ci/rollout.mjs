/**
 * `pnpm rollout cart-mfe@1.4.0 --to 10`: gives a published version to a share of visitors. 100 is for everybody at once, 0 takes it away. With
 * --hold it stays at its percentage; otherwise it advances, or rolls itself back, by the rules (docs/decisions/0013).
 */
import { parseArgs } from 'node:util';
import { registryClient, runCommand, typedArgs, versionOfText } from './registry-client.mjs';
import { rolloutText } from './rollout-text.mjs';

const USAGE = 'Usage: pnpm rollout cart-mfe@1.4.0 --to <percent> [--hold]';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: { to: { type: 'string' }, hold: { type: 'boolean' } },
  });
  if (positionals.length !== 1 || values.to === undefined) throw new Error(USAGE);
  const to = Number(values.to.replace(/ ?%$/, ''));
  if (!(to >= 0 && to <= 100)) throw new Error(`--to ${values.to}: a percentage from 0 to 100 is expected.`);
  const { mfe, version } = versionOfText(positionals[0]);
  const order = { mfe, version, to, ...(values.hold && { hold: true }) };
  console.log(rolloutText(await registryClient().post('rollouts', order)));
}, USAGE);
