import type { RegistryContext } from '../registry-context';
import { FILES_LOCK } from './publish-version';
import { folderOf } from './version-store';

/** No publication takes that long. */
const OLD_MS = 60 * 60 * 1000;

/** Removes what publications left that died on their way: drafts, and folders that the database does not know. Answers their names. */
export async function sweep({
  db,
  files,
  now,
}: Pick<RegistryContext, 'db' | 'files' | 'now'>): Promise<string[]> {
  const before = new Date(now().getTime() - OLD_MS);
  await files.removeDrafts(before);
  return db.transaction(async (inside) => {
    // Alone: a publication that is just putting its files must not lose them. Another time when one is.
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
