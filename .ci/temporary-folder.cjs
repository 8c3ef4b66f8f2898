const { mkdirSync, readdirSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const PREFIX = 'fachwerk-jest-';

/**
 * Global set-up of Jest: temporary files of a run lie in one folder, which is removed at its end. A run that
 * was killed is cleaned up by the next one.
 */
module.exports = function useTemporaryFolder() {
  const root = tmpdir();
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(root, name), { recursive: true, force: true });
  }
  const folder = join(root, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  // `buildSync` would keep a process for later calls.
  process.env.ESBUILD_WORKER_THREADS = '0';
  process.on('exit', () => {
    try {
      // A database of the run may be about to stop.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {
      // The next run removes it.
    }
  });
};

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
