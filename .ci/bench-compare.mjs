/**
 * `pnpm bench:compare FOLDER`: the shop of this build against that of another built clone, both running, with
 * samples in turn, so that both meet the same machine.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, root } from './bench-program.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { runShop } from './run-shop.mjs';

const HELP = `pnpm bench:compare FOLDER [--rounds N]: cold pages, checkout and submit of this build (npm run build)
against those of the built clone in FOLDER, samples in turn, and prints the ratios of their CPU time.

Options:
  --rounds N  samples of each shop and figure, after one to warm up (15; about 10 minutes)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' }, help: { type: 'boolean', default: false } },
});

async function main() {
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const run = await buildBench('compare');
  const env = { CHANGES_PER_MINUTE: '1000000', TRUST_PROXY: '1' };
  const shops = [];
  try {
    for (const clone of [root, resolve(folder)]) {
      const dataDir = join(clone, '.cache/bench-compare');
      const shop = await runShop({ root: clone, dataDir, env });
      shops.push({ url: shop.url, pid: shop.pid, dataDir, stop: shop.stop });
    }
    return await run({ BENCH: JSON.stringify({ rounds: Number(values.rounds), shops }) });
  } finally {
    await Promise.all(shops.map(({ stop }) => stop()));
  }
}

await usePinnedNode();
process.exitCode = await main();
