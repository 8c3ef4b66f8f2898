import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Flushes files to disk before the version is committed: after a power failure no published file may be
 * empty.
 */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else await syncEntry(path);
  }
  await syncEntry(folder);
}

export async function syncEntry(path: string): Promise<void> {
  // Windows can sync neither folders nor files that are opened for reading.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
