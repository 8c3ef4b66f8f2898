import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../http/refusal';
import { isMissing } from './is-missing';

/** Temporary folders for versions before they are moved into the store. */
export function createDrafts(folder: string) {
  return {
    async draft(): Promise<string> {
      const draft = join(folder, randomUUID());
      // The disk is full, read-only or missing: the path is for the operator, the message for the team.
      await mkdir(draft, { recursive: true }).catch((cause: unknown) => {
        throw new Refusal(
          503,
          `The registry cannot write its files (${folder}): nothing is published, pages are not affected. Repair its disk and publish again.`,
          {},
          { 'retry-after': '30' },
          { cause },
        );
      });
      return draft;
    },

    async removeDrafts(before: Date): Promise<void> {
      for (const name of await namesIn(folder)) {
        const info = await stat(join(folder, name)).catch(() => undefined);
        if (info && info.mtime < before) await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

/** Returns an empty list if the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
