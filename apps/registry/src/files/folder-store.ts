import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { createDrafts, namesIn } from './drafts';
import type { FileStore } from './file-store';
import { isMissing } from './is-missing';
import { syncEntry, syncFolder } from './sync-folder';

/** No micro-frontend is called like this. */
const DRAFTS = '.drafts';

/** In a folder of this machine, or of a file system that all instances share. */
export function createFolderStore(storageDir: string): FileStore {
  const root = resolve(storageDir);
  // In the same file system as the versions: only then is renaming one step.
  const drafts = createDrafts(join(root, DRAFTS));

  /** No name leads out of the store, whoever asks. */
  const inside = (...parts: string[]): string => {
    const path = resolve(root, ...parts);
    if (!path.startsWith(root + sep)) throw new Error(`${parts.join('/')} leads out of the store.`);
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
          // Another instance was quicker: the name says that it holds the same bytes.
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
      // Away in one step, then deleted: nobody finds a half of it.
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
