import type { WidgetLoader } from '../loading/widget-loader';
import type { Placement } from '../release/release-index';
import { takeSnapshot } from './snapshot';

/** A version as telemetry names it. */
export interface VersionName {
  mfe: string;
  version: string;
}

export interface Intrinsics {
  /** Compares with the snapshot. `ran` is the version whose code has just run, if one has. */
  check(ran?: VersionName): void;
}

export interface IntrinsicsOptions {
  /** Only micro-frontends and the shell run on pages of the shop; other scripts run on third-party pages. */
  isOwnPage: boolean;
  /** Called once per version, with the names of the changed functions. */
  onChange(by: VersionName, names: readonly string[]): void;
  signal: AbortSignal;
}

/** Address of a file of a micro-frontend. */
const FILE = /\/assets\/([^/]+)\/(\d[^/]*)\//;

/**
 * Detects versions that change functions of all teams. The version is the one whose file was evaluated, whose
 * module was created or whose widget was mounted right before. On pages of the shop a change that is found
 * later belongs to the version that ran last, and the functions are restored. On third-party pages the page
 * may change its own functions at any time: such a change is accepted.
 */
export function watchIntrinsics({ isOwnPage, onChange, signal }: IntrinsicsOptions): Intrinsics {
  // Read before any version runs, because a method may be a replaced one.
  const { apply } = Reflect;
  const { exec } = FILE;
  const snapshot = takeSnapshot();
  const reported: Record<string, true> = {};
  let last: VersionName | undefined;

  const check = (ran?: VersionName) => {
    last = ran ?? last;
    const by = isOwnPage ? last : ran;
    const names = snapshot.settle(isOwnPage && by !== undefined);
    if (!by || names.length === 0 || reported[by.mfe + by.version]) return;
    reported[by.mfe + by.version] = true;
    onChange(by, names);
  };

  // In the same task as the evaluation of the file.
  const afterScript = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const file = apply(exec, FILE, [target.src]);
    if (file) return check({ mfe: file[1] as string, version: file[2] as string });
    // A script of the page: its changes are intended.
    snapshot.settle(false);
  };
  document.addEventListener('load', afterScript, { capture: true, signal });
  return { check };
}

/** Compares before and after the code of a widget was loaded and its modules were created. */
export const watchLoads = ({ load }: WidgetLoader, { check }: Intrinsics): WidgetLoader => ({
  async load(placement, attempt) {
    check();
    const loaded = await load(placement, attempt);
    check(versionOf(placement));
    return loaded;
  },
});

/** The second major of "cart" is "cart@2" in a release; files have the plain name. */
export const versionOf = ({ widget, mfe }: Placement): VersionName => ({
  mfe: widget.mfe.replace(/@.*/, ''),
  version: mfe.version,
});
