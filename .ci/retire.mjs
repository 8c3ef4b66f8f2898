/** `pnpm retire cart-mfe --major 1`: closes an old major when no page needs it any more. */
import { parseArgs } from 'node:util';
import { mfeOf, registryClient, runCommand, typedArgs } from './registry-client.mjs';
import { majorOfText } from './rollout-text.mjs';

const USAGE = 'Usage: pnpm retire cart-mfe --major 1';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: { major: { type: 'string' } },
  });
  if (positionals.length > 1 || values.major === undefined) throw new Error(USAGE);
  const mfe = mfeOf(positionals[0]);
  const { major } = await registryClient().post('retire', { mfe, major: majorOfText(values.major) });
  console.log(
    `${mfe} with major ${major} is not live any more. Its files stay for pages that are still open.`,
  );
}, USAGE);
