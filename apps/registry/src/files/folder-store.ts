import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { createDrafts, namesIn } from './drafts';
import type { FileStore } from './file-store';
import { isMissing } from './is-missing';
import { syncEntry, syncFolder } from './sync-folder';

/** Not a valid name of a micro-frontend. */
const DRAFTS = '.drafts';

/** Stores files in a local folder or on a file system that all instances share. */
export function createFolderStore(storageDir: string): FileStore {
  const root = resolve(storageDir);
  // On the same file system as the versions, so that renaming is atomic.
  const drafts = createDrafts(join(root, DRAFTS));

  /** Prevents path traversal. */
  const inside = (...parts: string[]): string => {
    const path = resolve(root, ...parts);
    if (!path.startsWith(root + sep)) throw new Error(`${parts.join('/')} is outside of the store.`);
    return path;
  };

  return {
    ...drafts,

    async put(name, draft) {
      const target = inside(name);
      await mkdir(dirname(target), { recursive: true });
      if (!(await isFolder(target))) {
        await syncFolder(draft);
        await rename(draft, target).catch(async (error: unknown) => {
          // Another instance stored it first; the same name means the same bytes.
          if (!(await isFolder(target))) throw error;
        });
        await syncEntry(dirname(target));
      }
      await rm(draft, { recursive: true, force: true });
    },

    async open(name, path) {
      try {
        const file = await open(inside(name, path), 'r');
        const info = await file.stat();
        if (info.isFile()) return { stream: file.createReadStream(), bytes: info.size };
        await file.close();
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      return undefined;
    },

    has: (name) => isFolder(inside(name)),

    async folders() {
      const ids = (await namesIn(root)).filter((id) => id !== DRAFTS);
      const lists = await Promise.all(
        ids.map(async (id) => (await namesIn(join(root, id))).map((version) => `${id}/${version}`)),
      );
      return lists.flat();
    },

    changedAt: (name) =>
      stat(inside(name)).then(
        (info) => info.ctime,
        () => undefined,
      ),

    async remove(name) {
      // Renames first, so that no reader sees a partly deleted folder.
      const away = join(await drafts.draft(), 'removed');
      await rename(inside(name), away);
      await rm(dirname(away), { recursive: true, force: true });
    },
  };
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  );
