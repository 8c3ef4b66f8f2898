import type { Database } from '@fachwerk/database';
import type { FileStore } from '../files/file-store';
import { FILES_LOCK } from './publish-version';
import { folderOf } from './version-store';

/** No publication takes this long. */
const OLD_MS = 60 * 60 * 1000;

interface AbandonedFilesOptions {
  db: Database;
  files: FileStore;
  now: () => Date;
}

/**
 * Removes drafts and folders of interrupted publications, which are not in the database. Returns the names
 * of the folders.
 */
export async function removeAbandonedFiles({ db, files, now }: AbandonedFilesOptions): Promise<string[]> {
  const before = new Date(now().getTime() - OLD_MS);
  await files.removeDrafts(before);
  return db.transaction(async (inside) => {
    // Needs the exclusive lock, because the files of a publication in progress have no row yet. The next run
    // tries again.
    const [lock] = await inside.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      FILES_LOCK,
    ]);
    if (!lock?.mine) return [];
    const rows = await inside.query<{ mfe: string; version: string; digest: string }>(
      'select mfe, version, digest from registry.version',
    );
    const known = new Set(rows.map(folderOf));
    const removed: string[] = [];
    for (const name of await files.folders()) {
      if (known.has(name)) continue;
      const changedAt = await files.changedAt(name);
      if (!changedAt || changedAt >= before) continue;
      await files.remove(name);
      removed.push(name);
    }
    return removed;
  });
}
