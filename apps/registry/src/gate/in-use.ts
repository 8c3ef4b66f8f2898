import type { MfeVersion, ShellVersion, UsageInventory } from '@fachwerk/shared/contracts';

/** One use of a widget on a page, with its props. */
export type Use = Pick<
  UsageInventory['uses'][number],
  'page' | 'source' | 'file' | 'widget' | 'major' | 'props' | 'confirmedBy'
>;

/**
 * A version that visitors get now: stable, or the candidate of an open rollout. Its major identifies its
 * release channel.
 */
export type LiveVersion = MfeVersion;

/** Everything that a new version is compared with. Read it with `readInUse(db)`. */
export interface InUse {
  live: readonly LiveVersion[];
  shells: readonly ShellVersion[];
  uses: readonly Use[];
  /** Widget name to the micro-frontend that published it first, or to which it was handed over. */
  owners: Readonly<Record<string, string>>;
}

/** What operators grant, by micro-frontend (setting PERMISSIONS), e.g. {"vue": ["trusted-types:vue"]}. */
export type Permissions = Readonly<Record<string, readonly string[]>>;

export interface VersionCheck extends InUse {
  manifest: MfeVersion;
}

export interface ShellCheck extends InUse {
  manifest: ShellVersion;
}

export interface RetireCheck extends InUse {
  mfe: string;
  major: number;
}
