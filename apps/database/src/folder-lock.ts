import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postgres-process';

/** Exclusive access to a data folder for one process. The lock of an ended process is ignored. */
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
    return ''; // The lock was released in the meantime.
  }
}
