import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** On the disk before the database says that it is published: a power cut must not leave empty files behind a row. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else await syncEntry(path);
  }
  await syncEntry(folder);
}

export async function syncEntry(path: string): Promise<void> {
  // Windows syncs neither folders nor files that are opened for reading.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
