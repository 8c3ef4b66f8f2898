import type { Release, ReleaseWidget } from '@fachwerk/shared/contracts';

export type ReleaseMfe = Release['mfes'][string];

/** Everything that the shell must know to load a widget. Addresses are absolute. */
export interface Placement {
  name: string;
  widget: ReleaseWidget;
  mfe: ReleaseMfe;
}

/** Names to placements: from the release that stands in the page, or from the registry for what the page does not say. */
export interface ReleaseBook {
  find(name: string): Promise<Placement>;
}

export interface ReleaseBookOptions {
  release: Release | undefined;
  /** Origin that relative addresses belong to. */
  origin: string;
  fetchRelease(names: readonly string[]): Promise<Release>;
}

export function createReleaseBook({ release, origin, fetchRelease }: ReleaseBookOptions): ReleaseBook {
  const absolute = (url: string) => new URL(url, origin).href;
  const placementIn = ({ widgets, mfes }: Release, name: string): Placement | undefined => {
    const widget = ownEntry(widgets, name);
    const mfe = widget && ownEntry(mfes, widget.mfe);
    return mfe && { name, widget, mfe: { ...mfe, entry: absolute(mfe.entry) } };
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

  return {
    async find(name) {
      const placement = (release && placementIn(release, name)) ?? placementIn(await askRegistry(name), name);
      if (!placement) throw new Error(`No live micro-frontend offers a widget '${name}'.`);
      return placement;
    },
  };
}

const ownEntry = <Entry>(entries: Record<string, Entry>, name: string): Entry | undefined =>
  Object.prototype.hasOwnProperty.call(entries, name) ? entries[name] : undefined;
