const { mkdirSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const PREFIX = 'fachwerk-jest-';
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * Global set-up of Jest: temporary files of a run lie in one folder, which is removed at its end. A run that
 * was killed is cleaned up by the next one. Databases lie in memory if there is enough of it: a database is a
 * thousand small files, which are created there in a tenth of the time.
 */
module.exports = function useTemporaryFolders() {
  const folder = createFolder(tmpdir());
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  // `buildSync` would keep a process for later calls.
  process.env.ESBUILD_WORKER_THREADS = '0';
  if (hasMemory()) process.env.MEMORY_FOLDER = createFolder(MEMORY);
};

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MEMORY_BYTES;
  } catch {
    return false; // Only Linux has it.
  }
}

function createFolder(root) {
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(root, name), { recursive: true, force: true });
  }
  const folder = join(root, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => {
    try {
      // A database of the run may be about to stop.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {
      // The next run removes it.
    }
  });
  return folder;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
