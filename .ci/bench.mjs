/**
 * `pnpm bench`: starts the built shop with data of its own and measures every goal of docs/performance.md.
 * Run it on an idle machine.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, formatTables, root } from './bench-program.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { freePort, runShop } from './run-shop.mjs';

const SECTIONS = ['lighthouse', 'widgets', 'tiles', 'pages', 'servers', 'stores', 'account', 'firm'];

const HELP = `pnpm bench [sections] [options]: measures the built shop (npm run build) and prints Markdown tables.

Sections, all of them by default (about 23 minutes on 2 idle cores):
  lighthouse  Lighthouse's mobile preset against the shop itself, HTTP/1.1, no edge        2 minutes
  widgets     1 to 200 widgets on a page, processor four times slower                      2 minutes
  tiles       a list of 48 tiles: layout shift, interactions; processor four times slower  5 minutes
  pages       the pages against builds without federation, behind an HTTP/2 edge           5 minutes
  servers     page server, registry and API under load, 300 shoppers                       3 minutes
  stores      CPU of the calls about stores, with 1,000 of them                            2 minutes
  account     the account of a customer, with a thousand and with a million orders         4 minutes
  firm        the order of a professional customer with a hundred lines                     1 minute

Options:
  --views N     views of each page and variant, after one to warm up (7)
  --runs N      runs of Lighthouse for each page (3)
  --requests N  requests for each figure of the servers (500)
  --pages LIST  of start,list,product,cart,editorial (all)
  --write       puts the tables into docs/performance.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: 'string', default: '7' },
    runs: { type: 'string', default: '3' },
    requests: { type: 'string', default: '500' },
    pages: { type: 'string', default: 'start,list,product,cart,editorial' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main() {
  const unknown = positionals.filter((section) => !SECTIONS.includes(section));
  if (values.help || unknown.length > 0) {
    console.log(unknown.length > 0 ? `There is no section '${unknown.join("', '")}'.\n\n${HELP}` : HELP);
    return unknown.length > 0 ? 1 : 0;
  }
  const run = await buildBench('run');
  const chromium = ensureChromium({ withWindows: true });
  const dataDir = join(root, '.cache/bench-data');
  const shop = await runShop({
    root,
    dataDir,
    // Changes come from one address; pages are requested for visitors with addresses of their own.
    env: { CHANGES_PER_MINUTE: '1000000', TRUST_PROXY: '1' },
  });
  const bench = {
    sections: positionals.length > 0 ? positionals : SECTIONS,
    views: Number(values.views),
    runs: Number(values.runs),
    requests: Number(values.requests),
    pages: values.pages.split(','),
    write: values.write,
  };
  const env = {
    SHOP_URL: shop.url,
    SHOP_PID: String(shop.pid),
    CHROMIUM_PATH: chromium,
    ROOT: root,
    BENCH: JSON.stringify(bench),
    DATA_DIR: dataDir,
    DEBUGGING_PORT: String(await freePort()),
  };
  try {
    const code = await run(env);
    if (code === 0 && values.write) await formatTables();
    return code;
  } finally {
    await shop.stop();
  }
}

await usePinnedNode();
process.exitCode = await main();
