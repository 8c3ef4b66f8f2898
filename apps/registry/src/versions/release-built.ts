import { cp } from 'node:fs/promises';
import { orderRollout } from '../channels/order-rollout';
import { openContext, type ContextOptions } from '../open-context';
import { publishVersion } from './publish-version';
import { readVersionFolder } from './version-folder';
import { folderOf } from './version-store';

export type BuiltOptions = ContextOptions & {
  /** Complete version folders, as the build writes them. */
  folders: readonly string[];
  /** As the audit log names it. */
  by: string;
};

export interface Built {
  /** "cart". */
  mfe: string;
  version: string;
  /** False: teams released or rolled back since, or it was live already. */
  isMadeLive: boolean;
}

/**
 * Publishes what was built on this machine, and makes live what is another build than last time. What teams released or rolled back
 * since then stays: a restart changes nothing.
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
