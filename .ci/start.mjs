/** `npm start`: installs, builds what has changed, and serves the shop until Ctrl-C. */
import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { usePinnedNode } from './pinned-node.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function prepare() {
  let start = Date.now();
  console.log('Fachwerk is starting.');
  if (await install()) console.log(`Installed packages (${seconds(start)})`);
  start = Date.now();
  const built = await build();
  if (built > 0) console.log(`Built ${built} packages (${seconds(start)})`);
}

await usePinnedNode();
prepare().then(
  () => {
    // In this process: Ctrl-C ends the shop itself, and no process is left.
    createRequire(import.meta.url)('../apps/all-in-one/dist/server.js');
  },
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
