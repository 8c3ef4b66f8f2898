import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postgres-process';

/** Lets one process at a time decide about a data folder; the lock of a dead process does not count. */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'starting.lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(readText(file));
    if (owner && owner !== process.pid && !isAlive(owner)) rmSync(file, { force: true });
    else await sleep(50);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Given back this moment.
  }
}
