import { cp } from 'node:fs/promises';
import { type ContextOptions, openContext } from '../context/open-context';
import { publishVersion } from '../versions/publish-version';
import { readVersionFolder } from '../versions/version-folder';
import { folderOf } from '../versions/version-store';
import { orderRollout } from './order-rollout';

export type BuiltOptions = ContextOptions & {
  /** Complete version folders in the form that the build writes. */
  folders: readonly string[];
  /** Actor for the audit log. */
  by: string;
};

export interface Built {
  /** "cart". */
  mfe: string;
  version: string;
  /** False if it was live already, or if a team has released or rolled back since. */
  isMadeLive: boolean;
}

/**
 * Publishes the local builds and makes those live that differ from the last start. Releases and rollbacks of
 * teams since then stay: a restart changes nothing.
 */
export async function releaseBuilt({ folders, by, ...options }: BuiltOptions): Promise<Built[]> {
  const context = openContext(options);
  const { db, files, versions } = context;
  const built: Built[] = [];
  try {
    for (const folder of folders) {
      const stored = await readVersionFolder(folder);
      const { mfe, major, version } = stored;
      const known = await versions.read(mfe, version);
      if (known?.digest !== stored.digest || !(await files.has(folderOf(stored)))) {
        const draft = await files.draft();
        await cp(folder, draft, { recursive: true });
        await publishVersion(context, { draft, by });
      }
      const [last] = await db.query<{ version: string }>(
        'select version from registry.built where mfe = $1',
        [mfe],
      );
      const isMadeLive = last?.version !== version;
      if (isMadeLive) {
        await orderRollout(db, { mfe, major, version, to: 100, actor: by });
        await db.query(
          `insert into registry.built (mfe, version) values ($1, $2)
           on conflict (mfe) do update set version = excluded.version`,
          [mfe, version],
        );
      }
      built.push({ mfe, version, isMadeLive });
    }
    return built;
  } finally {
    await db.close();
  }
}
