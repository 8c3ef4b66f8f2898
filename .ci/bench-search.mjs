/**
 * `pnpm bench:search`: how well the search of the built shop answers the judged queries of the demonstration
 * catalogue. The machine need not be idle.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, formatTables, root } from './bench-program.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { runShop } from './run-shop.mjs';

const HELP = `pnpm bench:search [options]: judges the search of the built shop (npm run build) with 6,000 items.

It prints quality only. The latency at 6,000, 100,000 and a million items: LONG=1 pnpm bench:scale.

Options:
  --failures    lists the queries of the open half whose first hit is wrong
  --pairs FILE  also judges pairs of a file with lines of class, typed and meant, separated by tabs
  --write       puts the tables into docs/performance.md`;

const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const ITEMS = '6000';

async function main() {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const run = await buildBench('search-quality');
  const dataDir = join(root, '.cache/bench/search');
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'judged-queries.json');
  execFileSync(process.execPath, ['apps/demo-catalogue/dist/judge.entry.js', file, ITEMS], { cwd: root });
  const shop = await runShop({ root, dataDir, env: { CATALOGUE_ITEMS: ITEMS } });
  try {
    const pairs = values.pairs === undefined ? undefined : resolve(values.pairs);
    const bench = { ...values, pairs, root, file, dataDir, url: shop.url };
    const code = await run({ BENCH: JSON.stringify(bench) });
    if (code === 0 && values.write) await formatTables();
    return code;
  } finally {
    await shop.stop();
  }
}

await usePinnedNode();
process.exitCode = await main();
