/** `pnpm rollouts [cart-mfe]`: what is live and how the rollouts go, as a table; for one micro-frontend (or in its folder) with its versions. */
import { parseArgs } from 'node:util';
import { folderHere, mfeOf, registryClient, runCommand, typedArgs } from './registry-client.mjs';
import { laneText, statusTable } from './rollout-text.mjs';

const USAGE = 'Usage: pnpm rollouts [cart-mfe]';

runCommand(async () => {
  const { positionals } = parseArgs({ args: typedArgs(), allowPositionals: true, options: {} });
  const { lanes } = await registryClient().get('status');
  const name = positionals[0] ?? folderHere();
  if (!name) {
    console.log(statusTable(lanes));
    return;
  }
  const mfe = mfeOf(name);
  const found = lanes.filter((lane) => lane.mfe === mfe);
  if (found.length === 0)
    throw new Error(
      `Nothing of ${mfe} is published. There is: ${[...new Set(lanes.map((lane) => lane.mfe))].join(', ')}.`,
    );
  console.log(found.map((lane) => laneText(lane, found)).join('\n\n'));
}, USAGE);
