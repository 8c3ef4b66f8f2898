/**
 * `pnpm bench:scale`: the API with 6,000, 100,000 and, with LONG=1, a million items, in one interleaved run.
 * Run it on an idle machine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, formatTables, root } from './bench-program.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { runShop } from './run-shop.mjs';

const HELP = `pnpm bench:scale [options]: measures the API of the built shop (npm run build) with generated catalogues.

The first run imports them into .cache/bench (100,000 items: some minutes), later runs start with the data.
LONG=1 adds a catalogue of 1,000,000 items.

Options:
  --rounds N    interleaved rounds (9)
  --requests N  requests for each figure and round (500)
  --write       puts the tables into docs/performance.md`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    requests: { type: 'string', default: '500' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const SIZES = [6_000, 100_000, ...(process.env.LONG ? [1_000_000] : [])];
const START_MS = 2 * 60 * 60_000;
/** What the shop prints about its first start. */
const IMPORT_LINE = /catalogue|items …/i;

/** Starts the shop with a catalogue; returns it with the time that the import took. */
async function startWith(items) {
  const dataDir = join(root, `.cache/bench/scale-${items}`);
  const importFile = join(dataDir, 'import-seconds');
  let output = '';
  const shop = await runShop({
    root,
    dataDir,
    startMs: START_MS,
    env: { CATALOGUE_ITEMS: String(items) },
    onOutput(text) {
      output += text;
      if (IMPORT_LINE.test(text)) process.stdout.write(text);
    },
  });
  const seconds = /^Catalogue: .* in ([\d.]+) s$/m.exec(output)?.[1];
  if (seconds) await writeFile(importFile, seconds);
  const importSeconds = Number(await readFile(importFile, 'utf8').catch(() => 'NaN'));
  return { ...shop, items, dataDir, importSeconds };
}

async function main() {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const run = await buildBench('scale');
  const shops = [];
  try {
    for (const items of SIZES) {
      console.log(`Starting the shop with ${items} items`);
      shops.push(await startWith(items));
    }
    const bench = {
      root,
      rounds: Number(values.rounds),
      requests: Number(values.requests),
      write: values.write,
      shops: shops.map(({ items, url, pid, dataDir, importSeconds }) => ({
        items,
        url,
        pid,
        dataDir,
        importSeconds,
      })),
    };
    const code = await run({ BENCH: JSON.stringify(bench) });
    if (code === 0 && values.write) await formatTables();
    return code;
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

await usePinnedNode();
process.exitCode = await main();
