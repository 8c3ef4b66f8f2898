import type { Queryable } from '@fachwerk/database';
import type { MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';

/** The shell's channel stands beside those of the micro-frontends, under this name. */
export const SHELL = 'shell';

interface Common {
  /** "cart", or "shell". */
  mfe: string;
  version: string;
  major: number;
  /** Of its manifest, which holds the hash of every file. */
  digest: string;
}
export type StoredVersion =
  (Common & { kind: 'mfe'; manifest: MfeVersion }) | (Common & { kind: 'shell'; manifest: ShellVersion });

export interface VersionStore {
  /** A published version; undefined when there is none. Never changes, so it is remembered. */
  read(mfe: string, version: string): Promise<StoredVersion | undefined>;
  /** The full version that is meant by "1.4.0-3f9a2c1", or by "1.4.0": the newest of that number. */
  find(mfe: string, version: string): Promise<StoredVersion | undefined>;
}

/** Of a hundred teams the last versions; a manifest weighs some 50 kB. */
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

/** Its folder in the file store. */
export const folderOf = ({
  mfe,
  version,
  digest,
}: Pick<StoredVersion, 'mfe' | 'version' | 'digest'>): string => `${mfe}/${version}.${digest}`;
