import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore, StoredFolder } from './file-store';

const DRAFTS = '.drafts';

/** In a folder of this machine, or of a file system that all instances share. */
export function createFolderStore(storageDir: string): FileStore {
  const root = resolve(storageDir);
  const drafts = join(root, DRAFTS);

  /** No name leads out of the store, whoever asks. */
  const inside = (...parts: string[]): string => {
    const path = resolve(root, ...parts);
    if (!path.startsWith(root + sep)) throw new Error(`${parts.join('/')} leads out of the store.`);
    return path;
  };

  return {
    async draft() {
      // In the same file system as the versions: only then is renaming one step.
      const folder = join(drafts, randomUUID());
      await mkdir(folder, { recursive: true });
      return folder;
    },

    async put(name, draft) {
      const target = inside(name);
      await mkdir(dirname(target), { recursive: true });
      await syncFolder(draft);
      try {
        await rename(draft, target);
      } catch (error) {
        // Another instance was quicker, or this very call is made again: the name says that it holds the same bytes.
        if (!(await isFolder(target))) throw error;
        await rm(draft, { recursive: true, force: true });
      }
      await syncOne(dirname(target));
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
      const found: StoredFolder[] = [];
      for (const id of await names(root)) {
        if (id === DRAFTS) continue;
        for (const version of await names(join(root, id))) {
          const info = await stat(join(root, id, version)).catch(() => undefined);
          if (info?.isDirectory()) found.push({ name: `${id}/${version}`, changedAt: info.ctime });
        }
      }
      return found;
    },

    async remove(name) {
      // Away at once, then deleted: nobody sees a half of it.
      const draft = join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true });
      await rename(inside(name), draft);
      await rm(draft, { recursive: true, force: true });
    },

    async removeDrafts(before) {
      for (const name of await names(drafts)) {
        const info = await stat(join(drafts, name)).catch(() => undefined);
        if (info && info.mtime < before) await rm(join(drafts, name), { recursive: true, force: true });
      }
    },
  };
}

const names = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  );

/** On the disk before the database says that it is published: a power cut must not leave empty files behind a row. */
async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else await syncOne(path);
  }
  await syncOne(folder);
}

async function syncOne(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows syncs no folders and no files opened for reading.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}
