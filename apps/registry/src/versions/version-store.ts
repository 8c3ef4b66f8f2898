import type { Queryable } from '@fachwerk/database';
import type { MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';

/** Name of the shell among the micro-frontends. */
export const SHELL = 'shell';

interface Common {
  mfe: string;
  version: string;
  major: number;
  /** Digest of its manifest, which contains the hash of every file. */
  digest: string;
}
export type StoredVersion =
  (Common & { kind: 'mfe'; manifest: MfeVersion }) | (Common & { kind: 'shell'; manifest: ShellVersion });

export interface VersionStore {
  /** A published version, or undefined. Versions are immutable and cached. */
  read(mfe: string, version: string): Promise<StoredVersion | undefined>;
  /** Resolves "1.4.0-3f9a2c1", or "1.4.0" to the newest build of that number. */
  find(mfe: string, version: string): Promise<StoredVersion | undefined>;
}

/** Enough for the last versions of a hundred teams; a manifest has about 50 kB. */
const MOST_REMEMBERED = 1000;

const READ = 'select mfe, version, major, kind, manifest, digest from registry.version';

export function createVersionStore(db: Queryable): VersionStore {
  const known = new Map<string, StoredVersion>();

  const read = async (mfe: string, version: string): Promise<StoredVersion | undefined> => {
    const key = `${mfe}@${version}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const [found] = await db.query<StoredVersion>(`${READ} where mfe = $1 and version = $2`, [mfe, version]);
    if (!found) return undefined;
    const oldest = known.size >= MOST_REMEMBERED ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, found);
    return found;
  };

  return {
    read,
    async find(mfe, version) {
      if (version.includes('-')) return read(mfe, version);
      const [newest] = await db.query<{ version: string }>(
        `select version from registry.version where mfe = $1 and split_part(version, '-', 1) = $2
         order by published_at desc limit 1`,
        [mfe, version],
      );
      return newest && read(mfe, newest.version);
    },
  };
}

/** Folder of the version in the file store. */
export const folderOf = ({
  mfe,
  version,
  digest,
}: Pick<StoredVersion, 'mfe' | 'version' | 'digest'>): string => `${mfe}/${version}.${digest}`;
