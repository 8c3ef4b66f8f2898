import { type Placement, type ReleaseIndex, versionName } from '../release/release-index';
import type { BadVersions } from './bad-versions';

/**
 * Replaces a version that fails in this browser: a candidate by the stable version, the stable version by the
 * last good one. A version counts as bad only when its replacement works in the same place. A failure of all
 * versions has another cause, e.g. wrong props of the page or a lost connection.
 */
export interface Healer {
  /** The placement to mount: another version if this one is known as bad. */
  current(found: Placement): Promise<Placement>;
  /** Another version for a failed one; undefined if there is none. */
  replace(failed: Placement): Promise<Placement | undefined>;
  /** Records the failed versions as bad, because their replacement works. */
  confirm(failed: readonly Placement[]): void;
}

export interface HealerOptions {
  releases: Pick<ReleaseIndex, 'findInstead'>;
  badVersions: BadVersions;
  /** Micro-frontends that must not be replaced, as in a preview. */
  isFixed?: (mfe: string) => boolean;
}

/** Limit per micro-frontend and page. */
const MOST_REPLACEMENTS = 2;

export function createHealer({ releases, badVersions, isFixed }: HealerOptions): Healer {
  const failedOf = new Map<string, Set<string>>();

  const replace = async (failed: Placement): Promise<Placement | undefined> => {
    const { mfe } = failed.widget;
    const tried = failedOf.get(mfe) ?? new Set();
    failedOf.set(mfe, tried.add(versionName(failed)));
    if (isFixed?.(mfe) || tried.size > MOST_REPLACEMENTS) return undefined;
    const avoid = new Set([...tried, ...badVersions.list()]);
    const other = await releases.findInstead(failed, [...avoid]).catch(() => undefined);
    return other && !avoid.has(versionName(other)) ? other : undefined;
  };

  return {
    replace,
    async current(found) {
      if (!badVersions.list().includes(versionName(found))) return found;
      return (await replace(found)) ?? found;
    },
    confirm: (failed) => badVersions.add(failed.map(versionName)),
  };
}
