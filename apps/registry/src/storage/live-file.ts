import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Which version of what is live: `{"cart": "1.4.0-3f9a2c1", "shell": "1.0.2-77aa001"}`. */
export type LiveVersions = Record<string, string>;

export const liveFile = (storageDir: string) => join(storageDir, 'live.json');

export async function readLive(storageDir: string): Promise<LiveVersions> {
  try {
    return JSON.parse(await readFile(liveFile(storageDir), 'utf8')) as LiveVersions;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export const writeLive = (storageDir: string, live: LiveVersions): Promise<void> =>
  replaceFile(liveFile(storageDir), `${JSON.stringify(live, null, 2)}\n`);

/** Readers see the old content or the new one, never a part of it. */
async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
