import { cp } from 'node:fs/promises';
import type { Queryable } from '@fachwerk/database';
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
  /** False if it was live already, or if a team has released or rolled back since the last start. */
  isMadeLive: boolean;
  /** All visitors have it. */
  isLive: boolean;
}

/**
 * Publishes the local builds, and makes a new one live where visitors have the one of the last start. What a
 * team has released, rolled back or begun to roll out since then stays, also when the local build changes.
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
      const { stable, isHeld } = await readChannel(db, mfe, major);
      const isFree = !isHeld && (stable === null || stable === last?.version);
      const isMadeLive = isFree && last?.version !== version;
      const isLive = isMadeLive || (stable === version && !isHeld);
      if (isMadeLive) await orderRollout(db, { mfe, major, version, to: 100, actor: by });
      // Made live by its team, it is what the next start goes on from.
      if (isLive)
        await db.query(
          `insert into registry.built (mfe, version) values ($1, $2)
           on conflict (mfe) do update set version = excluded.version`,
          [mfe, version],
        );
      built.push({ mfe, version, isMadeLive, isLive });
    }
    return built;
  } finally {
    await db.close();
  }
}

/** `isHeld`: a team has begun a rollout, or retired the channel. */
async function readChannel(db: Queryable, mfe: string, major: number) {
  const [channel] = await db.query<{ stable: string | null; isHeld: boolean }>(
    `select stable, retired_at is not null or exists (
       select from registry.rollout r where r.mfe = c.mfe and r.major = c.major and ended_at is null
     ) as "isHeld"
     from registry.channel c where mfe = $1 and major = $2`,
    [mfe, major],
  );
  return channel ?? { stable: null, isHeld: false };
}
