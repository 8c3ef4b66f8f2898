import { versionName, type Placement, type ReleaseIndex } from '../release/release-index';
import type { BadVersions } from './bad-versions';

/**
 * A version that fails in this browser is replaced by what the registry has besides: the stable version for a new one,
 * the last good one for a stable one. A version counts as bad when its replacement works where it failed: what fails with
 * every version (a page's wrong props, a lost network) is no version's fault.
 */
export interface Healer {
  /** What is to be mounted in place of this: another version where this one is known to be bad. */
  current(found: Placement): Promise<Placement>;
  /** Another version for one that failed; undefined when there is none. */
  replace(failed: Placement): Promise<Placement | undefined>;
  /** Their replacement works. */
  confirm(failed: readonly Placement[]): void;
}

export interface HealerOptions {
  releases: Pick<ReleaseIndex, 'findInstead'>;
  badVersions: BadVersions;
  /** Micro-frontends that are shown in exactly this version or not at all, as in a preview. */
  isFixed?: (mfe: string) => boolean;
}

/** Of one micro-frontend on one page; then the page stays as it is. */
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
