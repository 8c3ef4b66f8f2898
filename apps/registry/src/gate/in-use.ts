import type { Census, MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';

/** A page that says `data-widget="…"` with these props. */
export type Use = Pick<Census['uses'][number], 'page' | 'source' | 'file' | 'widget' | 'major' | 'props'>;

/** A version that visitors get now: stable, or candidate of an open rollout. Its major tells its channel. */
export type LiveVersion = MfeVersion;

/** What a new version meets. Read it with `readInUse(db)`. */
export interface InUse {
  live: readonly LiveVersion[];
  shells: readonly ShellVersion[];
  uses: readonly Use[];
  /** Widget name to the micro-frontend that published it first. */
  owners: Readonly<Record<string, string>>;
  /** Pages of others count for a break only on these origins: anybody can tell us of a page. */
  foreignOrigins: readonly string[];
}
