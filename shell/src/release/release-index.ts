import type { Release, ReleaseWidget } from '@fachwerk/shared/contracts';

export type ReleaseMfe = Release['mfes'][string];

/** All facts needed to load a widget. Addresses are absolute. */
export interface Placement {
  name: string;
  widget: ReleaseWidget;
  mfe: ReleaseMfe;
  /** Style sheets to load first, for shadow roots, which refuse a sheet without a hash. */
  styles?: readonly HashedFile[];
  /** All modules of an ES module container, without the entry. */
  modules?: readonly HashedFile[];
}

export interface HashedFile {
  href: string;
  integrity: string;
}

/** "cart@1.4.0-3f9a2c1", without the suffix of a parallel major ("cart@2" in the release). */
export const versionName = ({ widget, mfe }: Placement): string =>
  `${widget.mfe.replace(/@.*/, '')}@${mfe.version}`;

/** Finds placements by name: in the release of the page, else in the registry. */
export interface ReleaseIndex {
  find(name: string): Promise<Placement>;
  /** The same widget without these versions (e.g. "cart@1.4.0-3f9a2c1"); undefined if there is no other. */
  findInstead(placement: Placement, avoid: readonly string[]): Promise<Placement | undefined>;
}

export interface ReleaseIndexOptions {
  release: Release | undefined;
  /** Base of relative addresses. */
  origin: string;
  fetchRelease(names: readonly string[], avoid?: readonly string[]): Promise<Release>;
}

export function createReleaseIndex({ release, origin, fetchRelease }: ReleaseIndexOptions): ReleaseIndex {
  const absolute = (url: string) => new URL(url, origin).href;
  const placementIn = ({ widgets, mfes, chunks }: Release, name: string): Placement | undefined => {
    const widget = ownEntry(widgets, name);
    const mfe = widget && ownEntry(mfes, widget.mfe);
    if (!mfe) return undefined;
    const styles = widget.css.map((path) => ({
      href: absolute(path),
      integrity: ownEntry(chunks, path) ?? '',
    }));
    return {
      name,
      widget,
      mfe: { ...mfe, entry: absolute(mfe.entry) },
      styles,
      ...(mfe.container === 'module' && { modules: modulesBeside(mfe.entry, chunks, absolute) }),
    };
  };

  // Names found in the same task are fetched in one request.
  let batch: { names: Set<string>; answer: Promise<Release> } | undefined;
  const askRegistry = (name: string): Promise<Release> => {
    if (!batch) {
      const names = new Set<string>();
      const answer = Promise.resolve().then(() => {
        batch = undefined;
        return fetchRelease([...names].sort());
      });
      batch = { names, answer };
    }
    batch.names.add(name);
    return batch.answer;
  };

  // All widgets of a micro-frontend share one answer, so that they change to the same version.
  const others = new Map<string, { names: Set<string>; answer: Promise<Release> }>();
  const askForOther = (mfe: string, name: string, avoid: readonly string[]): Promise<Release> => {
    const key = [mfe, ...avoid].join();
    const known = others.get(key);
    if (known?.names.has(name)) return known.answer;
    const beside = Object.entries(release?.widgets ?? {}).flatMap(([other, widget]) =>
      widget.mfe === mfe ? other : [],
    );
    const names = new Set([name, ...beside]);
    const answer = fetchRelease([...names].sort(), avoid);
    others.set(key, { names, answer });
    answer.catch(() => others.delete(key));
    return answer;
  };

  return {
    findInstead: async ({ name, widget }, avoid) =>
      placementIn(await askForOther(widget.mfe, name, avoid), name),
    async find(name) {
      const placement = (release && placementIn(release, name)) ?? placementIn(await askRegistry(name), name);
      if (!placement) throw new Error(`No live micro-frontend offers a widget '${name}'.`);
      return placement;
    },
  };
}

/** Folder of a version, e.g. "/assets/cart/1.4.0-3f9a2c1/". */
const VERSION_FOLDER = /^.*\/assets\/[^/]+\/[^/]+\//;

function modulesBeside(
  entry: string,
  chunks: Release['chunks'],
  absolute: (url: string) => string,
): HashedFile[] {
  const [folder = entry] = VERSION_FOLDER.exec(entry) ?? [];
  return Object.entries(chunks).flatMap(([path, integrity]) =>
    path !== entry && path.indexOf(folder) === 0 && /\.m?js$/.test(path)
      ? { href: absolute(path), integrity }
      : [],
  );
}

const ownEntry = <Entry>(entries: Record<string, Entry>, name: string): Entry | undefined =>
  Object.prototype.hasOwnProperty.call(entries, name) ? entries[name] : undefined;
