import type { Release, ReleaseWidget } from '@fachwerk/shared/contracts';

export type ReleaseMfe = Release['mfes'][string];

/** Everything that the shell must know to load a widget. Addresses are absolute. */
export interface Placement {
  name: string;
  widget: ReleaseWidget;
  mfe: ReleaseMfe;
  /** What it needs at once, for shadow roots; without a hash it is refused there. */
  styles?: readonly { href: string; integrity: string }[];
}

/** "cart@1.4.0-3f9a2c1", also for a major that runs beside another ("cart@2" in the release). */
export const versionName = ({ widget, mfe }: Placement): string =>
  `${widget.mfe.replace(/@.*/, '')}@${mfe.version}`;

/** Names to placements: from the release that stands in the page, or from the registry for what the page does not say. */
export interface ReleaseIndex {
  find(name: string): Promise<Placement>;
  /** The same widget without these versions (e.g. "cart@1.4.0-3f9a2c1"), as far as the registry has others. */
  findInstead(placement: Placement, avoid: readonly string[]): Promise<Placement | undefined>;
}

export interface ReleaseIndexOptions {
  release: Release | undefined;
  /** Origin that relative addresses belong to. */
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
    return { name, widget, mfe: { ...mfe, entry: absolute(mfe.entry) }, styles };
  };

  // Widgets that are found in one go are asked for in one go.
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

  // All widgets of a micro-frontend share one answer: they change to one and the same version.
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

const ownEntry = <Entry>(entries: Record<string, Entry>, name: string): Entry | undefined =>
  Object.prototype.hasOwnProperty.call(entries, name) ? entries[name] : undefined;
