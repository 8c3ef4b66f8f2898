import type { Release } from './federation';

/** The part of a release that these widgets need; unknown names are ignored. */
export function pickWidgets(release: Release, names: Iterable<string>): Release {
  const widgets = Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const widget = Object.hasOwn(release.widgets, name) ? release.widgets[name] : undefined;
      return widget ? [[name, widget] as const] : [];
    }),
  );
  const mfes = Object.fromEntries(
    [...new Set(Object.values(widgets).map(({ mfe }) => mfe))].flatMap((mfe) => {
      const entry = release.mfes[mfe];
      return entry ? [[mfe, entry] as const] : [];
    }),
  );
  const folders = Object.values(mfes).map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1));
  const chunks = Object.fromEntries(
    Object.entries(release.chunks).filter(([url]) => folders.some((folder) => url.startsWith(folder))),
  );
  return { ...release, widgets, mfes, chunks };
}
