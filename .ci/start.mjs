/** `npm start`: installs, builds what has changed, and serves the shop until Ctrl-C. */
import { createRequire } from 'node:module';

const OLDEST = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Node ${OLDEST.join('.')} or later is needed; this is ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}

// Imported here: an old Node shows the message above instead of a syntax error.
const { install } = await import('./install.mjs');
const { build } = await import('./build.mjs');

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function prepare() {
  let start = Date.now();
  console.log('Fachwerk is starting.');
  if (await install()) console.log(`Installed packages (${seconds(start)})`);
  start = Date.now();
  const built = await build();
  if (built > 0) console.log(`Built ${built} packages (${seconds(start)})`);
}

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
