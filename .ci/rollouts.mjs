/** `pnpm rollouts [cart-mfe]`: what is live and how the rollouts go, as a table; for one micro-frontend (or in its folder) with its versions. */
import { parseArgs } from 'node:util';
import { folderHere, mfeOf, registryClient, runCommand, typedArgs } from './registry-client.mjs';
import { channelText, statusTable } from './rollout-text.mjs';

const USAGE = 'Usage: pnpm rollouts [cart-mfe]';

runCommand(async () => {
  const { positionals } = parseArgs({ args: typedArgs(), allowPositionals: true, options: {} });
  const { channels } = await registryClient().get('status');
  const name = positionals[0] ?? folderHere();
  if (!name) {
    console.log(statusTable(channels));
    return;
  }
  const mfe = mfeOf(name);
  const found = channels.filter((channel) => channel.mfe === mfe);
  if (found.length === 0)
    throw new Error(
      `Nothing of ${mfe} is published. There is: ${[...new Set(channels.map((channel) => channel.mfe))].join(', ')}.`,
    );
  console.log(found.map((channel) => channelText(channel, found)).join('\n\n'));
}, USAGE);
